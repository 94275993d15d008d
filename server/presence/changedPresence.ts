import { ACTIVE_FOR_MS, GONE_AFTER_MS } from '#shared/presence/presence.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** How long a sent status stays as it is: friends hear of one person at most as often. Milliseconds. */
const TOLD_FOR_MS = 10_000

/** Whose status is another one since when, in milliseconds. */
export type Changed = { userId: UserId; at: number }

/**
 * Keeps the status of people as it is by now, whichever server finds it first.
 *
 * @param here whose streams are open on this server
 */
export async function settlePresence(db: Db, here: readonly UserId[], now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.query(SETTLE, [now, here, before(GONE_AFTER_MS), before(ACTIVE_FOR_MS), before(TOLD_FOR_MS)])
}

const SETTLE = `
  /* across people: who has gone is noticed by others */
  update presence p set status = c.status, changed_at = $1
  from (
    select q.user_id,
      case
        when q.seen_at <= $3 or not coalesce(s.show_presence, true) then 'offline'
        when q.last_active >= $4 then 'online'
        else 'away'
      end as status
    from presence q left join settings s on s.user_id = q.user_id
    where q.status <> 'offline' or q.user_id = any($2::uuid[])
  ) c
  where p.user_id = c.user_id and p.status <> c.status and p.changed_at <= $5`

/** Whose status has changed after an instant. */
export async function readChanged(db: Db, since: Date): Promise<Changed[]> {
  const rows = await db.query<{ user_id: UserId; changed_at: Date }>(CHANGED, [since])
  return rows.map(({ user_id, changed_at }) => ({ userId: user_id, at: changed_at.getTime() }))
}

const CHANGED = `
  /* across people: their friends may have streams here */
  select user_id, changed_at from presence where changed_at > $1`

/** Who of those who listen are friends of people, as pairs. */
export async function friendsAmong(
  db: Db,
  people: readonly UserId[],
  listening: readonly UserId[],
): Promise<{ person: UserId; friend: UserId }[]> {
  if (people.length === 0 || listening.length === 0) return []
  return db.query(FRIENDS, [people, listening])
}

const FRIENDS = `
  select f.user_id as person, f.friend_id as friend from friendships f
  where f.user_id = any($1::uuid[]) and f.friend_id = any($2::uuid[])`
