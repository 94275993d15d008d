import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useIsSettled } from '#web/kit/ui/loading/useIsSettled.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { useOpenSlice } from '#web/kit/workspace/workspace.ts'

const Unread = z.object({ unread_count: z.int() })
const KEY = ['unread_count']

type OpenUnread = OpenSlice & { query: ReturnType<typeof queryOf> }

/** How many notifications are unread: known before the inbox is opened, and its code loaded. */
export const unreadSlice: Slice = {
  name: 'unread_count',
  open: (context): OpenUnread => ({
    query: queryOf(context),
    tables: ['notifications'],
    follow: () => void context.client.invalidateQueries({ queryKey: KEY }),
  }),
}

function queryOf({ api, idle }: SliceContext) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      await idle() // an answer that overtakes a change on its way would show a step back
      return (await api.get('/api/notifications?unread=true&limit=1', Unread, { signal })).unread_count
    },
    staleTime: Infinity, // changes are followed
    meta: { kept: true },
  })
}

/** The number of unread notifications: asked for some time after the first screen, null until it is known. */
export function useUnreadCount(): number | null {
  const { query } = useOpenSlice<OpenUnread>(unreadSlice.name)
  return useQuery({ ...query, enabled: useIsSettled() }).data ?? null
}

/** Shows what this device has read before the server says so. */
export function changeUnreadCount(client: QueryClient, by: number): void {
  client.setQueryData<number>(KEY, (count) => count && Math.max(0, count + by))
}
