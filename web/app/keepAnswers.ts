import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStore } from '#web/offline/store.ts'

/** Goes up when the shape of a kept answer changes: older copies are then left aside. */
const VERSION = 1
const PREFIX = `query:${VERSION}:`

type Kept = { key: readonly unknown[]; data: unknown }
/** Something was known, long ago: it is shown at once and asked for again. */
const LONG_AGO = { updatedAt: 1 }

/**
 * Brings back the answers that this device has kept, and keeps each new one from now on, one by one: queries ask for it
 * by `meta: { kept: true }`.
 */
export async function keepAnswers(client: QueryClient, store: DeviceStore): Promise<void> {
  const kept = await store.answers(PREFIX).catch(() => new Map<string, unknown>())
  for (const { key, data } of kept.values() as Iterable<Kept>) client.setQueryData([...key], data, LONG_AGO)

  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type !== 'updated' || event.action.type !== 'success' || !query.meta?.['kept']) return
    const answer: Kept = { key: query.queryKey, data: query.state.data }
    void store.keepAnswers({ [PREFIX + query.queryHash]: answer }).catch(() => {}) // a full device keeps less
  })
}
