import { addDays, DAYS_PER_WEEK, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { minuteOf } from './placing/block.ts'
import { startingLoad, weekOfPlan, withinGrowth } from './goalPlan/weeklyLoad.ts'
import { dateInWords } from './goalSentence/dates/dateInWords.ts'
import { type PlannedStep, withLength } from './plannedStep.ts'

/** An open session, its place, and the step that it came from, with its task as what it moves. */
export type OpenSession = { date: string; time: string | null; step: PlannedStep }
/** Sessions that are to be moved together by whole weeks, and what is said of it. */
export type PickedUp = { steps: PlannedStep[]; from: string; to: string; weeks: number; summary: string }

/**
 * The same plan from where it was left (docs/rules/plans.md, Plans from goals): its open sessions since the last one that was done, and all
 * that follow, later by as many whole weeks as bring the first of them into the future. So weekdays, times, the order and the load of
 * the weeks stay; where the goal's date does not hold with that, the summary asks for another.
 *
 * Where lengths grow, no week has more than a tenth over the fullest one before it, or over the first one of the plan.
 *
 * @param open in order of time
 * @param others sessions that stay where they are: done ones, and one whose timer runs
 * @param planned all steps of the plan as they were planned
 * @param begun the date from which the weeks of the whole plan count
 * @param goesOn whether another part was before it
 * @param earliest the minute before which nothing may start any more
 * @param lastDone date of the last session that was done; null without any
 * @param deadline the goal's date
 * @returns null where nothing has to be moved
 */
export function pickedUp(
  open: readonly OpenSession[],
  {
    today,
    earliest,
    lastDone,
    others,
    planned,
    begun,
    goesOn,
    deadline,
    goal,
  }: {
    today: string
    earliest: number
    lastDone: string | null
    others: readonly { date: string; minutes: number }[]
    planned: readonly PlannedStep[]
    begun: string
    goesOn: boolean
    deadline: string | null
    goal: string
  },
): PickedUp | null {
  const left = open.filter(({ date }) => lastDone === null || date >= lastDone)
  const [first] = left
  if (!first || first.date >= today) return null
  const days = daysBetween(first.date, today)
  const isPast = days % DAYS_PER_WEEK === 0 && first.time !== null && minuteOf(today, first.time) < earliest
  const weeks = Math.ceil(days / DAYS_PER_WEEK) + Number(isPast)
  const dates = left.map(({ date }) => addDays(date, weeks * DAYS_PER_WEEK))
  const staying = [
    ...others,
    ...open.filter((one) => !left.includes(one)).map(({ date, step }) => ({ date, minutes: step.minutes })),
  ]
  const lengths = lengthsOf(left, { dates, staying, planned, begun, goesOn })
  const steps = left.map((session, at) => movedStep(session, { dates, at, minutes: lengths[at] ?? 0 }))
  const to = steps.reduce((last, { deadline: end }) => (end !== null && end > last ? end : last), today)
  const after = deadline === null ? 0 : dates.filter((date) => date > deadline).length
  return { steps, from: today, to, weeks, summary: wordsOf({ goal, left, dates, deadline, after }) }
}

/** Of sessions that are all as long, whatever their week, the lengths were said: they stay. */
function lengthsOf(
  left: readonly OpenSession[],
  {
    dates,
    staying,
    planned,
    begun,
    goesOn,
  }: {
    dates: readonly string[]
    staying: readonly { date: string; minutes: number }[]
    planned: readonly PlannedStep[]
    begun: string
    goesOn: boolean
  },
): number[] {
  const own = left.map(({ step }) => step.minutes)
  const sessions = planned.filter(({ ideal }) => ideal !== null)
  if (new Set(sessions.map(({ minutes }) => minutes)).size < 2) return own
  const kept = staying.map(({ date, minutes }) => ({ week: weekOfPlan(begun, date), minutes, stays: true }))
  const moved = own.map((minutes, at) => ({
    week: weekOfPlan(begun, dates[at] ?? ''),
    minutes,
    stays: false,
  }))
  return withinGrowth([...kept, ...moved], startingLoad(sessions, begun, goesOn)).slice(kept.length)
}

/** On its date if that has room, else up to the one before the next session. */
function movedStep(
  { time, step }: OpenSession,
  { dates, at, minutes }: { dates: readonly string[]; at: number; minutes: number },
): PlannedStep {
  const date = dates[at] ?? ''
  const next = dates[at + 1]
  const last = next === undefined || next <= date ? date : addDays(next, -1)
  const isNamed = step.days === null || step.days.includes(dayOfWeek(date))
  const isWithin = time !== null && isNamed
  return {
    ...withLength(step, minutes),
    not_before: date,
    deadline: isNamed ? last : addDays(date, DAYS_PER_WEEK - 1),
    ideal: null,
    depends_on: [],
    kickoff: null,
    sequence: null,
    previous: isWithin ? [{ scheduled_date: date, scheduled_time: time, minutes }] : [],
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
