import { addDays, DAYS_PER_WEEK, dayOfWeek, daysBetween } from '#shared/time/civil.ts'
import { type Away, isAway } from '#shared/planning/away.ts'
import { daysLeft } from '#shared/planning/goalPlan/daysLeft.ts'
import { weekOfPlan } from '#shared/planning/goalPlan/weeklyLoad.ts'
import type { OpenSession } from '#shared/planning/pickUp.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import type { Understood } from '#shared/planning/understood.ts'

/** Open sessions at other dates or hours, and what is left out of them. */
export type MovedRest = {
  steps: PlannedStep[]
  /** The ids of tasks that have no date any more. */
  gone: string[]
  /** By how many whole weeks sessions come later. */
  weeks: number
  /** Sessions after the goal's date. */
  after: number
}

/**
 * The open sessions of a plan as a change of days, hours or dates has them (docs/rules/plans.md, Plans from goals): the same sessions,
 * in their order. A later start moves all of them by whole weeks. Dates that are left out move what they would have held, and all
 * after it; where the goal's date would not hold then, the sessions of these dates are left out instead.
 *
 * @param open in order of time
 * @param goal with the days and hours that hold from now on
 * @param startsOn the date before which none is to be; null for today
 * @param away the dates that are newly left out
 * @param begun the date from which the weeks of the plan count
 */
export function movedRest(
  open: readonly OpenSession[],
  goal: Understood,
  { today, startsOn, away, begun }: { today: string; startsOn: string | null; away: Away; begun: string },
): MovedRest {
  const later = startsOn === null ? { dates: datesOf(open), weeks: 0 } : laterFrom(open, startsOn)
  const free = away.reduce((rest, range) => withoutRange(rest, range, goal.deadline), {
    ...later,
    gone: new Set<number>(),
  })
  const left = open.flatMap((session, at) =>
    free.gone.has(at) ? [] : [{ ...session, date: free.dates[at] ?? session.date }],
  )
  const steps = left.map((session, at) =>
    placedWithin(session, goal, { before: left[at - 1]?.date, next: left[at + 1]?.date, today, begun }),
  )
  return {
    steps,
    gone: open.flatMap(({ step }, at) => (free.gone.has(at) ? (step.moved?.id ?? []) : [])),
    weeks: free.weeks,
    after: goal.deadline === null ? 0 : left.filter(({ date }) => date > (goal.deadline ?? '')).length,
  }
}

type Dated = { dates: string[]; weeks: number }

const datesOf = (open: readonly OpenSession[]) => open.map(({ date }) => date)

function laterFrom(open: readonly OpenSession[], startsOn: string): Dated {
  const dates = datesOf(open)
  const weeks = Math.max(0, Math.ceil(daysBetween(dates[0] ?? startsOn, startsOn) / DAYS_PER_WEEK))
  return { dates: dates.map((date) => addDays(date, weeks * DAYS_PER_WEEK)), weeks }
}

function withoutRange(
  { dates, weeks, gone }: Dated & { gone: ReadonlySet<number> },
  [from, to]: readonly [string, string],
  deadline: string | null,
): Dated & { gone: Set<number> } {
  const within = dates.flatMap((date, at) => (from <= date && date <= to && !gone.has(at) ? [at] : []))
  const [first] = within
  if (first === undefined) return { dates, weeks, gone: new Set(gone) }
  const more = Math.ceil((daysBetween(dates[first] ?? from, to) + 1) / DAYS_PER_WEEK)
  const moved = dates.map((date, at) => (at < first ? date : addDays(date, more * DAYS_PER_WEEK)))
  const isTooLate = deadline !== null && moved.some((date, at) => date > deadline && !gone.has(at))
  return isTooLate
    ? { dates, weeks, gone: new Set([...gone, ...within]) }
    : { dates: moved, weeks: weeks + more, gone: new Set(gone) }
}

/** On its date and at its time where both may be; else within its week, if it can between the sessions beside it. */
function placedWithin(
  { date, time, step }: OpenSession,
  goal: Understood,
  {
    before,
    next,
    today,
    begun,
  }: { before: string | undefined; next: string | undefined; today: string; begun: string },
): PlannedStep {
  const days = goal.weekdays ?? daysLeft(goal)
  const isOpenOn = (day: string) =>
    (days === null || days.includes(dayOfWeek(day))) && !isAway(goal.away, day) && day >= today
  const monday = addDays(begun, weekOfPlan(begun, date) * DAYS_PER_WEEK)
  const week = { from: later(monday, today), to: addDays(monday, DAYS_PER_WEEK - 1) }
  const between = {
    from: before === undefined ? week.from : later(week.from, addDays(before, 1)),
    to: next === undefined || next > week.to ? week.to : addDays(next, -1),
  }
  const range = [{ from: date, to: date }, between, week].find(({ from, to }) => someDay(from, to, isOpenOn))
  return {
    ...step,
    days,
    between: goal.between,
    own_days: goal.own_days ?? null,
    ...(goal.away && { away: goal.away }),
    not_before: range?.from ?? date,
    deadline: range?.to ?? addDays(date, DAYS_PER_WEEK - 1),
    ideal: date,
    depends_on: [],
    kickoff: null,
    sequence: null,
    previous: time !== null && isOpenOn(date) ? [{ scheduled_date: date, scheduled_time: time }] : [],
  }
}

function someDay(from: string, to: string, isOpen: (day: string) => boolean): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOpen(day)) return true
  return false
}

const later = (one: string, other: string) => (one > other ? one : other)
