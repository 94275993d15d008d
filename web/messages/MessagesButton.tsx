import { MessageCircle } from 'lucide-react'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useConversations } from './conversationsSlice.ts'
import styles from './Messages.module.css'
import { openConversations } from './openConversation.ts'
import { useAnnounced } from './useAnnounced.ts'
import { useOpenedByAddress } from './useOpenedByAddress.ts'

/** Leads to the conversations, with how many messages are unread; nothing for somebody who has none. It says politely what arrives. */
export function MessagesButton({ className }: { className: string | undefined }) {
  const { conversations } = useConversations()
  useOpenedByAddress()
  const announced = useAnnounced(conversations)
  if (conversations.length === 0) return null
  const unread = conversations.reduce((sum, each) => sum + each.unread, 0)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={openConversations}>
        <MessageCircle aria-hidden="true" />
        <span>Messages</span>
        {unread > 0 && (
          <small className={styles.mark}>
            {unread > 99 ? '99+' : unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </small>
        )}
      </button>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </>
  )
}
