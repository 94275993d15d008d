import type { GoalFacts } from '#shared/analytics/facts.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import { readRows } from '#server/kit/entity/rows.ts'
import { withFigures } from '#server/goals/figures.ts'
import { goal } from '#server/goals/goal.ts'
import type { Person } from '#server/kit/http/person.ts'

/** A person's goals that are not in the trash, with their pace and whether one has a check-in in a range. */
export async function goalFacts(
  db: Db,
  person: Person,
  { from, to }: DateRange,
  now: Date,
): Promise<GoalFacts[]> {
  const everything = { isTrash: false, limit: 1_000_000, offset: 0 }
  const [rows, checked] = await Promise.all([
    readRows(db, goal, person.id, everything),
    db.read<{ goal_id: string }>(CHECKED, [person.id, from, to]),
  ])
  const active = rows.filter((row) => 'status' in row && row.status === 'active' && !row.archived)
  const paces = new Map((await withFigures(db, person, active, now)).map(({ id, pace }) => [id, pace]))
  const checkedIds = new Set(checked.map(({ goal_id }) => goal_id))
  return rows.map((row) => ({
    kind: 'goal',
    id: row.id,
    date: row.target_date,
    title: row.title,
    state: 'status' in row && row.status === 'achieved' ? 'done' : 'open',
    category: null,
    domain_id: row.domain_id,
    goal_id: null,
    seconds: null,
    at: null,
    isActive: paces.has(row.id),
    pace: paces.get(row.id)?.status ?? null,
    isChecked: checkedIds.has(row.id),
  }))
}

const CHECKED = 'select distinct goal_id from goal_checkins where user_id = $1 and date between $2 and $3'
