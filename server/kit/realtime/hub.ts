import type { Logger } from 'pino'
import type { RowChange } from '#shared/realtime/change.ts'
import { type Attendant, createAttendants } from './attendants.ts'
import type { Database, Db } from '#server/kit/db/database.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import { createListeners, type Listener, type Listening } from './listeners.ts'
import { createNewsReader } from './newsReader.ts'
import { type Hint, isTooMuch, parsePosition, readLast, readLately, readNews } from './outbox.ts'

/** Feeds open event streams with what changed, whichever server wrote it. */
export type Hub = {
  /**
   * Calls back with what a person missed, then with their changes from now on, each once and in order; and ends their oldest
   * listener when they have more than ten. Resolves once nothing can be missed.
   *
   * @param lastEventId the `id` of the last event that was heard; without it nothing was missed
   * @returns the way to stop
   */
  listen: (userId: UserId, lastEventId: string | undefined, listener: Listener) => Promise<() => void>
  /** How many streams listen. */
  streams: () => number
  /** Whether a stream of somebody listens here. */
  isListening: (userId: PersonId) => boolean
  /** Tells those of a person who listen here, now and never again: it is no change of their rows. */
  tellNow: (userId: UserId, changes: RowChange[]) => void
  /** Lets a part of the product follow whose streams are open here. */
  attend: (attendant: Attendant) => void
  /** Asks for a beat of the attendants. */
  beatSoon: () => void
  /** Ends all listeners, and each that comes from now on: the server is about to stop. */
  drain: () => void
  /** Ends all listening. */
  stop: () => Promise<void>
}

type World = {
  db: Database
  log: Logger
  /** How often to look for who wrote lately. Milliseconds. */
  pollMs?: number
  /** How often to compare the last numbers of all who listen. Milliseconds. */
  sweepMs?: number
}

const POLL_MS = 250
const SWEEP_MS = 3000
const BEAT_MS = 5000

/**
 * Reads the changes of people who listen here as soon as a hint says that they have news: this server's own commits, a look each
 * 250 ms at who wrote lately, and a sweep each 3 s that finds what the look cannot see. A hint may come late, twice or never:
 * what is sent follows from the numbers of changes alone (docs/decisions/0073).
 */
export function createHub({ db, log, pollMs = POLL_MS, sweepMs = SWEEP_MS }: World): Hub {
  const listeners = createListeners()
  const news = createNewsReader(db, listeners, warn)
  const look = onlyOne(() => hear(readLately(db)))
  const sweep = onlyOne(() => hear(readLast(db, listeners.people())))
  const attendants = createAttendants(() => listeners.people())
  const timers = createTimers([look.start, pollMs], [sweep.start, sweepMs], [attendants.beat, BEAT_MS])
  const stopWaking = db.onOutbox((people) => news.read(people))

  function hear(hints: Promise<Hint[]>): Promise<void> {
    return hints.then((all) => news.read(all.filter(isNews).map(({ user_id }) => user_id))).catch(warn)
  }

  function isNews({ user_id, no }: Hint): boolean {
    return listeners.of(user_id).some(({ position }) => position !== null && position.no !== no)
  }

  function warn(error: unknown) {
    log.warn({ reason: String(error) }, 'The outbox could not be read; the next look or sweep tries again')
  }

  function rest() {
    if (listeners.people().length === 0) timers.stop()
  }

  return {
    async listen(userId, lastEventId, listener) {
      const listening: Listening = { listener, position: null, begun: Promise.resolve() }
      const isFirst = listeners.of(userId).length === 0
      const remove = listeners.add(userId, listening)
      let isOpen = true
      const stop = () => {
        if (!isOpen) return
        isOpen = false
        remove()
        if (listeners.of(userId).length === 0) attendants.closed(userId)
        rest()
      }
      if (isFirst) attendants.opened(userId)
      timers.start()
      listening.begun = begin(db, userId, lastEventId, listening)
      await listening.begun.catch((error: unknown) => {
        stop()
        throw error
      })
      return stop
    },
    streams: listeners.streams,
    isListening: (userId) => listeners.of(userId as UserId).length > 0,
    tellNow(userId, changes) {
      for (const { listener, position } of listeners.of(userId))
        if (position) listener.receive({ position, changes })
    },
    attend: attendants.add,
    beatSoon: attendants.beatSoon,
    drain: () => listeners.drain(),
    async stop() {
      stopWaking()
      listeners.clear()
      rest()
      await Promise.all([look.ended(), sweep.ended(), attendants.stop()])
      await news.ended()
    },
  }
}

/**
 * Tells a listener what was missed, or to read everything again where that is unknown, older than what is kept, or too much.
 */
async function begin(db: Db, userId: UserId, lastEventId: string | undefined, listening: Listening) {
  const since = lastEventId === undefined ? null : parsePosition(lastEventId)
  const { last, entries, isKept } = await readNews(db, userId, since)
  const isUnknown = lastEventId !== undefined && (!since || !entries || !isKept || isTooMuch(entries))
  listening.position = last
  if (isUnknown) listening.listener.reset(last)
  else for (const entry of entries ?? []) listening.listener.receive(entry)
}

/** Work of which only one is under way: what is asked for meanwhile is left to the next time. */
function onlyOne(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  return {
    start: () => void (running ??= work().finally(() => (running = null))),
    ended: () => running,
  }
}

/** Timers that keep no process alive. */
function createTimers(...works: readonly (readonly [work: () => void, everyMs: number])[]) {
  let timers: ReturnType<typeof setInterval>[] = []
  return {
    start() {
      if (timers.length === 0)
        timers = works.map(([work, everyMs]) => keepsNoProcess(setInterval(work, everyMs)))
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
      timers = []
    },
  }
}

function keepsNoProcess(timer: ReturnType<typeof setInterval>): ReturnType<typeof setInterval> {
  if (typeof timer === 'object' && 'unref' in timer) timer.unref()
  return timer
}
