import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Conversation, ConversationPage } from '#shared/messages/message.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'

/** Of all that is asked about conversations as a whole. */
export const CONVERSATIONS_KEY = ['conversations']
const KEY = [...CONVERSATIONS_KEY, 'list']

type OpenConversations = OpenSlice & { query: ReturnType<typeof queryOf> }

/** Conversations on this device, that of the newest message first. There are as many as friends at most, so one page has them all. */
const conversationsSlice: Slice = {
  name: 'conversations',
  open: (context): OpenConversations => ({
    query: queryOf(context),
    tables: ['messages', 'friendships'],
    follow: () => void context.client.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
  }),
}

function queryOf({ api, idle }: SliceContext) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      await idle() // an answer that overtakes a message on its way would show a step back
      return (await api.get('/api/messages?limit=1000', ConversationPage, { signal })).items
    },
    staleTime: Infinity, // changes are followed
    meta: { kept: true },
  })
}

/** All conversations, that of the newest message first, and how far they are loaded. */
export function useConversations(): { conversations: readonly Conversation[]; load: LoadState } {
  const { query } = useLateSlice<OpenConversations>(conversationsSlice)
  const { data, isError, refetch } = useQuery(query)
  return {
    conversations: data ?? [],
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** Shows that nothing of a conversation is unread before the server says so. */
export function showRead(client: QueryClient, friendId: string): void {
  client.setQueryData<readonly Conversation[]>(KEY, (known) =>
    known?.map((each) => (each.friend.user_id === friendId ? { ...each, unread: 0 } : each)),
  )
}
