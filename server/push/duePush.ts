import type { Inside } from '#server/deps.ts'
import type { Db } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The kind of due moment: one push to one browser. */
export const PUSH = 'push'

/** One push to one browser, as its due moment carries it. */
export type PushJob = {
  subscriptionId: string
  /** Several where they have waited for the end of quiet hours. */
  noticeIds: readonly string[]
  /** So many times it was tried without success. */
  failures: number
  /** The person asked for it, to see whether it arrives: no setting holds it back. */
  isTest: boolean
}

/** Pushes notifications to all browsers of a person, after the commit. */
export async function pushToAll(
  inside: Inside,
  { id: userId }: Person,
  noticeIds: readonly string[],
): Promise<void> {
  const rows = await inside.db.query<{ id: string }>(SUBSCRIPTIONS, [userId])
  for (const { id: subscriptionId } of rows)
    await setPush(inside.db, userId, { subscriptionId, noticeIds, failures: 0, isTest: false }, inside.now())
  if (rows.length > 0) inside.db.after(inside.due.wake)
}

const SUBSCRIPTIONS = 'select id from push_subscriptions where user_id = $1'

/** Sets one push. @param subject of the moment that it takes the place of */
export function setPush(db: Db, ownerId: UserId, job: PushJob, at: Date, subject = newId()): Promise<void> {
  return setDue(db, { ownerId, kind: PUSH, subject }, at, JSON.stringify(job))
}
