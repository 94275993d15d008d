import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Hub } from '#server/kit/realtime/hub.ts'
import { type Changed, friendsAmong, readChanged, settlePresence } from './changedPresence.ts'
import { noteActive, noteSeen } from './presence.ts'

type World = { db: Db; hub: Hub; now: () => Date; log: Logger }

/** So far back a change may have been written by another server, whose clock or commit is late. Milliseconds. */
const OVERLAP_MS = 15_000

/**
 * Watches whose streams are open here, and tells their friends who listen here when somebody’s status changes, whichever server
 * they are at (docs/rules/people.md, Presence). It is sent as it happens and stored nowhere: a stream that comes back hears nothing
 * of it again.
 */
export function attendPresence({ db, hub, now, log }: World): void {
  const told = new Map<UserId, number>()
  let since = now().getTime()

  async function beat(listening: readonly UserId[]) {
    const at = now()
    await noteSeen(db, listening, at)
    await settlePresence(db, listening, at)
    const recent = await readChanged(db, new Date(since - OVERLAP_MS))
    const changed = recent.filter((each) => told.get(each.userId) !== each.at)
    remember(recent, at)
    const pairs = await friendsAmong(db, idsOf(changed), listening)
    for (const { person, friend } of pairs)
      hub.tellNow(friend, [{ table: 'presence', id: person, op: 'update' }])
  }

  function remember(recent: readonly Changed[], at: Date) {
    for (const { userId, at: changedAt } of recent) told.set(userId, changedAt)
    since = at.getTime()
    for (const [userId, changedAt] of told) if (changedAt < since - 2 * OVERLAP_MS) told.delete(userId)
  }

  const warn = (error: unknown) => log.warn({ reason: String(error) }, 'Presence could not be noted')
  hub.attend({
    beat: (listening) => beat(listening).catch(warn),
    opened: (userId) => noteActive(db, userId, true, now()).catch(warn),
    closed: (userId) => noteSeen(db, [userId], now()).catch(warn),
  })
}

const idsOf = (changed: readonly Changed[]) => changed.map(({ userId }) => userId)
