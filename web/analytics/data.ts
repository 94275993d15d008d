import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { Analytics, type ExportedCard } from '#shared/analytics/analytics.ts'
import { type AnalyticsRow, AnalyticsRows } from '#shared/analytics/rows.ts'
import { type Api, apiOf, useApi } from '#web/kit/api.ts'
import { useNewDay } from '#web/profile/today.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { ANALYTICS_KEY, analyticsSlice } from './analyticsSlice.ts'
import type { AnalyticsPlace } from './place.ts'

/** A period without a date is that of today. */
type Asked = Pick<AnalyticsPlace, 'period' | 'at'>

/** A past period is forgotten after it was not shown for this long. Milliseconds. */
const PAST_FOR_MS = 10 * 60_000

/** The figures of a period. Those of today's week, month and year are kept on the device: three answers, and no more. */
const analyticsQuery = ({ period, at }: Asked) =>
  queryOptions({
    queryKey: [ANALYTICS_KEY, period, at],
    queryFn: ({ client, signal }) =>
      apiOf(client).get(`/api/analytics?${queryOf({ period, at })}`, Analytics, { signal }),
    staleTime: 0, // what was done on another screen counts at once
    ...(at !== null && { gcTime: PAST_FOR_MS }),
    meta: { kept: at === null },
  })

/**
 * The figures of a period; until they are here, those of the period before stay and `isShown` is false. `fetchedAt` is when a kept
 * answer was fetched that could not be fetched again, in milliseconds.
 */
export function useAnalytics({ period, at }: Asked) {
  const client = useQueryClient()
  useLateSlice(analyticsSlice)
  useNewDay(() => void client.invalidateQueries({ queryKey: [ANALYTICS_KEY] }))
  const { data, dataUpdatedAt, isError, isPlaceholderData, refetch } = useQuery({
    ...analyticsQuery({ period, at }),
    placeholderData: keepPreviousData,
  })
  const load: LoadState = {
    state: loadStateOf(data !== undefined && !(isPlaceholderData && isError), isError),
    retry: () => void refetch(),
  }
  const fetchedAt = isError && data && !isPlaceholderData ? dataUpdatedAt : null
  return { analytics: data, isShown: !isPlaceholderData, load, fetchedAt }
}

/** Asks for a period ahead: it will be shown at once. */
export function useFetchAhead(): (asked: Asked) => void {
  const client = useQueryClient()
  return (asked) => void client.prefetchQuery({ ...analyticsQuery(asked), staleTime: 30_000 })
}

const rowsQuery = (path: string) =>
  infiniteQueryOptions({
    queryKey: [ANALYTICS_KEY, 'rows', path],
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).get(path + (pageParam && cursorOf(path, pageParam)), AnalyticsRows, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
    gcTime: PAST_FOR_MS,
  })

/** What a number counts, page by page. @param path as an answer names it */
export function useAnalyticsRows(path: string) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    rowsQuery(path),
  )
  const rows: AnalyticsRow[] = data?.pages.flatMap(({ items }) => items) ?? []
  return {
    rows,
    total: data?.pages[0]?.total ?? 0,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  }
}

/** Fetches a card of a period as CSV and hands it to the browser as a file. @returns whether it could be fetched */
export function useDownload(): (card: ExportedCard, asked: Asked) => Promise<boolean> {
  const api = useApi()
  return async (card, asked) => {
    const file = await fetchCsv(api, card, asked).catch(() => null)
    if (!file) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file.content)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), CSV_TIMEOUT_MS)
    return true
  }
}

const CSV_TIMEOUT_MS = 20_000

async function fetchCsv(api: Api, card: ExportedCard, asked: Asked) {
  const path = `/api/analytics/export?card=${card}&${queryOf(asked)}`
  const response = await api.send(path, { signal: AbortSignal.timeout(CSV_TIMEOUT_MS) })
  if (!response.ok) return null
  const [, name = `${card}.csv`] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob() }
}

function queryOf({ period, at }: Asked): string {
  return new URLSearchParams({ period, ...(at && { at }) }).toString()
}

function cursorOf(path: string, cursor: string): string {
  return `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}
