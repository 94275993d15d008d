import { forgetOldMonths, writeKept } from './keptParts.ts'
import { partKey } from './lists.ts'
import { partOf } from './parts.ts'
import type { Workspace } from './workspace.ts'

/** Changes in short order are written once, and not while the person is busy. Milliseconds. */
const WRITE_AFTER_MS = 500

/**
 * Keeps the known parts of the tasks on the device, each for itself and only when it changed, so that the app can be
 * opened without a network. What waits to be sent is kept by the queue.
 *
 * @returns the way to stop
 */
export function keepParts({ book, store, client, today }: Workspace): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const write = async () => {
    clearTimeout(timer)
    const parts = [...changed].map((key) => partOf(key, today()))
    changed.clear()
    const writes = parts.flatMap((part) => {
      const askedAt = client.getQueryState(partKey(part))?.dataUpdatedAt
      const isKnown = askedAt !== undefined && book.has(part.key)
      return isKnown ? writeKept(store, part.key, { rows: book.rowsOf(part), askedAt }) : []
    })
    await Promise.all(writes) // all at once: the page may be about to go
    await forgetOldMonths(store, new Date())
  }
  // A full device keeps less; and whoever has left meanwhile leaves nothing behind.
  const writeNow = () => void (!isStopped && write().catch(() => {}))
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(writeNow), WRITE_AFTER_MS)
  }
  const stopWatching = book.onPartsChange((parts) => {
    for (const key of parts) changed.add(key)
    writeSoon()
  })
  const writeBeforeSleep = () => document.visibilityState === 'hidden' && writeNow()
  document.addEventListener('visibilitychange', writeBeforeSleep)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    document.removeEventListener('visibilitychange', writeBeforeSleep)
  }
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else work()
}
