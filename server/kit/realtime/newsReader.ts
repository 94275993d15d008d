import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Listener, Listeners } from './listeners.ts'
import { isTooMuch, type News, positionText, readNews } from './outbox.ts'

/** So many people are read at once, so that news of many leave connections for others. */
const READ_AT_ONCE = 10

/**
 * Reads the changes of people who may have news, and sends their listeners what each has not got yet. One who is named again
 * while being read is read once more.
 *
 * @param onError called when a person could not be read; the next hint tries again
 */
export function createNewsReader(db: Db, listeners: Listeners, onError: (error: unknown) => void) {
  const stale = new Set<UserId>()
  let reading: Promise<void> | null = null

  async function readStale() {
    while (stale.size > 0) {
      const people = [...stale].slice(0, READ_AT_ONCE)
      for (const userId of people) stale.delete(userId)
      await Promise.all(people.map((userId) => bringUpToDate(db, listeners, userId).catch(onError)))
    }
    reading = null
  }
  return {
    read(people: Iterable<UserId>) {
      for (const userId of people) if (listeners.of(userId).length > 0) stale.add(userId)
      if (stale.size > 0) reading ??= readStale()
    },
    /** Waits for a reading that is under way. */
    ended: async () => reading,
  }
}

/** Usually all listeners of a person are at one position, and one reading serves them. */
async function bringUpToDate(db: Db, listeners: Listeners, userId: UserId) {
  // A listener that begins may have read before the change that the hint is about.
  await Promise.allSettled(listeners.of(userId).map(({ begun }) => begun))
  const positions = listeners.of(userId).flatMap(({ position }) => position ?? [])
  for (const since of new Map(positions.map((each) => [positionText(each), each])).values()) {
    const { last, entries } = await readNews(db, userId, since)
    for (const listening of listeners.of(userId)) {
      if (!listening.position || positionText(listening.position) !== positionText(since)) continue
      listening.position = last
      tell(listening.listener, { last, entries })
    }
  }
}

/** One by one, or where they are not known or too many, that all is to be read again. */
function tell(listener: Listener, { last, entries }: Pick<News, 'last' | 'entries'>): void {
  if (!entries || isTooMuch(entries)) return listener.reset(last)
  for (const entry of entries) listener.receive(entry)
}
