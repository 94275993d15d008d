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
  const [tasks, collectors] = await Promise.all([
    db.read<DueTasks>(DUE, [person.id, dates[0], dates.at(-1)]),
    db.read<Pick<Domain, 'id' | 'categories'>>(COLLECTORS, [person.id]),
  ])
  const byDomain = Map.groupBy(tasks, (row) => domainOf(row, collectors))
  return rows.map((row) => ({
    ...(row as StoredDomain & Domain),
    ...figuresOf(dates, byDomain.get(row.id) ?? []),
  }))
}

const DUE = `
  select domain_id, category, scheduled_date as date, count(*)::int as due,
    (count(*) filter (where status = 'completed'))::int as done
  from tasks where user_id = $1 and scheduled_date between $2 and $3 and deleted_at is null
  group by domain_id, category, scheduled_date`

const COLLECTORS = 'select id, categories from domains where user_id = $1 and deleted_at is null'
