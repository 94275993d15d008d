import { addDays } from '#shared/time/civil.ts'
import { type Calendar, calendarBetween, roomOf } from './calendar.ts'
import { placeSteps } from './place.ts'
import type { PlannedStep } from './plannedStep.ts'

/**
 * The first step of a plan, where it stands (docs/rules/plans.md, Plans from goals): on the first date or the next where there is room,
 * within what was said where it can be; else as soon as there is room. As it is where there is none.
 */
export function beginning(calendar: Calendar, step: PlannedStep): PlannedStep {
  const { kickoff, not_before: notBefore, deadline } = step
  if (!kickoff) return step
  const first = notBefore !== null && notBefore > calendar.from ? notBefore : calendar.from
  const soon = { deadline: earlier(addDays(first, 1), deadline) }
  const open = { between: null, days: kickoff.days }
  for (const wish of [soon, { ...soon, ...open }, {}, open]) {
    const tried = { ...step, ...wish }
    const { availability } = calendar
    const chunks = { min: availability.min_chunk, max: availability.max_chunk }
    const placed = placeSteps(roomOf(calendarBetween(calendar, tried.between)), [tried], chunks)
    const [blocks] = placed.board.places
    if (blocks) return { ...tried, fixed: blocks }
  }
  return step
}

function earlier(one: string, other: string | null): string {
  return other === null || one < other ? one : other
}
