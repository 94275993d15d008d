import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatSavedAt } from '#web/kit/ui/time/formatTimestamp.ts'

/** When the oldest answer was fetched that is shown although asking for it again has failed; null when there is none. */
export function useSavedCopy(): string | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => savedCopyOf(cache))
}

function savedCopyOf(cache: QueryCache): string | null {
  const fetchedAt = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.status === 'error' && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
  return fetchedAt.length > 0 ? formatSavedAt(Math.min(...fetchedAt), Date.now()) : null
}
