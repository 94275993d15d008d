import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { ageInWords } from '#web/offline/age.ts'

/** From when the oldest thing on the screen is, in words; null when it is young, and while nobody asks. */
export function useShownSince(isAsked: boolean): string | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => (isAsked ? cache.subscribe(notifyManager.batchCalls(listener)) : () => {}),
    [cache, isAsked],
  )
  return useSyncExternalStore(subscribe, () => (isAsked ? ageInWords(oldest(cache), Date.now()) : null))
}

function oldest(cache: QueryCache): number {
  const moments = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...moments)
}
