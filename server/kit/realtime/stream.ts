import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { ChangeEvent, RowChange } from '#shared/realtime/change.ts'
import type { Deps } from '#server/deps.ts'
import { bearerToken } from '#server/kit/http/gate.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createEventThrottle } from './eventThrottle.ts'
import type { EndReason } from './listeners.ts'
import { type Position, positionText } from './outbox.ts'

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
 * `id` is the position of the last change that was sent; a client that comes back with it as `Last-Event-ID` gets what it
 * missed, or `event: reset` when that is too long ago or too much, as one does whose history the database lost. The stream ends with the session, with `event: end` when newer
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
    await write(': hello\n\n')
    feed.start(write)
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

/** A stream's own end of the hub. What comes before it was started waits. */
async function openFeed({ hub, people }: Deps, person: Person, lastEventId: string | undefined) {
  const early: ((feed: Started) => void)[] = []
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  let started: Started | null = null
  let isOpen = true
  let endReason: EndReason | null = null
  let stopListening = () => {}
  const tell = (event: (feed: Started) => void) => (started ? event(started) : void early.push(event))
  const close = () => {
    isOpen = false
    stopListening()
    started?.close()
    resolve()
  }
  stopListening = await hub.listen(person.id, lastEventId, {
    receive({ position, changes }) {
      // Another server may have written them, and what is asked for next has to be answered by them.
      if (changes.some(({ table }) => table === 'settings')) people.forget(person.id)
      tell((feed) => feed.change(position, changes))
    },
    reset: (last) => tell((feed) => feed.reset(last)),
    end(why) {
      endReason = why
      close()
    },
  })
  return {
    isOpen: () => isOpen,
    endReason: () => endReason,
    closed,
    close,
    start(write: Write) {
      started = createSender(write)
      for (const event of early.splice(0)) event(started)
    },
  }
}

type Started = ReturnType<typeof createSender>

/** Writes what the hub tells as events. An event's `id` is the position of the last change that it, or one before it, carries. */
function createSender(write: Write) {
  let last: Position = { no: 0, at: '0' }
  const throttle = createEventThrottle((changes: RowChange[]) =>
    write(eventText('change', last, { changes } satisfies ChangeEvent)),
  )
  return {
    change(position: Position, changes: RowChange[]) {
      last = position
      throttle.offer(changes)
    },
    reset(position: Position) {
      last = position
      void write(eventText('reset', last, {}))
    },
    close: () => throttle.close(),
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

function eventText(event: string, position: Position, data: object): string {
  return `event: ${event}\nid: ${positionText(position)}\ndata: ${JSON.stringify(data)}\n\n`
}
