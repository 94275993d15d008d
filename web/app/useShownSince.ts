import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatTimestamp } from '#web/kit/ui/time/formatTimestamp.ts'

/** When the oldest answer on the screen was fetched, in words; null when that is less than an hour ago or not asked for. */
export function useShownSince(isAsked: boolean): string | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => (isAsked ? cache.subscribe(notifyManager.batchCalls(listener)) : () => {}),
    [cache, isAsked],
  )
  return useSyncExternalStore(subscribe, () => (isAsked ? formatTimestamp(oldest(cache), Date.now()) : null))
}

function oldest(cache: QueryCache): number {
  const fetchedAt = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...fetchedAt)
}
