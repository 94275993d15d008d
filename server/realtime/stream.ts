import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { ChangeEvent, RowChange } from '#shared/realtime/change.ts'
import type { Deps } from '#server/deps.ts'
import { bearerToken } from '#server/http/gate.ts'
import type { Person } from '#server/http/person.ts'
import { createEventThrottle } from './eventThrottle.ts'
import { type OutboxEntry, readMissed } from './outbox.ts'

const HEARTBEAT_MS = 15_000
/** How soon a stream notices that its session has ended. */
const CHECK_MS = 3000

/**
 * `/api/events`: what changed, as it happens, by server-sent events.
 *
 * `id` is the watermark below which everything was sent; a client that comes back with it as `Last-Event-ID` gets what it
 * missed, or `event: reset` when that is too long ago. The stream ends with the session.
 */
export async function streamEvents(request: { c: Context; deps: Deps; caller: Person }): Promise<Response> {
  const { c, deps, caller } = request
  const token = bearerToken(c) ?? ''
  const feed = await openFeed(deps, caller, c.req.header('last-event-id'))
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const ended = new Promise<void>((resolve) => stream.onAbort(() => resolve(feed.close())))
    await greet(deps, feed, stream)
    feed.start((changes) => writeChange(deps, stream, changes))
    for (let quiet = 0; !stream.aborted && (await deps.people.ofToken(token)); quiet += CHECK_MS) {
      if (quiet % HEARTBEAT_MS === 0) await stream.write(': alive\n\n')
      await Promise.race([ended, stream.sleep(CHECK_MS)])
    }
    feed.close()
  })
}

type Feed = Awaited<ReturnType<typeof openFeed>>

/** Listens first and reads what was missed second, so that nothing falls between; what comes by both ways is harmless. */
async function openFeed({ db, hub }: Deps, person: Person, lastEventId: string | undefined) {
  const early: OutboxEntry[] = []
  let receive = (entry: OutboxEntry): void => void early.push(entry)
  const stopListening = await hub.listen(person.id, (entry) => receive(entry))
  const missed = lastEventId === undefined ? [] : await readMissed(db, person.id, lastEventId)
  let throttle: ReturnType<typeof createEventThrottle> | null = null
  return {
    isUnknown: missed === null,
    start(send: (changes: RowChange[]) => Promise<unknown>) {
      const own = createEventThrottle(send)
      throttle = own
      receive = ({ changes }) => own.offer(changes)
      for (const entry of [...(missed ?? []), ...early]) receive(entry)
    },
    close() {
      stopListening()
      throttle?.close()
    },
  }
}

/** Says whether the client can go on where it was, and from where it may resume if nothing happens meanwhile. */
async function greet({ hub }: Deps, { isUnknown }: Feed, stream: SSEStreamingApi) {
  if (isUnknown) await stream.writeSSE({ event: 'reset', id: hub.watermark(), data: '{}' })
  else await stream.write(': hello\n\n')
}

function writeChange({ hub }: Deps, stream: SSEStreamingApi, changes: RowChange[]) {
  const data = JSON.stringify({ changes } satisfies ChangeEvent)
  return stream.writeSSE({ event: 'change', id: hub.watermark(), data })
}
