import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { AssistantRequests, AssistantUsage } from '#shared/assistant/usage.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'

const PAGE = 20
const LOG = infiniteQueryOptions({
  queryKey: ['assistant-requests'],
  queryFn: ({ client, pageParam, signal }) => {
    const after = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`
    return apiOf(client).get(`/api/assistant/requests?limit=${PAGE}${after}`, AssistantRequests, { signal })
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: z.output<typeof AssistantRequests>) => next_cursor,
})
const USAGE = queryOptions({
  queryKey: ['assistant-usage'],
  queryFn: ({ client, signal }) => apiOf(client).get('/api/assistant/usage', AssistantUsage, { signal }),
})

export type SentRequest = z.output<typeof AssistantRequests>['items'][number]

/** What went out to services of the assistant in the last 30 days, newest first, a page at a time. */
export function useSentRequests(): {
  requests: readonly SentRequest[]
  load: LoadState
  more: (() => void) | null
} {
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(LOG)
  return {
    requests: data?.pages.flatMap(({ items }) => items) ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

/** What was used of this month's budgets; undefined until it is known. */
export function useAssistantUsage(): AssistantUsage | undefined {
  return useQuery(USAGE).data
}

/** Empties the log. What was used stays counted. */
export function useEmptyLog() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => apiOf(client).delete('/api/assistant/requests'),
    onSettled: async () => client.invalidateQueries({ queryKey: LOG.queryKey }),
  })
}
