import { useQuery } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { Card } from '#shared/people/card.ts'
import { useApi } from '#web/kit/api.ts'
import { CONVERSATIONS_KEY, useConversations } from './conversationsSlice.ts'

/** The friend of a conversation; `isGone` once the server says that they are none. Null as long as nothing is known. */
export function useFriendCard(friendId: string): { card: Card | null; isGone: boolean } {
  const api = useApi()
  const { conversations } = useConversations()
  const { data, error } = useQuery({
    queryKey: [...CONVERSATIONS_KEY, 'friend', friendId],
    queryFn: ({ signal }) => api.get(`/api/friends/${friendId}`, Card, { signal }),
    retry: false,
  })
  const known = conversations.find(({ friend }) => friend.user_id === friendId)?.friend
  const isGone = error instanceof AppError && error.code === 'not_found'
  return { card: data ?? known ?? null, isGone }
}
