import type { RitualKind } from '#shared/rituals/ritual.ts'

/** What the button of a ritual says. */
export function offerInWords({ kind }: { kind: RitualKind }): string {
  return { morning_plan: 'Plan the day', evening_close: 'Close the day', weekly_review: 'Review the week' }[
    kind
  ]
}
