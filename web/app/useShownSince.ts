import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ageInWords } from '#web/offline/age.ts'

/** From when the oldest thing on the screen is, in words; null when it is young. */
export function useShownSince(): string | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => ageInWords(oldest(cache), Date.now()),
  )
}

function oldest(cache: QueryCache): number {
  const moments = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...moments)
}
