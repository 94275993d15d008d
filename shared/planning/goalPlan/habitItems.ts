import type { Coached } from '#shared/planning/placing/toPlace.ts'
import type { NewItem } from '#shared/planning/proposal.ts'

/** The items that make the habits of a plan from a goal. */
export function habitItems(coached: Coached | null): NewItem[] {
  return (coached?.plan.habits ?? []).map(({ note, ...row }): NewItem => ({
    kind: 'create_habit',
    task_id: null,
    row,
    patch: null,
    before: null,
    step: null,
    part: null,
    amount: null,
    phase: null,
    note,
    reason_code: 'asked',
    reason: 'A steady practice is one habit.',
    warnings: [],
    misses: null,
    offers: [],
    chosen: true,
    state: 'proposed',
  }))
}
