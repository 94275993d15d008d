import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { currentSnapshot, NOTHING_SEEN, type OutboxEntry, positionOf, readOutbox } from './outbox.ts'

/** Feeds open event streams with what changed, whichever server wrote it. */
export type Hub = {
  /**
   * Calls back with a person's entries from now on, and ends their oldest listener when they have more than ten. Resolves once
   * nothing can be missed.
   *
   * @returns the way to stop
   */
  listen: (userId: UserId, listener: Listener) => Promise<() => void>
  /** Everything before it was delivered: a stream that resumes from it misses nothing. */
  watermark: () => string
  /** How many streams listen. */
  streams: () => number
  /** Ends all listeners, and each that comes from now on: the server is about to stop. */
  drain: () => void
  /** Ends all listening. */
  stop: () => Promise<void>
}

type Listener = {
  receive: (entry: OutboxEntry) => void
  end: (why: EndReason) => void
}
/** Newer listeners of the person have taken its place, or the server is about to stop. */
export type EndReason = 'replaced' | 'draining'

type World = {
  db: Database
  log: Logger
  /** How often to look for what other servers have committed. Milliseconds. */
  pollMs?: number
}

const POLL_MS = 250
/** Open streams of one person on one server (docs/rules.md, Limits of a caller): more than anybody has windows. */
const MAX_LISTENERS = 10

/** Reads the outbox every 250 ms while there are listeners, and at once when this server committed something. */
export function createHub({ db, log, pollMs = POLL_MS }: World): Hub {
  const listeners = createListeners()
  let seen = NOTHING_SEEN
  let ready: Promise<void> | null = null
  let reading: Promise<void> | null = null
  let isStale = false
  let poll: ReturnType<typeof setInterval> | undefined

  async function begin() {
    seen = await currentSnapshot(db)
    clearInterval(poll)
    poll = keepsNoProcess(setInterval(look, pollMs))
  }

  /** One reading at a time; what is asked for meanwhile is one more. */
  function look() {
    isStale = true
    reading ??= readWhileStale().finally(() => (reading = null))
  }

  async function readWhileStale() {
    while (isStale && listeners.count() > 0) {
      isStale = false
      try {
        const { entries, snapshot } = await readOutbox(db, seen)
        seen = snapshot
        for (const entry of entries) listeners.deliver(entry)
      } catch (error) {
        log.warn({ reason: String(error) }, 'The outbox could not be read; the next poll tries again')
      }
    }
  }

  function rest() {
    if (listeners.count() > 0) return
    clearInterval(poll)
    ready = null
  }

  const stopWaking = db.onOutbox(() => ready && look())
  return {
    async listen(userId, listener) {
      const remove = listeners.add(userId, listener)
      const stop = () => {
        remove()
        rest()
      }
      await (ready ??= begin()).catch((error: unknown) => {
        stop()
        throw error
      })
      return stop
    },
    watermark: () => positionOf(seen),
    streams: listeners.streams,
    drain: () => listeners.drain(),
    async stop() {
      stopWaking()
      listeners.clear()
      rest()
      await reading
    },
  }
}

function keepsNoProcess(timer: ReturnType<typeof setInterval>): ReturnType<typeof setInterval> {
  if (typeof timer === 'object' && 'unref' in timer) timer.unref()
  return timer
}

/** The listeners of each person's streams on this server. */
function createListeners() {
  const byPerson = new Map<UserId, Set<Listener>>()
  let isDraining = false
  return {
    count: () => byPerson.size,
    streams: () => Array.from(byPerson.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0),
    add(userId: UserId, listener: Listener): () => void {
      const own = byPerson.get(userId) ?? new Set()
      byPerson.set(userId, own.add(listener))
      const [oldest] = own
      if (oldest && own.size > MAX_LISTENERS) {
        own.delete(oldest)
        oldest.end('replaced')
      }
      if (isDraining) listener.end('draining')
      return () => {
        own.delete(listener)
        if (own.size === 0 && byPerson.get(userId) === own) byPerson.delete(userId)
      }
    },
    deliver(entry: OutboxEntry) {
      for (const listener of byPerson.get(entry.user_id) ?? []) listener.receive(entry)
    },
    drain() {
      isDraining = true
      for (const own of byPerson.values()) for (const listener of own) listener.end('draining')
    },
    clear: () => byPerson.clear(),
  }
}
