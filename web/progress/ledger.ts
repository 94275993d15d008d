import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { LedgerPage as Page, type LedgerRow } from '#shared/progress/stats.ts'
import { StreakDays } from '#shared/progress/streakWeek.ts'
import { addDays } from '#shared/time/civil.ts'
import { type Api, apiOf } from '#web/kit/api.ts'

const PAGE = 25
const MOST = 1000

const pagesQuery = infiniteQueryOptions({
  queryKey: ['ledger', 'pages'],
  queryFn: ({ client, pageParam, signal }) => readPage(apiOf(client), PAGE, pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** The XP ledger, newest first, page by page. */
export function useLedgerPages() {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(pagesQuery)
  return {
    rows: data?.pages.flatMap(({ items }) => items) ?? [],
    state: isPending ? ('loading' as const) : error && !data ? ('failed' as const) : ('ready' as const),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    retry: () => void refetch(),
  }
}

const sinceQuery = (date: string) =>
  queryOptions({
    queryKey: ['ledger', 'since', date],
    queryFn: ({ client, signal }) => readSince(apiOf(client), date, signal),
    meta: { kept: true },
  })

/** All lines that count for a date or later. Suspends until there are some. @param date `YYYY-MM-DD` */
export function useLedgerSince(date: string): LedgerRow[] {
  return useSuspenseQuery(sinceQuery(date)).data
}

const streakDaysQuery = (from: string) =>
  queryOptions({
    queryKey: ['ledger', 'streak days', from],
    queryFn: ({ client, signal }) =>
      apiOf(client).get(`/api/streak-days?from=${from}`, StreakDays, { signal }),
    meta: { kept: true },
  })

/** The frozen dates and days off from a date on. Suspends until there are some. @param from `YYYY-MM-DD` */
export function useStreakDays(from: string): StreakDays {
  return useSuspenseQuery(streakDaysQuery(from)).data
}

/**
 * A line is written on the date it counts for or later; by the clock of UTC that may be one date earlier. Pages older than
 * that cannot hold any more of them.
 */
async function readSince(api: Api, date: string, signal: AbortSignal): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: LedgerPage = await readPage(api, MOST, cursor, signal)
    rows.push(...page.items.filter(({ occurrence_date }) => occurrence_date >= date))
    const oldest = page.items.at(-1)
    cursor = oldest && addDays(date, -1) <= oldest.created_at ? page.next_cursor : null
  }
  return rows
}

type LedgerPage = { items: LedgerRow[]; next_cursor: string | null }

function readPage(api: Api, limit: number, cursor: string, signal: AbortSignal): Promise<LedgerPage> {
  const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
  return api.get(`/api/xp-ledger?limit=${limit}${after}`, Page, { signal })
}
