import { CATALOGUE } from '#shared/achievements/catalogue.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'

const ACTIVE_DAYS = 28
/** A share of fewer people would tell of single ones. */
const FEWEST_PEOPLE = 20

/** The part of active people who have each achievement, by key, as of the last renewal; null where they are too few. */
export async function readShares(db: Db): Promise<Map<string, number | null>> {
  const rows = await db.read<{ key: string; share: number | null }>(
    'select key, share from achievement_shares',
    [],
  )
  return new Map(rows.map(({ key, share }) => [key, share]))
}

/** Renews the shares once a day. Safe to run on several servers at once. */
export async function renewShares(db: Db, now: Date): Promise<void> {
  const [latest] = await db.query<{ computed_at: Date | null }>(
    'select max(computed_at) as computed_at from achievement_shares',
    [],
  )
  if (latest?.computed_at && latest.computed_at > daysBefore(now, 1)) return
  const since = daysBefore(now, ACTIVE_DAYS)
  await db.query(RENEW, [
    CATALOGUE.map(({ key }) => key),
    since.toISOString().slice(0, 10),
    FEWEST_PEOPLE,
    now,
  ])
}

/** Active is who has kept a date of the streak. */
const RENEW = `
  /* across people: which part of them has each achievement */
  with active as (
    select id from users where streak_last >= $2::date
  ), counted as (
    select count(*)::int as people from active
  ), having_it as (
    select a.key, count(*)::int as people from achievement_unlocks a join active on active.id = a.user_id group by a.key
  )
  insert into achievement_shares (key, share, computed_at)
  select k.key, case when c.people >= $3 then coalesce(h.people, 0)::float8 / c.people end, $4
  from unnest($1::text[]) as k (key) cross join counted c left join having_it h on h.key = k.key
  on conflict (key) do update set share = excluded.share, computed_at = excluded.computed_at`
