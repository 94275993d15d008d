import type { Conversation } from '#shared/messages/message.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useProfile } from '#web/profile/data.ts'
import { formatAgo } from '#web/security/formatTime.ts'
import { useConversations } from './conversationsSlice.ts'
import styles from './Messages.module.css'
import { openConversation } from './openConversation.ts'

/** All conversations with friends, that of the newest message first, each with how much of it is unread. */
export function ConversationsList() {
  const { conversations, load } = useConversations()
  return (
    <LoadNote load={load} what="Your messages">
      {conversations.length === 0 ? (
        <EmptyState title="Say hello.">Choose a friend to write to.</EmptyState>
      ) : (
        <ul className={styles.conversations}>
          {conversations.map((each) => (
            <ConversationRow key={each.friend.user_id} conversation={each} />
          ))}
        </ul>
      )}
    </LoadNote>
  )
}

function ConversationRow({ conversation: { friend, last, unread } }: { conversation: Conversation }) {
  const { timezone } = useProfile()
  const now = useNow(60_000)
  const id = friend.user_id ?? ''
  const isMine = last.from !== id
  return (
    <li>
      <button type="button" className={styles.conversation} onClick={() => openConversation(id)}>
        <span aria-hidden="true">
          <Avatar picture={friend.avatar} url={friend.avatar_url} name={friend.name} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {friend.name}
          </span>
          <span className={styles.last} data-unread={unread > 0 || undefined} dir="auto">
            {isMine && 'You: '}
            {last.text ?? 'Message deleted'}
          </span>
        </span>
        <span className={styles.facts}>
          <time dateTime={last.created_at}>{formatAgo(last.created_at, now, timezone)}</time>
          {unread > 0 && (
            <small className={styles.mark}>
              {unread > 99 ? '99+' : unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </small>
          )}
        </span>
      </button>
    </li>
  )
}
