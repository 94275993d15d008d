import { Ellipsis, Flag, Trash2 } from 'lucide-react'
import type { DirectMessage } from '#shared/messages/message.ts'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './Messages.module.css'

export type MessageRowProps = {
  message: DirectMessage
  isMine: boolean
  /** The friend's name. */
  name: string
  /** It is on this device alone. */
  isWaiting: boolean
  /** IANA name. */
  timezone: string
  onDelete: () => void
  onReport: () => void
}

/** One message with what can be done about it: delete one's own, report one of the friend. */
export function MessageRow({
  message,
  isMine,
  name,
  isWaiting,
  timezone,
  onDelete,
  onReport,
}: MessageRowProps) {
  const { text, created_at } = message
  const time = new Date(created_at).toLocaleTimeString('en-GB', { timeZone: timezone, timeStyle: 'short' })
  return (
    <li className={styles.message} data-mine={isMine || undefined}>
      <div className={styles.bubble} data-deleted={text === null || undefined}>
        <VisuallyHidden>{isMine ? 'You: ' : `${name}: `}</VisuallyHidden>
        <p dir="auto">{text ?? 'Message deleted'}</p>
        <small>
          <time dateTime={created_at}>{shownTime(time)}</time>
          {isWaiting && ' · waits for the connection'}
        </small>
      </div>
      {text !== null && (
        <Menu
          label={`About this message: ${text.slice(0, 40)}`}
          trigger={<Ellipsis aria-hidden="true" />}
          size="sm"
          items={[
            isMine
              ? { label: 'Delete for both', icon: <Trash2 />, danger: true, onSelect: onDelete }
              : { label: 'Report', icon: <Flag />, onSelect: onReport },
          ]}
        />
      )}
    </li>
  )
}
