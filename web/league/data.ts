import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { type BoardScope, Leaderboard, OwnPoints } from '#shared/league/leaderboard.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useSettings } from '#web/settings/data.ts'

const PAGE = 25
/** Around oneself so many are shown first: they fit a phone. */
const AROUND_ME = 11
/** No event announces figures of others: they are fetched when the board is shown, and not again for so long. Milliseconds. */
const FRESH_FOR_MS = 30_000

/** Which board is shown: `week` is any date of it; from the top, or with oneself in the middle. */
export type AskedBoard = { scope: BoardScope; week: string; isFromTop: boolean }

/** @param isOptedIn another answer of the server, so another query */
const boardQuery = ({ scope, week, isFromTop }: AskedBoard, isOptedIn: boolean) =>
  infiniteQueryOptions({
    queryKey: ['league', 'board', scope, week, isFromTop, isOptedIn],
    queryFn: ({ client, pageParam, signal }) => {
      const address = `/api/leaderboard?scope=${scope}&week=${week}${pageOf(pageParam, isFromTop)}`
      return apiOf(client).get(address, Leaderboard, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  })

function pageOf(cursor: string, isFromTop: boolean): string {
  if (cursor !== '') return `&limit=${PAGE}&cursor=${encodeURIComponent(cursor)}`
  return isFromTop ? `&limit=${PAGE}` : `&limit=${AROUND_ME}&around=me`
}

/** A board of a week, page by page. Until it is here, the one before stays and `isShown` is false. */
export function useBoard(asked: AskedBoard) {
  const isOptedIn = useSettings().settings?.leaderboard_everyone ?? false
  const query = useInfiniteQuery({ ...boardQuery(asked, isOptedIn), placeholderData: keepPreviousData })
  const { data, isError, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = query
  const load: LoadState = {
    state: loadStateOf(data !== undefined && !(isPlaceholderData && isError), isError),
    retry: () => void refetch(),
  }
  return {
    board: data?.pages[0],
    lines: data?.pages.flatMap(({ items }) => items) ?? [],
    isShown: !isPlaceholderData,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    load,
  }
}

const pointsQuery = (week: string) =>
  queryOptions({
    queryKey: ['league', 'points', week],
    queryFn: ({ client, signal }) =>
      apiOf(client).get(`/api/leaderboard/points?week=${week}`, OwnPoints, { signal }),
    staleTime: FRESH_FOR_MS,
  })

/** What one's own points of a week are made of, and how far that is loaded. */
export function useOwnPoints(week: string): { points: OwnPoints | undefined; load: LoadState } {
  const { data, isError, refetch } = useQuery(pointsQuery(week))
  return {
    points: data,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}
