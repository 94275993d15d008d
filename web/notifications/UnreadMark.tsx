import { useUnreadCount } from './unreadCount.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './UnreadMark.module.css'

/** The number of unread notifications beside the name of what leads to them; nothing while there are none. */
export function UnreadMark() {
  const count = useUnreadCount()
  if (!count) return null
  return (
    <small className={styles.mark}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </small>
  )
}
