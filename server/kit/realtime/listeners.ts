import type { UserId } from '#server/kit/db/userId.ts'
import type { OutboxEntry, Position } from './outbox.ts'

/** What an open stream does with what its person's changes are. */
export type Listener = {
  receive: (entry: OutboxEntry) => void
  /** What was missed is unknown: everything has to be read again. @param last where the stream goes on */
  reset: (last: Position) => void
  end: (why: EndReason) => void
}
/** Newer listeners of the person have taken its place, or the server is about to stop. */
export type EndReason = 'replaced' | 'draining'

/** A listener and the last change number that it got; null until its first reading, which `begun` waits for. */
export type Listening = { listener: Listener; position: Position | null; begun: Promise<void> }

/** Open streams of one person on one server (docs/rules/http.md, Limits of a caller): more than anybody has windows. */
const MAX_LISTENERS = 10

export type Listeners = ReturnType<typeof createListeners>

/** The listeners of each person's streams on this server. */
export function createListeners() {
  const byPerson = new Map<UserId, Set<Listening>>()
  let isDraining = false
  return {
    people: () => [...byPerson.keys()],
    of: (userId: UserId) => [...(byPerson.get(userId) ?? [])],
    streams: () => Array.from(byPerson.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0),
    add(userId: UserId, listening: Listening): () => void {
      const own = byPerson.get(userId) ?? new Set()
      byPerson.set(userId, own.add(listening))
      const [oldest] = own
      if (oldest && own.size > MAX_LISTENERS) {
        own.delete(oldest)
        oldest.listener.end('replaced')
      }
      if (isDraining) listening.listener.end('draining')
      return () => {
        own.delete(listening)
        if (own.size === 0 && byPerson.get(userId) === own) byPerson.delete(userId)
      }
    },
    drain() {
      isDraining = true
      for (const own of byPerson.values()) for (const { listener } of own) listener.end('draining')
    },
    clear: () => byPerson.clear(),
  }
}
