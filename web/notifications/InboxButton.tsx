import { Bell } from 'lucide-react'
import { openPanel } from '#web/palette/openPanel.ts'
import { UnreadMark } from './UnreadMark.tsx'

/** The bell: opens the inbox. */
export function InboxButton({ className }: { className: string | undefined }) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openPanel({ kind: 'inbox' })}
    >
      <Bell aria-hidden="true" />
      <span>Notifications</span>
      <UnreadMark />
    </button>
  )
}
