import { invalidField } from '#shared/errors.ts'
import type { Goal } from '#shared/goals/goal.ts'
import { datesOfGoal } from '#shared/goals/figures.ts'
import { type GoalDay, historyOf, MOST_HISTORY_DAYS } from '#shared/goals/history.ts'
import { lineOf } from '#shared/goals/line.ts'
import { exact } from '#shared/goals/metric.ts'
import { workWithin } from '#shared/habits/work.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { readRow } from '#server/kit/entity/actions.ts'
import type { Person } from '#server/kit/http/person.ts'
import { COMPLETION } from '#server/tasks/counts.ts'
import { goal as entity } from './goal.ts'
import { type HabitOfGoal, habitsOfGoals, workOfGoalUpTo } from './habits.ts'

type Range = { from: string; to: string }

/** A goal's value at the end of each date of a range. @throws AppError `not_found`, `invalid` for a range of more than 400 dates */
export async function readHistory(
  deps: Pick<Deps, 'db' | 'now'>,
  person: Person,
  id: string,
  range: Range,
): Promise<{ items: GoalDay[] }> {
  const days = daysBetween(range.from, range.to) + 1
  if (days < 1 || days > MOST_HISTORY_DAYS)
    throw invalidField('to', `A history has 1 to ${MOST_HISTORY_DAYS} dates`)
  const goal = await readRow(deps, person, entity, id)
  const { metric, progress } = goal
  const today = localDate(deps.now(), person.dayRule)
  const values =
    metric.kind === 'number'
      ? await numbers(deps.db, person.id, goal, range)
      : await units(deps.db, person, goal, { range, today })
  return { items: historyOf(range, values, { ...goal, line: lineOf(metric, progress.total) }) }
}

type Values = { value: number; changes: ReadonlyMap<string, (value: number) => number> }

async function numbers(db: Db, userId: UserId, { id, metric }: Goal, { from, to }: Range): Promise<Values> {
  if (metric.kind !== 'number') throw new Error('Only numbers have check-ins')
  const rows = await db.read<{ date: string; last: number; sum: number }>(CHECKED, [userId, id, from, to])
  const isSum = metric.aggregate === 'sum'
  const value = rows
    .filter(({ date }) => date < from)
    .reduce((before, { last, sum }) => (isSum ? exact(before + sum) : last), metric.start)
  const changes = rows
    .filter(({ date }) => date >= from)
    .map(({ date, last, sum }) => [date, (before: number) => (isSum ? exact(before + sum) : last)] as const)
  return { value, changes: new Map(changes) }
}

/** What lies before the range is one row. */
const CHECKED = `
  select greatest(date, $3::date - 1) as date, sum(value) as sum,
    (array_agg(value order by date desc, created_at desc, id desc))[1] as last
  from goal_checkins where user_id = $1 and goal_id = $2 and date <= $4
  group by greatest(date, $3::date - 1) order by 1`

async function units(
  db: Db,
  person: Person,
  goal: Goal,
  { range, today }: { range: Range; today: string },
): Promise<Values> {
  const { id, metric } = goal
  const { from, to } = range
  const text = metric.kind === 'milestones' ? REACHED : FINISHED
  const [rows, habits] = await Promise.all([
    db.read<{ date: string; count: number }>(text, [person.id, id, from, to]),
    habitsOfGoals(db, person, [goal], { today, since: from }),
  ])
  const kept = metric.kind === 'linked' ? keptOf(goal, habits, { range, today }) : []
  const all = [...rows, ...kept]
  const value = all.reduce((sum, { date, count }) => (date < from ? sum + count : sum), 0)
  const added = new Map<string, number>()
  for (const { date, count } of all) if (date >= from) added.set(date, (added.get(date) ?? 0) + count)
  return {
    value,
    changes: new Map([...added].map(([date, count]) => [date, (before: number) => before + count])),
  }
}

/** What was kept on each date of the range, and before it as one. */
function keptOf(
  goal: Goal,
  habits: readonly HabitOfGoal[],
  { range, today }: { range: Range; today: string },
): { date: string; count: number }[] {
  const ofGoal = datesOfGoal(goal, today)
  const yesterday = addDays(range.from, -1)
  const last = yesterday < ofGoal.to ? yesterday : ofGoal.to
  const dates = datesOf(range).filter((date) => ofGoal.from <= date && date <= ofGoal.to)
  return habits.flatMap((habit) => [
    { date: last, count: workOfGoalUpTo(habit, last).kept },
    ...dates.map((date) => ({ date, count: workWithin(habit.judged, { from: date, to: date }).kept })),
  ])
}

const REACHED = `
  select greatest(done_on, $3::date - 1) as date, count(*)::int as count
  from milestones where user_id = $1 and goal_id = $2 and done_on <= $4 group by 1`

const FINISHED = `
  select greatest(l.occurrence_date, $3::date - 1) as date, count(*)::int as count
  from tasks t join xp_ledger l on ${COMPLETION}
  where t.user_id = $1 and t.goal_id = $2 and t.deleted_at is null and l.occurrence_date <= $4
  group by 1`
