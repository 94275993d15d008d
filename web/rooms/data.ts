import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { Room, RoomPage } from '#shared/rooms/room.ts'
import { TeamPage } from '#shared/teams/team.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'

/** All that is asked about rooms. */
export const ROOMS_KEY = ['rooms'] as const

const roomsQuery = infiniteQueryOptions({
  queryKey: [...ROOMS_KEY, 'list'],
  queryFn: ({ client, pageParam, signal }) =>
    apiOf(client).get(`/api/rooms${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`, RoomPage, {
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next_cursor }) => next_cursor,
})

/** Null where there is no room to see. */
export const roomQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROOMS_KEY, 'one', id],
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .get(`/api/rooms/${encodeURIComponent(id)}`, Room, { signal })
        .catch((error: unknown) => {
          if (error instanceof AppError && ['not_found', 'invalid'].includes(error.code)) return null
          throw error
        }),
  })

const teamsQuery = queryOptions({
  queryKey: ['teams', 'of rooms'],
  queryFn: async ({ client, signal }) => (await apiOf(client).get('/api/teams', TeamPage, { signal })).items,
})

/** Asks again for what is shown of rooms when one has changed, and who is hidden in them when a block has. */
const roomsSlice = {
  name: 'rooms',
  open: ({ client, idle }) => ({
    tables: ['rooms', 'blocks'],
    follow: () => void idle().then(() => client.invalidateQueries({ queryKey: ROOMS_KEY })),
  }),
} satisfies Slice

/** Rooms of the person and those that they may join, the one that ends last first. */
export function useRooms() {
  useLateSlice(roomsSlice)
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(roomsQuery)
  return {
    rooms: data?.pages.flatMap(({ items }) => items) ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() } as LoadState,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    refetch,
  }
}

/** A room: null where there is none to see, undefined while that is not known. */
export function useRoom(id: string) {
  useLateSlice(roomsSlice)
  const { data, isError, refetch } = useQuery(roomQuery(id))
  const load: LoadState = { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() }
  return { room: data, load, refetch }
}

/** The person's teams, which a room can be for. */
export function useTeamsOfRooms() {
  return useQuery(teamsQuery).data ?? []
}
