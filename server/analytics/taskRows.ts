import { type AnalyticsRow, rowOf } from '#shared/analytics/rows.ts'
import type { Selection } from '#shared/analytics/selection.ts'
import type { TableRow } from '#shared/analytics/tables.ts'
import { focusByTask } from '#shared/analytics/focus.ts'
import type { DomainFacts } from '#shared/analytics/facts.ts'
import { domainOf } from '#shared/domains/figures.ts'
import { CATEGORIES, type Category } from '#shared/tasks/fields.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import { asJson, type Json, parseJson, toJson } from '#server/kit/db/json.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Person } from '#server/kit/http/person.ts'
import { COMPLETION } from '#server/tasks/counts.ts'
import { focusIntervals, readSecondsOfTasks, type ReadSeconds, secondsFrom } from '#server/tasks/focus.ts'

/** Which tasks, and after which one a page begins. */
export type TaskSelection = Pick<Selection, 'category' | 'domain'> &
  DateRange & { of: 'due' | 'completed' | 'measured' | 'hours' }
export type TaskPage = { limit: number; after: { date: string; id: string } | null }

/** The tasks that a number counts, by date; `domains` are all of the person's. */
export async function taskRows(
  db: Db,
  person: Person,
  selection: TaskSelection,
  { domains, today, page }: { domains: readonly DomainFacts[]; today: string; page: TaskPage },
): Promise<AnalyticsRow[]> {
  const { limit, after } = page
  const values = valuesOf(person, selection, domains, today)
  const rows = await db.read<Row & Pick<AnalyticsRow, 'goal_id' | 'at'>>(STATEMENTS[selection.of].page, [
    ...values,
    after?.date ?? null,
    after?.id ?? null,
    limit,
  ])
  const ids = rows.map(({ id }) => id)
  const seconds = focusByTask(selection, await focusIntervals(db, person, selection, ids))
  return rows.map(({ done, ...row }) => {
    const own = { domain_id: domainOf(row, domains), seconds: seconds.get(row.id) ?? 0 }
    return rowOf({ kind: 'task', ...row, ...own, state: done ? 'done' : 'open' })
  })
}

/** All of them as they are read: as a JSON text, for a year has ten thousand rows, and with the seconds of each. */
export type ReadTaskRows = { rows: Json<Row[]>; read: ReadSeconds }

/** All of them, in the same order, for {@link taskRowsFrom}. */
export async function readTaskRows(
  db: Db,
  person: Person,
  selection: TaskSelection,
  { domains, today }: { domains: readonly DomainFacts[]; today: string },
): Promise<ReadTaskRows> {
  const [[found], read] = await Promise.all([
    db.read<{ rows: Json<Row[]> }>(
      asJson(STATEMENTS[selection.of].all),
      valuesOf(person, selection, domains, today),
    ),
    readSecondsOfTasks(db, person, selection),
  ])
  return { rows: found?.rows ?? toJson<Row[]>([]), read }
}

/** What was read, as a table shows it. */
export function taskRowsFrom({ rows, read }: ReadTaskRows, domains: readonly DomainFacts[]): TableRow[] {
  const seconds = secondsFrom(read)
  return parseJson(rows).map((row) => {
    // Named one by one: copies of what is left of an object are slow.
    const { id, date, title, category } = row
    const [state, domain_id] = [row.done ? 'done' : 'open', domainOf(row, domains)] as const
    return { kind: 'task', id, date, title, state, category, domain_id, seconds: seconds.get(id) ?? 0 }
  })
}

/** How many they are. */
export async function countTasks(
  db: Db,
  person: Person,
  selection: TaskSelection,
  { domains, today }: { domains: readonly DomainFacts[]; today: string },
): Promise<number> {
  const values = valuesOf(person, selection, domains, today)
  const [row] = await db.read<{ count: number }>(STATEMENTS[selection.of].count, values)
  return row?.count ?? 0
}

type Row = {
  id: string
  date: string
  title: string
  category: Category
  domain_id: string | null
  done: boolean
}

function valuesOf(
  { id }: Person,
  { from, to, category, domain }: TaskSelection,
  domains: readonly DomainFacts[],
  today: string,
): unknown[] {
  const collected = domain === undefined ? [] : categoriesOf(domain, domains)
  return [id, from, to, today, category ?? null, domain ?? null, collected]
}

/** The categories whose tasks belong to a domain, or to none, unless they say otherwise: the inverse of `domainOf`. */
function categoriesOf(domain: string, domains: readonly DomainFacts[]): readonly string[] {
  if (domain !== 'none') return domains.find(({ id }) => id === domain)?.categories ?? []
  const taken = new Set<string>(domains.flatMap(({ categories }) => categories))
  return CATEGORIES.filter((category) => !taken.has(category))
}

const DOMAIN = 'coalesce(t.domain_id, g.domain_id)'

/**
 * @param date SQL: what a task is counted by
 * @param where SQL: which tasks, between $2 and $3, today being $4; the ledger row `l` is there for its own date alone
 */
const statementsFor = (date: 't.scheduled_date' | 'l.occurrence_date', where: string) => {
  const chosen = `
    from tasks t ${date === 'l.occurrence_date' ? `join xp_ledger l on ${COMPLETION}` : ''}
    left join goals g on g.user_id = $1 and g.id = t.goal_id
    where t.user_id = $1 and t.deleted_at is null and ${date} between $2::date and $3::date and ${where}
      and ($4::date is not null and ($5::text is null or t.category = $5))
      and ($6::text is null or ${DOMAIN}::text = $6 or (${DOMAIN} is null and t.category = any($7::text[])))`
  return {
    count: `select count(*)::int as count ${chosen}`,
    all: `
      select t.id, ${date} as date, t.title, t.category, ${DOMAIN} as domain_id, t.status = 'completed' as done
      ${chosen} order by ${date}, t.id`,
    page: `
      select t.id, ${date} as date, t.title, t.category, ${DOMAIN} as domain_id, t.goal_id,
        t.status = 'completed' as done, ${instantSql('t.completed_at')} as at
      ${chosen} and ($8::date is null or (${date}, t.id) > ($8::date, $9::uuid))
      order by ${date}, t.id limit $10`,
  }
}

const STATEMENTS = {
  due: statementsFor('t.scheduled_date', 'true'),
  completed: statementsFor('l.occurrence_date', 'true'),
  measured: statementsFor('l.occurrence_date', 't.actual_duration >= 1'),
  hours: statementsFor(
    't.scheduled_date',
    `t.scheduled_time is not null and (t.scheduled_date < $4::date or t.status = 'completed')`,
  ),
}
