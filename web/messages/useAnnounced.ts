import { useEffect, useRef, useState } from 'react'
import type { Conversation } from '#shared/messages/message.ts'

/** Says who wrote, when another message is unread than before; empty at first. */
export function useAnnounced(conversations: readonly Conversation[]): string {
  const known = useRef<ReadonlyMap<string, number> | null>(null)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const before = known.current
    known.current = new Map(conversations.map(({ last, unread }) => [last.id, unread]))
    if (before === null || before.size === 0) return
    const fresh = conversations.find(({ last, unread }) => unread > 0 && !before.has(last.id))
    if (fresh) setAnnounced(`New message from ${fresh.friend.name}`)
  }, [conversations])
  return announced
}
