import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { ABOUT, type About, columnsOf, valuesOf, WRITTEN, type WrittenName } from './writtenTables.ts'

/** Adds the rows of a line that are not there. @returns what tells apart those that were made */
export async function insertRows(
  tx: Tx,
  userId: UserId,
  { table, rows }: { table: WrittenName; rows: string },
  about: About,
): Promise<string[]> {
  if (WRITTEN[table].onlyFresh && !about.fresh) return []
  const made = await tx.query<{ key: string }>(insertSql(table), [userId, rows, ...valuesOf(about)])
  return made.map(({ key }) => key)
}

function insertSql(table: WrittenName): string {
  const { where, key, place } = WRITTEN[table]
  const columns = columnsOf(table)
  const rows = `json_populate_recordset(null::${table}, $2::json)`
  return `
    insert into ${table} as t (user_id, ${columns.map(({ name }) => `"${name}"`).join(', ')})
    select $1, ${columns.map(({ value }) => value).join(', ')}
    from ${place ? `(select e.*, ${place} as place from ${rows} e)` : rows} r cross join ${ABOUT}
    ${where ? `where ${where}` : ''}
    on conflict do nothing returning ${key('t')} as key`
}

/** Which domains of the account replace those of a line: the five that everybody begins with, by name. */
export async function standIns(
  tx: Tx,
  userId: UserId,
  rows: string,
  about: About,
): Promise<Record<string, string>> {
  const found = await tx.query<{ id: string; stands: string }>(STAND_INS, [userId, rows, ...valuesOf(about)])
  return Object.fromEntries(found.map(({ id, stands }) => [id, stands]))
}

const STAND_INS = `
  select r.id, min(t.id::text) as stands
  from json_populate_recordset(null::domains, $2::json) r cross join ${ABOUT}
  join domains t on t.user_id = $1 and (${WRITTEN.domains.isSame})
  where t.deleted_at is null group by r.id having not bool_or(t.id = r.id)`

/** Takes away the domains that everybody begins with, as they were made, so that those of the file are in their place. */
export async function removeUntouchedDomains(tx: Tx, userId: UserId): Promise<void> {
  const gone = await tx.query<{ id: string }>(UNTOUCHED_DOMAINS, [userId])
  tx.changed(
    userId,
    'domains',
    gone.map(({ id }) => id),
    'delete',
  )
}

const UNTOUCHED_DOMAINS = `
  delete from domains d where d.user_id = $1 and d.is_default and d.version = 1
    and not exists (select from goals o where o.user_id = $1 and d.id in (o.domain_id, o.lost_domain_id))
    and not exists (select from habits o where o.user_id = $1 and d.id in (o.domain_id, o.lost_domain_id))
  returning d.id`

/** The timer's figures of tasks that were made follow from their intervals. */
export async function countTimers(tx: Tx, userId: UserId, made: readonly string[]): Promise<void> {
  await tx.query(TIMERS, [userId, made])
}

const TIMERS = `
  update tasks t set tracked_ms = s.ms, running_since = s.running
  from (
    select f.task_id, max(f.started_at) filter (where f.ended_at is null) as running,
      coalesce(sum(extract(epoch from f.ended_at - f.started_at) * 1000) filter (where f.ended_at is not null), 0)::bigint as ms
    from focus_sessions f where f.user_id = $1 group by f.task_id
  ) s
  where t.user_id = $1 and t.id = s.task_id and t.id = any($2::uuid[])`
