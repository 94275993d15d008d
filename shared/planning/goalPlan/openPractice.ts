import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** What is only ever practised is a habit, also where its rhythm is left to the plan: `meditate`. */
const ONLY_PRACTISED =
  /^(?:meditate|stretch|pray|journal|breathe|floss|do (?:some )?(?:yoga|pilates|tai chi|stretching)|practi[sc]e (?:yoga|meditation|breathing|gratitude|mindfulness)|keep a (?:\w+ )?(?:journal|diary))$/i
/** A few minutes, each day. */
const SMALL =
  /^(?:pray|journal|breathe|floss|practi[sc]e (?:breathing|gratitude)|keep a (?:\w+ )?(?:journal|diary))$/i
const USUAL_OF_SMALL = { perWeek: 7, minutes: 10 }

/** Whether something that is only ever practised is named, with no rhythm and no amount: `meditate`. */
export function isOpenPractice({ what, amount, total_minutes: total }: Understood): boolean {
  return ONLY_PRACTISED.test((what ?? '').trim()) && amount === null && total === null
}

/** How often and how long a practice takes where the person leaves it open: what its kind usually takes, or a few minutes daily. */
export function usualOfPractice({ what }: Understood, { usual }: Pattern): Pattern['usual'] {
  return SMALL.test((what ?? '').trim()) ? USUAL_OF_SMALL : usual
}
