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
 * Its first week has the load that it had, and each that follows that of the week before it: nothing jumps. A taper stays one.
 *
 * @param open in order of time
 * @param begun the date from which the weeks of the whole plan count
 * @param lastPhase index of its last phase
 * @param lastDone date of the last session that was done; null without any
 * @param deadline the goal's date
 * @returns null where nothing has to be moved
 */
export function pickedUp(
  open: readonly OpenSession[],
  {
    today,
    lastDone,
    begun,
    lastPhase,
    deadline,
    goal,
  }: {
    today: string
    lastDone: string | null
    begun: string
    lastPhase: number
    deadline: string | null
    goal: string
  },
): PickedUp | null {
  const left = open.filter(({ date }) => lastDone === null || date >= lastDone)
  const [first] = left
  if (!first || first.date >= today) return null
  const weeks = Math.ceil(daysBetween(first.date, today) / DAYS_PER_WEEK)
  const dates = left.map(({ date }) => addDays(date, weeks * DAYS_PER_WEEK))
  const eased = repeated(left, begun, lastPhase)
  const steps = eased.map((session, at) => movedStep(session, dates, at))
  const to = steps.reduce((last, { deadline: end }) => (end !== null && end > last ? end : last), today)
  const after = deadline === null ? 0 : dates.filter((date) => date > deadline).length
  return { steps, from: today, to, weeks, summary: wordsOf({ goal, left, dates, deadline, after }) }
}

/** Each week with the lengths of the one before it, but for the first. */
function repeated(left: readonly OpenSession[], begun: string, lastPhase: number): OpenSession[] {
  const weekOf = ({ date }: OpenSession) => Math.floor(daysBetween(begun, date) / DAYS_PER_WEEK)
  const weeks = [...Map.groupBy(left, weekOf).values()]
  return weeks.flatMap((week, index) => {
    const before = weeks[index - 1]
    if (!before) return week
    return week.map((session, nth) => {
      // Of a week that has begun its last sessions are left.
      const at = Math.max(0, before.length - week.length + nth)
      const earlier = before[Math.min(at, before.length - 1)]?.step.minutes ?? session.step.minutes
      const isTaper = session.step.phase === lastPhase
      const minutes = isTaper ? Math.min(session.step.minutes, earlier) : earlier
      return { ...session, step: { ...session.step, minutes } }
    })
  })
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
