import { mayGo } from '#shared/notifications/mayGo.ts'
import { WAITING_KINDS, type WaitingKind } from '#shared/push/waitsForQuietEnd.ts'
import { quietUntil } from '#shared/push/quietHours.ts'
import type { Inside } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { readSettings } from '#server/settings/settings.ts'
import { pushToAll } from './duePush.ts'

/** Keeps a push until quiet hours end. Those of one kind become one push then. The person is locked. */
export async function waitForQuietEnd(
  inside: Inside,
  { id: userId }: Person,
  kind: WaitingKind,
  noticeId: string,
  quietEnd: Date,
): Promise<void> {
  await inside.db.query(KEEP, [userId, noticeId, kind])
  await setDue(inside.db, { ownerId: userId, kind: nameOf(kind), subject: userId }, quietEnd)
}

const KEEP = `
  insert into waiting_pushes (user_id, notification_id, kind) values ($1, $2, $3)
  on conflict (user_id, notification_id) do nothing`

const nameOf = (kind: WaitingKind) => `push_waiting_${kind}`

/** The end of a person's quiet hours, a moment for each kind. */
export const DUE_WAITING_PUSHES: DueKinds = Object.fromEntries(
  WAITING_KINDS.map((kind) => [
    nameOf(kind),
    {
      clock: 'trusted',
      lock: 'person',
      horizon: 26 * 3600, // quiet hours end within a day, and an hour where clocks are turned back
      retries: { first: 10, longest: 600, giveUpAfter: 24 * 3600 },
      run: (inside: Inside, { ownerId }: DueMoment, now: Date) =>
        endQuiet(inside, ownerId as UserId, kind, now),
    },
  ]),
)

/** Hours that were changed meanwhile may have begun anew; what was muted meanwhile is not made up. */
async function endQuiet(inside: Inside, userId: UserId, kind: WaitingKind, now: Date): Promise<void> {
  const person = await personOf(inside.db, userId)
  if (!person) return
  const settings = await readSettings(inside.db, userId)
  const quietEnd = quietUntil(now, settings, person.dayRule.timezone)
  if (quietEnd) return setDue(inside.db, { ownerId: userId, kind: nameOf(kind), subject: userId }, quietEnd)
  const waiting = await inside.db.query<{ id: string }>(TAKE, [userId, kind])
  if (waiting.length === 0 || !mayGo(settings, kind, 'push', now)) return
  await pushToAll(
    inside,
    person,
    waiting.map(({ id }) => id),
  )
}

const TAKE = `
  delete from waiting_pushes where user_id = $1 and kind = $2 returning notification_id as id`
