import { PATHS } from '#shared/paths.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'

/** The list of friends and requests. */
const FRIENDS_TAB = `${PATHS.achievements}?tab=friends`

/** Names what tells somebody that they were asked. @param id of their row of the request */
export const noticeKeyOf = (id: string) => `friend_request:${id}`

/** Tells somebody that they were asked. They are locked. @param request `id` is that of their row */
export async function tellRequest(
  inside: Inside,
  { to, from, id }: { to: PersonId; from: PersonId; id: string },
): Promise<void> {
  await tell(inside, to, {
    event: 'friend_request',
    key: noticeKeyOf(id),
    title: 'Friend request',
    body: `${await nameOf(inside.db, from)} would like to be your friend.`,
  })
}

/** Tells somebody that who they asked is their friend now. They are locked. @param answer `id` is that of the row that answered */
export async function tellAccepted(
  inside: Inside,
  { to, by, id }: { to: PersonId; by: PersonId; id: string },
): Promise<void> {
  await tell(inside, to, {
    event: 'friend_accepted',
    key: `friend_accepted:${by}:${id}`,
    title: 'You are friends',
    body: `${await nameOf(inside.db, by)} is your friend now.`,
  })
}

type Told = { event: string; key: string; title: string; body: string }

async function tell(inside: Inside, to: PersonId, told: Told): Promise<void> {
  const person = await personOf(inside.db, to as UserId)
  if (person) await createNotice(inside, person, { kind: 'social', url: FRIENDS_TAB, actions: [], ...told })
}

async function nameOf(db: Db, userId: PersonId): Promise<string> {
  const [row] = await db.query<{ name: string }>('select u.name from users u where u.id = $1', [userId])
  return row?.name ?? 'Somebody'
}
