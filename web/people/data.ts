import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { CardPage, PersonOfOthers, PersonPage } from '#shared/people/card.ts'
import { FriendRequestPage, type FriendRequest } from '#shared/people/request.ts'
import { SuggestionPage } from '#shared/people/suggestion.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'

/** All that is asked about other people. Their figures are asked for anew when a screen shows them (docs/rules/people.md). */
const PEOPLE_KEY = ['people'] as const

const friendsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, 'friends', q],
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).get(
        `/api/friends?q=${encodeURIComponent(q)}${pageParam && `&cursor=${encodeURIComponent(pageParam)}`}`,
        PersonPage,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    meta: { kept: q === '' },
  })

const requestsQuery = (direction: FriendRequest['direction']) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'requests', direction],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).get(`/api/friend-requests?direction=${direction}&limit=1000`, FriendRequestPage, {
          signal,
        })
      ).items,
  })

const suggestionsQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'suggestions'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/friends/suggestions', SuggestionPage, { signal })).items,
})

const blocksQuery = queryOptions({
  queryKey: [...PEOPLE_KEY, 'blocks'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/blocks?limit=1000', CardPage, { signal })).items,
})

/** Null where there is nobody whom this person may see. */
const personQuery = (handle: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'person', handle],
    queryFn: async ({ client, signal }) => {
      const path = `/api/people/${encodeURIComponent(handle)}`
      return await apiOf(client)
        .get(path, PersonOfOthers, { signal })
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not_found') return null
          throw error
        })
    },
  })

/** Asks again for what is shown of others when friends, requests, blocks or somebody's presence have changed. */
const peopleSlice = {
  name: 'people',
  open: ({ client, idle }) => ({
    tables: ['friend_requests', 'friendships', 'blocks', 'presence'],
    follow: () => void idle().then(() => refreshPeople(client)),
  }),
} satisfies Slice

/** Asks again for what is shown of others. */
export function refreshPeople(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PEOPLE_KEY })
}

/** Friends by name, in pages. @param q a part of a name or handle */
export function useFriends(q: string) {
  useLateSlice(peopleSlice)
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    friendsQuery(q),
  )
  return {
    friends: data?.pages.flatMap(({ items }) => items) ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() } as LoadState,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  }
}

/** Open requests, newest first. */
export function useFriendRequests(direction: FriendRequest['direction']) {
  useLateSlice(peopleSlice)
  return listOf(useQuery(requestsQuery(direction)))
}

/** People who may be known, the most likely first. */
export function useSuggestions() {
  useLateSlice(peopleSlice)
  return listOf(useQuery(suggestionsQuery))
}

/** Whom this person has blocked. */
export function useBlocks() {
  useLateSlice(peopleSlice)
  return listOf(useQuery(blocksQuery))
}

/** A person by their handle: null where there is nobody to see, undefined while that is not known. */
export function usePerson(handle: string) {
  useLateSlice(peopleSlice)
  const { data, isError, refetch } = useQuery(personQuery(handle))
  const load: LoadState = {
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
  return { person: data, load }
}

function listOf<Row>({ data, isError, refetch }: UseQueryResult<Row[]>): {
  rows: readonly Row[]
  load: LoadState
} {
  const state = loadStateOf(data !== undefined, isError)
  return { rows: data ?? [], load: { state, retry: () => void refetch() } }
}
