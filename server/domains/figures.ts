import type { Domain, DOMAIN_FIELDS } from '#shared/domains/domain.ts'
import { datesOfFigures, domainOf, type DueTasks, figuresOf } from '#shared/domains/figures.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredRow } from '#server/entity/entity.ts'
import type { Person } from '#server/http/person.ts'

type StoredDomain = StoredRow<typeof DOMAIN_FIELDS>

/** Domains with their figures: two statements, however many domains there are. */
export async function withFigures(
  db: Db,
  person: Person,
  rows: readonly StoredDomain[],
  now: Date,
): Promise<Domain[]> {
  if (rows.length === 0) return []
  const dates = datesOfFigures(localDate(now, person.dayRule))
  const [tasks, collectors, goals] = await Promise.all([
    db.read<DueTasks>(DUE, [person.id, dates[0], dates.at(-1)]),
    db.read<Pick<Domain, 'id' | 'categories'>>(COLLECTORS, [person.id]),
    db.read<GoalCount>(GOALS, [person.id]),
  ])
  const byDomain = Map.groupBy(tasks, (row) => domainOf(row, collectors))
  return rows.map((row) => ({
    ...(row as StoredDomain & Domain),
    ...figuresOf(dates, byDomain.get(row.id) ?? []),
    ...countOf(goals.find(({ domain_id }) => domain_id === row.id)),
  }))
}

type GoalCount = { domain_id: string; completed: number; total: number }

function countOf({ completed = 0, total = 0 }: Partial<GoalCount> = {}) {
  return { completed, total }
}

/** Without a domain of its own a task belongs to that of its goal. */
const DUE = `
  select coalesce(t.domain_id, g.domain_id) as domain_id, t.category, t.scheduled_date as date, count(*)::int as due,
    (count(*) filter (where t.status = 'completed'))::int as done
  from tasks t left join goals g on g.user_id = $1 and g.id = t.goal_id
  where t.user_id = $1 and t.scheduled_date between $2 and $3 and t.deleted_at is null
  group by coalesce(t.domain_id, g.domain_id), t.category, t.scheduled_date`

const GOALS = `
  select domain_id, (count(*) filter (where status = 'achieved'))::int as completed, count(*)::int as total
  from goals
  where user_id = $1 and domain_id is not null and status <> 'dropped' and not archived and deleted_at is null
  group by domain_id`

const COLLECTORS = 'select id, categories from domains where user_id = $1 and deleted_at is null'
