import { whenIdle } from '#web/kit/whenIdle.ts'
import { partitionKey } from './fetchTasks.ts'
import type { OpenTasks } from './openTasks.ts'
import { dropOldMonths, writePartition } from './partitionCache.ts'
import { partitionOf } from './partitions.ts'

/** Changes in quick succession are written once. Milliseconds. */
const WRITE_AFTER_MS = 500

/**
 * Keeps the known partitions on the device, one by one and only when they changed, so that the app can be opened without
 * a network. What waits to be sent is kept by the queue.
 *
 * @returns the way to stop
 */
export function persistPartitions({ store, device, client, today }: OpenTasks): () => void {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const write = async () => {
    clearTimeout(timer)
    const partitions = [...changed].map((key) => partitionOf(key, today()))
    changed.clear()
    const writes = partitions.flatMap((partition) => {
      const askedAt = client.getQueryState(partitionKey(partition))?.dataUpdatedAt
      const isKnown = askedAt !== undefined && store.has(partition.key)
      return isKnown ? writePartition(device, partition.key, { rows: store.rowsOf(partition), askedAt }) : []
    })
    await Promise.all(writes) // all at once: the page may be about to go
    await dropOldMonths(device, new Date())
  }
  // A full device keeps less. After a sign-out nothing is written any more.
  const writeNow = () => void (!isStopped && write().catch(() => {}))
  const writeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(writeNow), WRITE_AFTER_MS)
  }
  const stopWatching = store.onPartitionsChange((partitions) => {
    for (const key of partitions) changed.add(key)
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
