import type { Db } from '#server/kit/db/database.ts'

/** Which moment is meant. @see DueMoment */
export type DueKey = { ownerId: string; kind: string; subject: string }

/**
 * Sets when something is due, in the transaction that changes its subject. What was set before, also what a server is about to
 * do, is replaced.
 *
 * @param at null when it is due no more
 */
export async function setDue(
  db: Db,
  { ownerId, kind, subject }: DueKey,
  at: Date | null,
  payload: string | null = null,
): Promise<void> {
  if (at === null) await db.query(UNSET, [ownerId, kind, subject])
  else await db.query(SET, [ownerId, kind, subject, at, payload])
}

const UNSET = 'delete from due_moments where owner_id = $1 and kind = $2 and subject = $3'
const SET = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at, payload) values ($1, $2, $3, $4, $4, $5)
  on conflict (owner_id, kind, subject) do update set
    due_at = excluded.due_at, try_at = excluded.try_at, payload = excluded.payload, attempts = 0, claim = null`
