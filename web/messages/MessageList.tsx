import { Fragment, useLayoutEffect, useRef } from 'react'
import type { DirectMessage } from '#shared/messages/message.ts'
import type { OpenFeeds } from '#web/kit/collection/createFeed.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { useProfile } from '#web/profile/data.ts'
import { formatDate } from '#web/security/formatTime.ts'
import { type MessageAction, messages } from './data.ts'
import { MessageRow } from './MessageRow.tsx'
import styles from './Messages.module.css'
import { useArrived } from './useArrived.ts'

type MessageListProps = {
  friendId: string
  name: string
  /** Newest first. */
  rows: readonly DirectMessage[]
  onDelete: (message: DirectMessage) => void
  onReport: (message: DirectMessage) => void
}

/** The messages of a conversation, the newest at the lower edge and in sight; one that arrives is read aloud. */
export function MessageList({ friendId, name, rows, onDelete, onReport }: MessageListProps) {
  const { timezone } = useProfile()
  const { offline } = useLateSlice<OpenFeeds<DirectMessage, MessageAction>>(messages.slice)
  const waiting = new Set(useWaiting(offline.waiting).map(({ change }) => change.id))
  const end = useKeptInSight(rows[0])
  const arrived = useArrived(friendId, rows)
  const dateOf = (message: DirectMessage | undefined) => message && formatDate(message.created_at, timezone)
  return (
    <>
      <ol className={styles.messages} aria-label={`Messages with ${name}`}>
        {rows.toReversed().map((message, index, all) => (
          <Fragment key={message.id}>
            {dateOf(message) !== dateOf(all[index - 1]) && <li className={styles.date}>{dateOf(message)}</li>}
            <MessageRow
              message={message}
              isMine={message.from !== friendId}
              name={name}
              isWaiting={waiting.has(message.id)}
              timezone={timezone}
              onDelete={() => onDelete(message)}
              onReport={() => onReport(message)}
            />
          </Fragment>
        ))}
      </ol>
      <div ref={end} />
      <VisuallyHidden>
        <output>{arrived && `${name}: ${arrived}`}</output>
      </VisuallyHidden>
    </>
  )
}

/** How far above the lower edge somebody reads and still wants to see what arrives. Pixels. */
const NEAR = 160

/** Scrolls to the newest message, unless somebody reads further above. */
function useKeptInSight(newest: DirectMessage | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const shown = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const scroller = end.current?.parentElement
    if (!scroller || newest === undefined) return
    const isFirst = shown.current === undefined
    shown.current = newest.id
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    const grown = scroller.querySelector('ol > li:last-child')?.clientHeight ?? 0
    if (isFirst || below < NEAR + grown) scroller.scrollTop = scroller.scrollHeight
  }, [newest])
  return end
}
