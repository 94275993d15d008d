import { addDays, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { dateOf } from './placing/block.ts'
import { type Calendar, calendarBetween, roomOf } from './placing/calendar.ts'
import { placeSteps } from './placing/place.ts'
import type { PlannedStep } from './plannedStep.ts'

/**
 * The first step of a plan, with its place (docs/rules/plans.md, Plans from goals): on the first date or the next where there is room,
 * within what was said where it can be; else as soon as there is room. As it is where there is none.
 */
export function beginning(calendar: Calendar, step: PlannedStep): PlannedStep {
  const { kickoff, not_before: notBefore, deadline } = step
  if (!kickoff) return step
  const first = notBefore !== null && notBefore > calendar.from ? notBefore : calendar.from
  const soon = { deadline: earlier(addDays(first, 1), deadline) }
  const open = { between: null, own_days: null, days: kickoff.days }
  for (const wish of [soon, { ...soon, ...open }, {}, open]) {
    const tried = { ...step, ...wish }
    const { availability } = calendar
    const chunks = { min: availability.min_chunk, max: availability.max_chunk }
    const placed = placeSteps(roomOf(calendarBetween(calendar, tried)), [tried], chunks)
    const [blocks] = placed.board.places
    if (blocks) return { ...tried, fixed: blocks }
  }
  return step
}

/**
 * Sessions that may be placed on several dates, after the date of the first step where they leave one: two things on one evening are no
 * small beginning.
 */
export function afterBeginning(steps: readonly PlannedStep[]): readonly PlannedStep[] {
  const block = steps.find(({ kickoff }) => kickoff)?.fixed?.[0]
  if (!block) return steps
  const begun = dateOf(block.start)
  const taken = new Set(steps.map(({ ideal }) => ideal))
  return steps.map((step) => {
    const { ideal, deadline } = step
    if (ideal === null || ideal > begun || deadline === null) return step
    const days = Array.from({ length: daysBetween(begun, deadline) }, (_, day) => addDays(begun, day + 1))
    const free = days.find((date) => !taken.has(date) && (step.days?.includes(dayOfWeek(date)) ?? true))
    if (free === undefined) return step
    taken.add(free)
    return { ...step, ideal: free }
  })
}

function earlier(one: string, other: string | null): string {
  return other === null || one < other ? one : other
}
