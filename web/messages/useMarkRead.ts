import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type DirectMessage, UnreadMessages } from '#shared/messages/message.ts'
import { useApi } from '#web/kit/api.ts'
import { showRead, useConversations } from './conversationsSlice.ts'

/**
 * Marks a conversation as read up to the friend's newest message, while it is in sight. Without a network it is marked when the
 * connection is back and it is still open.
 *
 * @param rows newest first
 */
export function useMarkRead(friendId: string, rows: readonly DirectMessage[]): void {
  const api = useApi()
  const client = useQueryClient()
  const { conversations } = useConversations()
  const newest = rows.find(({ from }) => from === friendId)?.id
  const isUnread = conversations.some(({ friend, unread }) => friend.user_id === friendId && unread > 0)
  useEffect(() => {
    if (newest === undefined || !isUnread) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      api
        .post(`/api/messages/${friendId}/read`, { up_to: newest }, UnreadMessages)
        .then(({ unread: left }) => left === 0 && showRead(client, friendId))
        .catch(() => {}) // tried again below
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    addEventListener('online', mark)
    return () => {
      document.removeEventListener('visibilitychange', mark)
      removeEventListener('online', mark)
    }
  }, [api, client, friendId, newest, isUnread])
}
