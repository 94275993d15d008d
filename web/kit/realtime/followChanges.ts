import { ChangeEvent, type RowChange } from '#shared/realtime/change.ts'
import type { Api } from '#web/kit/api.ts'
import { markReachable, markUnreachable } from '#web/kit/offline/connection.ts'
import { eventsIn, type StreamEvent } from './eventStream.ts'

const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 30_000
/** The server sends something every 15 s; a stream that was silent for this long is dead. Milliseconds. */
const SILENCE_MS = 40_000
/** So many failures make the next attempt wait longest: the person has more windows than the server feeds. */
const TOO_MANY_STREAMS = 10
/** A hidden tab closes its stream after this long: browsers allow few, and it catches up when shown again. Milliseconds. */
const HIDDEN_MS = 60_000

export type ChangeListener = {
  /** Rows changed, here or elsewhere. */
  onChanges: (changes: readonly RowChange[]) => void
  /** Changes may have been missed: everything is to be asked for again. */
  onMissed: () => void
  /** The stream is open and nothing was missed, or the browser is online again: what failed may work now. */
  onReachable: () => void
}

/**
 * Follows the person's changes (`GET /api/events`) until it is stopped. A lost stream is opened again, from the last event
 * on.
 *
 * @returns the way to stop
 */
export function followChanges(api: Api, listener: ChangeListener): () => void {
  let lastId: string | null = null
  let failures = 0
  let comeBack: number | null = null
  let stream: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const onEvent = (event: StreamEvent) => {
    lastId = event.id ?? lastId
    if (event.event === 'reset') listener.onMissed()
    if (event.event === 'end') failures = TOO_MANY_STREAMS
    if (event.event === 'restart') comeBack = Number(event.data)
    if (event.event === 'change') listener.onChanges(ChangeEvent.parse(JSON.parse(event.data)).changes)
  }
  const onOpen = () => {
    markReachable()
    // After a failure without a position to resume from, what was missed is unknown.
    const isResumed = failures === 0 || lastId !== null
    failures = 0
    if (isResumed) listener.onReachable()
    else listener.onMissed()
  }
  async function connect() {
    clearTimeout(timer)
    if (stream || isStopped) return
    stream = new AbortController()
    await readStream(api, lastId, stream, onOpen, onEvent).catch(() => !isStopped && markUnreachable())
    stream = null
    failures += 1
    if (isStopped || document.visibilityState === 'hidden') return
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    timer = setTimeout(() => void connect(), comeBack ?? delay * (0.5 + Math.random() / 2))
    comeBack = null
  }
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') void connect()
    else hiding = setTimeout(() => stream?.abort(), HIDDEN_MS)
  }
  const onOnline = () => {
    listener.onReachable() // a stream may outlive the network, but what it announced could not be fetched
    void connect()
  }

  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', onOnline)
  void connect()
  return () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(hiding)
    stream?.abort()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', onOnline)
  }
}

async function readStream(
  api: Api,
  lastId: string | null,
  stream: AbortController,
  onOpen: () => void,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const onPiece = () => {
    clearTimeout(silence)
    silence = setTimeout(() => stream.abort(), SILENCE_MS)
  }
  try {
    onPiece()
    const headers = { accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) }
    const response = await api.send('/api/events', { headers, signal: stream.signal })
    if (!response.ok || !response.body) throw new TypeError(`No events (${response.status})`)
    onOpen()
    for await (const event of eventsIn(response.body, onPiece)) onEvent(event)
  } finally {
    clearTimeout(silence)
  }
}
