import type { Goal, GOAL_FIELDS, Milestone } from '#shared/goals/goal.ts'
import {
  datesOfEvidence,
  datesOfGoal,
  type Evidence,
  EVIDENCE_DAYS,
  figuresOfGoal,
} from '#shared/goals/figures.ts'
import { exact } from '#shared/goals/metric.ts'
import { workWithin } from '#shared/habits/work.ts'
import { addDays } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { StoredRow } from '#server/kit/entity/entity.ts'
import type { Person } from '#server/kit/http/person.ts'
import { COMPLETION } from '#server/tasks/counts.ts'
import { type HabitOfGoal, habitsOfGoals, workOfGoalUpTo } from './habits.ts'

type StoredGoal = StoredRow<typeof GOAL_FIELDS> &
  Pick<Goal, 'status' | 'closed_at' | 'closed_reason' | 'published_at'>

/** Goals with their milestones and figures: six statements, however many goals there are. */
export async function withFigures(
  db: Db,
  person: Person,
  rows: readonly StoredRow<typeof GOAL_FIELDS>[],
  now: Date,
): Promise<Goal[]> {
  if (rows.length === 0) return []
  const goals = rows as readonly StoredGoal[]
  const today = localDate(now, person.dayRule)
  const ids = goals.map(({ id }) => id)
  const [milestones, values, tasks, finished, habits] = await Promise.all([
    db.read<StoredMilestone>(MILESTONES, [person.id, ids]),
    db.read<ValueRow>(VALUES, [person.id, ids, today]),
    db.read<TaskCount>(TASKS, [person.id, ids, today]),
    db.read<Finished>(FINISHED, [person.id, ids, today]),
    habitsOfGoals(db, person, goals, { today, since: addDays(today, -EVIDENCE_DAYS) }),
  ])
  return goals.map((goal) => {
    const own = <Row extends { goal_id: string }>(all: readonly Row[]) =>
      all.filter(({ goal_id }) => goal_id === goal.id)
    const [ownMilestones, [count], doneOn] = [own(milestones), own(tasks), own(finished)]
    const dates = datesOfEvidence(goal.start_date, today)
    const units =
      goal.metric.kind === 'milestones'
        ? unitsOfMilestones(ownMilestones)
        : unitsTogether([
            { total: count?.total ?? 0, done: count?.done ?? 0, doneOn },
            ...own(habits).map((habit) => unitsOfHabit(goal, habit, dates)),
          ])
    const evidence =
      goal.metric.kind === 'number' ? numbersOf(goal.metric, dates, own(values)) : unitsOf(dates, units)
    return {
      ...goal,
      ...figuresOfGoal(goal, evidence, today),
      milestones: ownMilestones.map(({ done_on: _doneOn, ...milestone }) => milestone),
      linked: { tasks: count?.total ?? 0, habits: own(habits).length },
    }
  })
}

type StoredMilestone = Milestone & { done_on: string | null }
/** A number's value as of the end of a date, and its check-ins in the week up to it; null without any before it. */
type ValueRow = { goal_id: string; date: string; last: number | null; sum: number; entries: number }
type TaskCount = { goal_id: string; total: number; done: number }
type Finished = { goal_id: string; date: string; count: number }
type Units = { total: number; done: number; doneOn: readonly { date: string; count: number }[] }

function unitsOfMilestones(milestones: readonly StoredMilestone[]): Units {
  const done = milestones.flatMap(({ done_on }) => (done_on === null ? [] : [{ date: done_on, count: 1 }]))
  return { total: milestones.length, done: done.length, doneOn: done }
}

/** Of the days between the dates of the evidence, today first, those on which something was kept. */
function unitsOfHabit(goal: StoredGoal, habit: HabitOfGoal, dates: readonly string[]): Units {
  const [today = goal.start_date, oldest = today] = [dates[0], dates.at(-1)]
  const range = datesOfGoal(goal, today)
  const { due, kept } = workOfGoalUpTo(habit, range.to)
  const recent = datesOf({ from: oldest, to: range.to < today ? range.to : today })
  const doneOn = recent.flatMap((date) => {
    const count = workWithin(habit.judged, { from: date, to: date }).kept
    return count > 0 ? [{ date, count }] : []
  })
  return { total: due, done: kept, doneOn }
}

function unitsTogether(all: readonly Units[]): Units {
  return {
    total: all.reduce((sum, { total }) => sum + total, 0),
    done: all.reduce((sum, { done }) => sum + done, 0),
    doneOn: all.flatMap(({ doneOn }) => doneOn),
  }
}

/** What was done as of each date is all that is done now without what was done later. */
function unitsOf(dates: readonly string[], { total, done, doneOn }: Units): Evidence {
  const since = (date: string) => doneOn.reduce((sum, row) => (row.date > date ? sum + row.count : sum), 0)
  return { total, values: dates.map((date) => done - since(date)), entries: since(dates.at(-1) ?? '') }
}

function numbersOf(
  { start, aggregate }: Extract<Goal['metric'], { kind: 'number' }>,
  dates: readonly string[],
  rows: readonly ValueRow[],
): Evidence {
  const at = dates.flatMap((date) => rows.find((row) => row.date === date) ?? [])
  return {
    total: 0,
    values: at.map(({ last, sum }) => (aggregate === 'last' ? (last ?? start) : exact(start + sum))),
    entries: at.slice(0, -1).reduce((total, { entries }) => total + entries, 0),
  }
}

const MILESTONES = `
  select id, goal_id, title, due_date, position, done_at is not null as done, ${instantSql('done_at')} as done_at, done_on
  from milestones where user_id = $1 and goal_id = any($2) order by position, created_at, id`

/** Seven dates a week apart, today first. */
const VALUES = `
  select g.id as goal_id, d.date::date as date, last.value as last, coalesce(past.sum, 0) as sum, coalesce(past.entries, 0)::int as entries
  from goals g
  cross join lateral (select $3::date - 7 * week as date from generate_series(0, 6) as week) d
  left join lateral (
    select c.value from goal_checkins c where c.user_id = $1 and c.goal_id = g.id and c.date <= d.date
    order by c.date desc, c.created_at desc, c.id desc limit 1
  ) last on true
  left join lateral (
    select sum(c.value) as sum, count(*) filter (where c.date > d.date - 7) as entries
    from goal_checkins c where c.user_id = $1 and c.goal_id = g.id and c.date <= d.date
  ) past on true
  where g.user_id = $1 and g.id = any($2) and g.metric ->> 'kind' = 'number'`

/** Of a repeating task the occurrences up to today count, and those that are done. */
const TASKS = `
  select goal_id, count(*)::int as total, (count(*) filter (where status = 'completed'))::int as done
  from tasks
  where user_id = $1 and goal_id = any($2) and deleted_at is null
    and (recurrence_id is null or scheduled_date <= $3 or status = 'completed')
  group by goal_id`

/** By the local date that the completion was counted for. Of all tasks of the goals only those of the last weeks are read. */
const FINISHED = `
  select t.goal_id, l.occurrence_date as date, count(*)::int as count
  from tasks t join xp_ledger l on ${COMPLETION}
  where t.user_id = $1 and t.deleted_at is null and t.goal_id = any($2) and t.id = any(array(
    select f.source_id from xp_ledger f
    where f.user_id = $1 and f.source_kind = 'task' and f.reason = 'completed' and f.occurrence_date > $3::date - 42
  ))
  group by t.goal_id, l.occurrence_date having l.occurrence_date > max($3::date) - 42`
