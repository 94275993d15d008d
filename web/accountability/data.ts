import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  Accountability,
  AccountabilityItems,
  ITEMS_PATH,
  type ItemsSelection,
} from '#shared/accountability/accountability.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { useNewDay } from '#web/profile/today.ts'

const KEY = ['accountability'] as const

/** Whatever the score is computed from; what arrives together is asked for once. */
const accountabilitySlice = {
  name: 'accountability',
  open: ({ client, idle }) => ({
    tables: ['claims', 'tasks', 'recurrences', 'goals', 'settings'],
    follow: () => void idle().then(() => client.invalidateQueries({ queryKey: KEY })),
  }),
} satisfies Slice

const scoreQuery = queryOptions({
  queryKey: [...KEY, 'score'],
  queryFn: ({ client, signal }) => apiOf(client).get('/api/accountability', Accountability, { signal }),
  staleTime: 0, // what was done on another screen counts at once
  meta: { kept: true },
})

/** The person's own score; undefined until it is here. */
export function useAccountability(): { accountability: Accountability | undefined; load: LoadState } {
  const client = useQueryClient()
  useLateSlice(accountabilitySlice)
  useNewDay(() => void client.invalidateQueries({ queryKey: KEY }))
  const { data, isError, refetch } = useQuery(scoreQuery)
  return {
    accountability: data,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

const itemsQuery = (selection: ItemsSelection) => {
  const query = new URLSearchParams(selection)
  return infiniteQueryOptions({
    queryKey: [...KEY, 'items', query.toString()],
    queryFn: ({ client, pageParam, signal }) => {
      const page = new URLSearchParams({ ...selection, ...(pageParam && { cursor: pageParam }) })
      return apiOf(client).get(`${ITEMS_PATH}?${page}`, AccountabilityItems, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
  })
}

/** What a number of the score counts, page by page, newest first. */
export function useScoredItems(selection: ItemsSelection) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    itemsQuery(selection),
  )
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages[0]?.total ?? 0,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() } as LoadState,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  }
}
