import type { QueryClient } from '@tanstack/react-query'
import type { DeviceStore } from '#web/kit/offline/store.ts'

/** Goes up when the shape of a kept answer changes: older copies are then removed. */
const VERSION = 2
const ALL = 'query:'
const PREFIX = `${ALL}${VERSION}:`

/** `at` is when the server answered it, in milliseconds of the clock. */
type Kept = { key: readonly unknown[]; data: unknown; at: number }

/**
 * Brings back the answers that this device has kept, to be shown at once and asked for again, and keeps each new one from
 * now on, one by one: queries ask for it by `meta: { kept: true }`.
 *
 * @returns the way to stop
 */
export async function keepAnswers(client: QueryClient, store: DeviceStore): Promise<() => void> {
  const kept = await store.answers(ALL).catch(() => new Map<string, unknown>())
  const older = [...kept.keys()].filter((key) => !key.startsWith(PREFIX))
  if (older.length > 0) void store.forgetAnswers(older).catch(() => {})
  for (const key of older) kept.delete(key)
  for (const { key, data, at } of kept.values() as Iterable<Kept>)
    client.setQueryData([...key], data, { updatedAt: at })
  await client.invalidateQueries({ refetchType: 'none' })

  return client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type !== 'updated' || event.action.type !== 'success' || !query.meta?.['kept']) return
    const { data, dataUpdatedAt: at } = query.state
    const answer: Kept = { key: query.queryKey, data, at }
    void store.keepAnswers({ [PREFIX + query.queryHash]: answer }).catch(() => {}) // a full device keeps less
  })
}
