import { EVENTS_PER_SECOND, type RowChange } from '#shared/realtime/change.ts'

/**
 * Sends changes as events, at most 10 in any second; what comes faster is merged into the next one.
 *
 * While one event is being written the next one waits, so a slow window gets few large events instead of a long queue.
 *
 * @param send writes one event
 * @param now milliseconds of a clock that never jumps
 */
export function createEventThrottle(
  send: (changes: RowChange[]) => Promise<unknown>,
  now = () => performance.now(),
) {
  const waiting = new Map<string, RowChange>()
  const sentAt: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isClosed = false

  function schedule() {
    if (isSending || isClosed || timer !== undefined || waiting.size === 0) return
    timer = setTimeout(flush, untilAllowed(sentAt, now()))
  }

  async function flush() {
    timer = undefined
    if (isClosed) return
    const changes = [...waiting.values()]
    waiting.clear()
    isSending = true
    sentAt.push(now())
    if (sentAt.length > EVENTS_PER_SECOND) sentAt.shift()
    await send(changes)
    isSending = false
    schedule()
  }

  return {
    offer(changes: RowChange[]) {
      for (const change of changes) merge(waiting, change)
      schedule()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Milliseconds until one more event keeps to the limit. */
function untilAllowed(sentAt: number[], now: number): number {
  const [first] = sentAt
  return first === undefined || sentAt.length < EVENTS_PER_SECOND
    ? 0
    : Math.max(0, Math.ceil(first + 1001 - now))
}

/** Of several changes of a row the last one counts; a row that is new stays new however often it was written. */
function merge(waiting: Map<string, RowChange>, change: RowChange) {
  const key = `${change.table} ${change.id}`
  const isNew = waiting.get(key)?.op === 'insert' && change.op === 'update'
  waiting.delete(key)
  waiting.set(key, isNew ? { ...change, op: 'insert' } : change)
}
