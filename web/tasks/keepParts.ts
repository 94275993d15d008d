import { keptKey } from './lists.ts'
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
export function keepParts({ book, store }: Workspace): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    clearTimeout(timer)
    for (const key of changed) {
      const part = partOf(key, new Date().toISOString().slice(0, 10))
      // As text, because a long list of objects takes the browser ten times as long to copy.
      if (book.has(key))
        void store.keepAnswers({ [keptKey(part)]: JSON.stringify(book.rowsOf(part)) }).catch(() => {})
    }
    changed.clear()
  }
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(write), WRITE_AFTER_MS)
  }
  const stopWatching = book.onPartsChange((parts) => {
    for (const key of parts) changed.add(key)
    writeSoon()
  })
  const writeBeforeSleep = () => document.visibilityState === 'hidden' && write()
  document.addEventListener('visibilitychange', writeBeforeSleep)
  return () => {
    clearTimeout(timer)
    stopWatching()
    document.removeEventListener('visibilitychange', writeBeforeSleep)
  }
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else work()
}
