import type { RitualFacts } from '#shared/rituals/ritual.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Deps } from '#server/deps.ts'
import { readRows } from '#server/kit/entity/rows.ts'
import { goal } from '#server/goals/goal.ts'
import { readDays } from '#server/habits/reports.ts'
import type { Person } from '#server/kit/http/person.ts'
import { IS_WORK } from '#server/progress/award.ts'
import { focusIntervals } from '#server/tasks/focus.ts'

/** More tasks that are open are not named one by one. */
const MOST_NAMED = 1000

/** The facts of a range of dates as of now (docs/rules/rituals.md, Rituals). */
export async function factsOf(deps: Deps, person: Person, range: DateRange): Promise<RitualFacts> {
  const { db } = deps
  const { from, to } = range
  const tasks = await db.read<{ id: string; is_done: boolean }>(TASKS, [person.id, from, to])
  const open = tasks.filter(({ is_done }) => !is_done)
  const habits = await readDays(deps, person, range)
  const focus = await focusIntervals(db, person, range)
  const [earned] = await db.read<{ xp: number }>(XP, [person.id, from, to])
  return {
    completed: tasks.length - open.length,
    total: tasks.length,
    habits_kept: habits.reduce((sum, { kept }) => sum + kept, 0),
    habits_due: habits.reduce((sum, { due }) => sum + due, 0),
    xp: earned?.xp ?? 0,
    focus_seconds: focus.reduce((sum, { seconds }) => sum + seconds, 0),
    open_task_ids: open.slice(0, MOST_NAMED).map(({ id }) => id),
    goals_at_risk: await countGoalsAtRisk(deps, person),
  }
}

const TASKS = `
  select id, status = 'completed' as is_done from tasks
  where user_id = $1 and scheduled_date between $2 and $3 and deleted_at is null
  order by scheduled_date, scheduled_time, id`

const XP = `
  select coalesce(sum(amount), 0)::int as xp from xp_ledger l
  where l.user_id = $1 and l.occurrence_date between $2 and $3 and ${IS_WORK}`

async function countGoalsAtRisk({ db, now }: Deps, person: Person): Promise<number> {
  const where = "e.status = 'active'"
  const listing = { isTrash: false, isArchive: false, limit: 1000, offset: 0, where }
  const goals = await goal.present(db, person, await readRows(db, goal, person.id, listing), now())
  return goals.filter(({ at_risk }) => at_risk).length
}
