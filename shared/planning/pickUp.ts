import { addDays, DAYS_PER_WEEK, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { dateInWords } from './goalSentence/dateInWords.ts'
import type { PlannedStep } from './plannedStep.ts'

/** An open session, where it stands, and the step that it came from, with its task as what it moves. */
export type OpenSession = { date: string; time: string | null; step: PlannedStep }
/** Sessions that are to be moved together by whole weeks, and what is said of it. */
export type PickedUp = { steps: PlannedStep[]; from: string; to: string; weeks: number; summary: string }

/**
 * The same plan from where it was left (docs/rules.md, Plans from goals): its open sessions since the last one that was done, and all
 * that follow, later by as many whole weeks as bring the first of them to today or after. So weekdays, times, the order and the load of
 * the weeks stay; where the goal's date does not hold with that, the summary asks for another.
 *
 * @param open in order of time
 * @param lastDone date of the last session that was done; null without any
 * @param deadline the goal's date
 * @returns null where nothing has to be moved
 */
export function pickedUp(
  open: readonly OpenSession[],
  {
    today,
    lastDone,
    deadline,
    goal,
  }: { today: string; lastDone: string | null; deadline: string | null; goal: string },
): PickedUp | null {
  const left = open.filter(({ date }) => lastDone === null || date >= lastDone)
  const [first] = left
  if (!first || first.date >= today) return null
  const weeks = Math.ceil(daysBetween(first.date, today) / DAYS_PER_WEEK)
  const dates = left.map(({ date }) => addDays(date, weeks * DAYS_PER_WEEK))
  const steps = left.map((session, at) => movedStep(session, dates, at))
  const to = steps.reduce((last, { deadline: end }) => (end !== null && end > last ? end : last), today)
  const after = deadline === null ? 0 : dates.filter((date) => date > deadline).length
  return { steps, from: today, to, weeks, summary: wordsOf({ goal, left, dates, deadline, after }) }
}

/** On its date if that has room, else up to the one before the next session. */
function movedStep({ time, step }: OpenSession, dates: readonly string[], at: number): PlannedStep {
  const date = dates[at] ?? ''
  const next = dates[at + 1]
  const last = next === undefined || next <= date ? date : addDays(next, -1)
  const isNamed = step.days === null || step.days.includes(dayOfWeek(date))
  const isWithin = time !== null && isNamed
  return {
    ...step,
    not_before: date,
    deadline: isNamed ? last : addDays(date, DAYS_PER_WEEK - 1),
    ideal: null,
    depends_on: [],
    kickoff: null,
    sequence: null,
    previous: isWithin ? [{ scheduled_date: date, scheduled_time: time, minutes: step.minutes }] : [],
  }
}

function wordsOf({
  goal,
  left,
  dates,
  deadline,
  after,
}: {
  goal: string
  left: readonly OpenSession[]
  dates: readonly string[]
  deadline: string | null
  after: number
}): string {
  const many = left.length === 1 ? 'The next session begins' : `The next ${left.length} sessions begin`
  const start = `${goal}: pick up where you left. ${many} on ${dateInWords(dates[0] ?? '')}, in the same order and at the same times.`
  if (deadline === null) return start
  if (after === 0) return `${start} ${dateInWords(deadline)} still holds.`
  const late = after === 1 ? 'One session would come' : `${after} sessions would come`
  return `${start} ${late} after ${dateInWords(deadline)}: would a later date suit you, or fewer sessions?`
}
