import { weekOf } from '#shared/time/civil.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

const MONDAY = 1

/** The domains for which something was done in the week of a date, Monday to Sunday. A task without a domain is of its goal's. */
export async function readDomainsOfWeek(db: Db, userId: UserId, date: string): Promise<string[]> {
  const { from, to } = weekOf(date, MONDAY)
  const rows = await db.query<{ domain_id: string }>(DOMAINS, [userId, from, to])
  return rows.map(({ domain_id }) => domain_id)
}

/**
 * The same, and remembers them: what is done for one of them again in this week unlocks nothing, and needs no look.
 *
 * @returns how many they are
 */
export async function noteDomainsOfWeek(tx: Tx, userId: UserId, date: string): Promise<number> {
  const ids = await readDomainsOfWeek(tx, userId, date)
  await forgetDomainsOfWeek(tx, userId)
  await tx.query(NOTE, [userId, ids, weekOf(date, MONDAY).from])
  return ids.length
}

/** After an undo one of them may be of this week no more. */
export async function forgetDomainsOfWeek(tx: Tx, userId: UserId): Promise<void> {
  await tx.query("delete from achievement_marks where user_id = $1 and figure = 'domainsOfWeek'", [userId])
}

/** What was done is what the ledger credits and no import brought. */
const DOMAINS = `
  with done as (
    select l.source_kind, l.source_id from xp_ledger l
    where l.user_id = $1 and l.occurrence_date between $2 and $3 and l.source_kind in ('task', 'habit') and l.import_id is null
    group by l.source_kind, l.source_id having sum(l.amount) > 0
  ), linked as (
    select t.domain_id, t.goal_id from done d join tasks t on t.user_id = $1 and t.id = d.source_id where d.source_kind = 'task'
    union all
    select h.domain_id, h.goal_id from done d join habits h on h.user_id = $1 and h.id = d.source_id where d.source_kind = 'habit'
  )
  select distinct coalesce(k.domain_id, g.domain_id) as domain_id
  from linked k left join goals g on g.user_id = $1 and g.id = k.goal_id
  where coalesce(k.domain_id, g.domain_id) is not null`

const NOTE = `
  insert into achievement_marks (user_id, figure, source_id, date) select $1, 'domainsOfWeek', unnest($2::uuid[]), $3
  on conflict do nothing`
