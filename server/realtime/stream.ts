import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { ChangeEvent, RowChange } from '#shared/realtime/change.ts'
import type { Deps } from '#server/deps.ts'
import { bearerToken } from '#server/http/gate.ts'
import type { Person } from '#server/http/person.ts'
import type { EndReason } from './hub.ts'
import { createEventThrottle } from './eventThrottle.ts'
import { type OutboxEntry, readMissed } from './outbox.ts'

const HEARTBEAT_MS = 15_000
/** How soon a stream notices that its session has ended. */
const CHECK_MS = 3000
/** A client that takes nothing for so long is gone. */
const WRITE_WITHIN_MS = 20_000
/** Between these times clients come back to another server when this one is stopped, so that not all do at once. Milliseconds. */
const COME_BACK_MS = { least: 500, most: 5_000 }

/**
 * `/api/events`: what changed, as it happens, by server-sent events.
 *
 * `id` is the watermark below which everything was sent; a client that comes back with it as `Last-Event-ID` gets what it
 * missed, or `event: reset` when that is too long ago or too much. The stream ends with the session, with `event: end` when newer
 * streams of the person have taken its place, and with `event: restart` and a time to come back when the server is about to stop.
 */
export async function streamEvents(request: { c: Context; deps: Deps; caller: Person }): Promise<Response> {
  const { c, deps, caller } = request
  const token = bearerToken(c) ?? ''
  const feed = await openFeed(deps, caller, c.req.header('last-event-id'))
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    stream.onAbort(feed.close)
    const write = writerOf(stream, feed.close)
    await greet(deps, feed, write)
    feed.start((changes) => writeChange(deps, write, changes))
    for (let quiet = 0; feed.isOpen() && (await deps.people.ofToken(token)); quiet += CHECK_MS) {
      if (quiet % HEARTBEAT_MS === 0) await write(': alive\n\n')
      await Promise.race([feed.closed, stream.sleep(CHECK_MS)])
    }
    const why = feed.endReason()
    if (why === 'replaced') await write('event: end\ndata: {}\n\n')
    if (why === 'draining') await write(restartText(someTime()))
    feed.close()
  })
}

type Feed = Awaited<ReturnType<typeof openFeed>>

/** Listens first and reads what was missed second, so that nothing falls between; what comes by both ways is harmless. */
async function openFeed({ db, hub }: Deps, person: Person, lastEventId: string | undefined) {
  const early: OutboxEntry[] = []
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  let receive = (entry: OutboxEntry): void => void early.push(entry)
  let throttle: ReturnType<typeof createEventThrottle> | null = null
  let isOpen = true
  let endReason: EndReason | null = null
  let stopListening = () => {}
  const close = () => {
    isOpen = false
    stopListening()
    throttle?.close()
    resolve()
  }
  const end = (why: EndReason) => {
    endReason = why
    close()
  }
  stopListening = await hub.listen(person.id, { receive: (entry) => receive(entry), end })
  const missed =
    lastEventId === undefined
      ? []
      : await readMissed(db, person.id, lastEventId).catch((error: unknown) => {
          close()
          throw error
        })
  return {
    isUnknown: missed === null,
    isOpen: () => isOpen,
    endReason: () => endReason,
    closed,
    close,
    start(send: (changes: RowChange[]) => Promise<unknown>) {
      const own = createEventThrottle(send)
      throttle = own
      receive = ({ changes }) => own.offer(changes)
      for (const entry of [...(missed ?? []), ...early]) receive(entry)
    },
  }
}

/** In the field of the standard, which browsers' own clients obey, and as data. */
function restartText(comeBack: number): string {
  return `event: restart\nretry: ${comeBack}\ndata: ${comeBack}\n\n`
}

function someTime(): number {
  const { least, most } = COME_BACK_MS
  return Math.round(least + Math.random() * (most - least))
}

type Write = (text: string) => Promise<unknown>

/** Writes to a stream, and gives it up when its client does not read. */
function writerOf(stream: SSEStreamingApi, giveUp: () => void): Write {
  return async (text) => {
    const timer = setTimeout(() => {
      stream.abort()
      giveUp()
    }, WRITE_WITHIN_MS)
    await stream.write(text)
    clearTimeout(timer)
  }
}

/** Says whether the client can go on where it was, and from where it may resume if nothing happens meanwhile. */
async function greet({ hub }: Deps, { isUnknown }: Feed, write: Write) {
  await write(isUnknown ? eventText('reset', hub.watermark(), {}) : ': hello\n\n')
}

function writeChange({ hub }: Deps, write: Write, changes: RowChange[]) {
  return write(eventText('change', hub.watermark(), { changes } satisfies ChangeEvent))
}

function eventText(event: string, id: string, data: object): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
}
