import {
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Keeps several queries in use, whose number may change. `useQueries` does too, and answers all that is known of each; where the
 * answers are read elsewhere, its code is more than the first screen needs.
 *
 * @returns whether one of them has failed
 */
export function useSomeFailed<Data, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<Data, Error, Data, Data, Key>[],
): boolean {
  const client = useQueryClient()
  const keys = JSON.stringify(queries.map(({ queryKey }) => queryKey))
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = queries.map((query) => new QueryObserver(client, query).subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the queries are those of the keys
    [client, keys],
  )
  return useSyncExternalStore(subscribe, () =>
    queries.some(({ queryKey }) => client.getQueryState(queryKey)?.status === 'error'),
  )
}
