import { invalidField } from '#shared/errors.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import { MOST_PARTS } from '#shared/planning/placing/place.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import { type Proposal, propose, proposeOnOneDate } from '#shared/planning/proposal.ts'

/** What is placed, and where. Tasks that are planned anew are in neither calendar. */
export type Placing = {
  calendar: Calendar
  steps: readonly PlannedStep[]
  optional: readonly string[]
  /** All on one date. */
  isOneDay: boolean
  /** See `propose`. */
  wide: Calendar | null
}

/**
 * Places steps, and says how many milliseconds that took.
 *
 * @returns without a proposal where that needs the wide calendar
 * @throws AppError `invalid` for a plan of too many parts
 */
export function placeTimed({ calendar, steps, optional, isOneDay, wide }: Placing): {
  proposal: Proposal | null
  ms: number
} {
  const began = performance.now()
  const proposal = isOneDay ? proposeOnOneDate(calendar, steps) : propose(calendar, steps, optional, wide)
  if (proposal && proposal.items.length > MOST_PARTS)
    throw invalidField('steps', `These steps would be split into more than ${MOST_PARTS} parts`)
  return { proposal, ms: performance.now() - began }
}
