import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { SetAsideSeries } from '#shared/tasks/task.ts'

type ByPartition = Readonly<Record<string, readonly SetAsideSeries[]>>

const KEY = ['series that were set aside']
const NONE: readonly SetAsideSeries[] = []

/** Notes which series the server could not put into a partition: none, when they have been changed or deleted since. */
export function noteSetAside(
  client: QueryClient,
  partition: string,
  series: readonly SetAsideSeries[],
): void {
  const known = client.getQueryData<ByPartition>(KEY)
  if (series.length > 0 || known?.[partition])
    client.setQueryData<ByPartition>(KEY, { ...known, [partition]: series })
}

/** Forgets them all when series have changed: the lists on the screen are fetched again, and name those that still are. */
export function forgetSetAside(client: QueryClient): void {
  if (client.getQueryData<ByPartition>(KEY)) client.setQueryData<ByPartition>(KEY, {})
}

/** Series of which the server can make no more occurrences, each once. */
export function useSetAside(): readonly SetAsideSeries[] {
  const { data } = useQuery<ByPartition>({ queryKey: KEY, queryFn: skipToken, gcTime: Infinity })
  if (!data) return NONE
  return [
    ...new Map(
      Object.values(data)
        .flat()
        .map((series) => [series.recurrence_id, series]),
    ).values(),
  ]
}
