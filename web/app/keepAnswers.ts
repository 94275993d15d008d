import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { DeviceStore } from '#web/offline/store.ts'

/** Goes up when the shape of a kept answer changes: older copies are then left aside. */
const VERSION = 1
const PREFIX = `query:${VERSION}:`
/** Several answers in short order are written once. Milliseconds. */
const WRITE_AFTER_MS = 300

type Kept = { key: readonly unknown[]; data: unknown; at: number }

/**
 * Brings back the answers that this device has kept, and keeps each new one from now on, one by one: queries ask for it
 * by `meta: { kept: true }`.
 */
export async function keepAnswers(client: QueryClient, store: DeviceStore): Promise<void> {
  const kept = await store.answers(PREFIX).catch(() => new Map<string, unknown>())
  for (const { key, data, at } of kept.values() as Iterable<Kept>)
    client.setQueryData([...key], data, { updatedAt: at })

  const planned = new Map<string, ReturnType<typeof setTimeout>>()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !query.meta?.['kept'] || query.state.data === undefined) return
    const name = PREFIX + hashKey(query.queryKey)
    clearTimeout(planned.get(name))
    const write = () => {
      const { data, dataUpdatedAt: at } = query.state
      void store.keepAnswer(name, { key: query.queryKey, data, at } satisfies Kept).catch(() => {}) // a full device keeps less
    }
    planned.set(name, setTimeout(write, WRITE_AFTER_MS))
  })
}
