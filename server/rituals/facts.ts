import type { RitualFacts } from '#shared/rituals/ritual.ts'
import { addDays } from '#shared/time/civil.ts'
import { type DateRange, includes } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import { readRows } from '#server/entity/rows.ts'
import { goal } from '#server/goals/goal.ts'
import { readDays } from '#server/habits/reports.ts'
import type { Person } from '#server/http/person.ts'

/** More tasks that are open are not named one by one. */
const MOST_NAMED = 1000

/** How a range of dates stands now (docs/rules.md, Rituals). */
export async function factsOf(deps: Deps, person: Person, range: DateRange): Promise<RitualFacts> {
  const { db } = deps
  const { from, to } = range
  const tasks = await db.read<{ id: string; is_done: boolean }>(TASKS, [person.id, from, to])
  const open = tasks.filter(({ is_done }) => !is_done)
  const habits = await readDays(deps, person, range)
  const [earned] = await db.read<{ xp: number }>(XP, [person.id, from, to])
  return {
    completed: tasks.length - open.length,
    total: tasks.length,
    habits_kept: habits.reduce((sum, { kept }) => sum + kept, 0),
    habits_due: habits.reduce((sum, { due }) => sum + due, 0),
    xp: earned?.xp ?? 0,
    focus_seconds: await focusIn(deps, person, range),
    open_task_ids: open.slice(0, MOST_NAMED).map(({ id }) => id),
    goals_at_risk: await countGoalsAtRisk(deps, person),
  }
}

const TASKS = `
  select id, status = 'completed' as is_done from tasks
  where user_id = $1 and scheduled_date between $2 and $3 and deleted_at is null
  order by scheduled_date, scheduled_time, id`

const XP = `
  select coalesce(sum(amount), 0)::int as xp from xp_ledger where user_id = $1 and occurrence_date between $2 and $3`

/** Closed intervals by the local date of their start, in whole seconds. */
async function focusIn({ db }: Deps, { id, dayRule }: Person, range: DateRange): Promise<number> {
  const around = [addDays(range.from, -1), addDays(range.to, 2)] // in any zone
  const intervals = await db.read<{ started_at: Date; seconds: number }>(FOCUS, [id, ...around])
  return intervals.reduce(
    (sum, { started_at, seconds }) =>
      includes(range, localDate(new Date(started_at), dayRule)) ? sum + seconds : sum,
    0,
  )
}

const FOCUS = `
  select s.started_at, floor(extract(epoch from s.ended_at - s.started_at))::int as seconds
  from focus_sessions s join tasks t on t.user_id = s.user_id and t.id = s.task_id and t.deleted_at is null
  where s.user_id = $1 and s.started_at >= $2::date and s.started_at < $3::date and s.ended_at is not null`

async function countGoalsAtRisk({ db, now }: Deps, person: Person): Promise<number> {
  const where = "e.status = 'active'"
  const listing = { isTrash: false, isArchive: false, limit: 1000, offset: 0, where }
  const goals = await goal.present(db, person, await readRows(db, goal, person.id, listing), now())
  return goals.filter(({ at_risk }) => at_risk).length
}
