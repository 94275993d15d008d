import {
  AlarmClock,
  Check,
  Handshake,
  Info,
  Lightbulb,
  MailOpen,
  Mail,
  SkipForward,
  Trash2,
  Users,
} from 'lucide-react'
import { type ComponentType, useId, useRef } from 'react'
import type { NotificationKind } from '#shared/notifications/notification.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { Link } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { formatAgo, formatDateTime } from '#web/security/formatTime.ts'
import { shownTimesIn } from '#web/kit/ui/time/timeFormat.ts'
import type { InboxRow } from './action.ts'
import type { Act } from './data.ts'
import styles from './Inbox.module.css'

type NotificationRowProps = {
  row: InboxRow
  act: Act
  /** Called before the row leaves the list. */
  onLeave: (row: HTMLElement | null) => void
  onClose: () => void
}

/** One notification with what can be done about it. */
export function NotificationRow({ row, act, onLeave, onClose }: NotificationRowProps) {
  const { timezone } = useProfile()
  const item = useRef<HTMLLIElement>(null)
  const titleId = useId()
  const Icon = ICONS[row.kind]
  const isUnread = row.read_at === null
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.row}
      data-unread={isUnread || undefined}
    >
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          <Link
            to={row.url}
            onClick={() => {
              if (isUnread) act(row, { kind: 'read' })
              onClose()
            }}
          >
            {row.title}
          </Link>
        </p>
        {row.body && <p className={styles.body}>{bodyOf(row)}</p>}
        <p className={styles.facts}>
          <time dateTime={row.created_at}>{formatAgo(row.created_at, useNow(60_000), timezone)}</time>
          {row.missed && (
            <>
              <Badge tone="warning">Missed</Badge>
              <span>It could not be told in time.</span>
            </>
          )}
          <State row={row} zone={timezone} />
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton
          label={isUnread ? `Mark “${row.title}” as read` : `Mark “${row.title}” as unread`}
          icon={isUnread ? <MailOpen /> : <Mail />}
          onClick={() => act(row, { kind: isUnread ? 'read' : 'unread' })}
        />
        <IconButton
          label={`Delete “${row.title}”`}
          icon={<Trash2 />}
          onClick={() => {
            onLeave(item.current)
            act(row, { kind: 'delete' })
          }}
        />
      </div>
      <Actions row={row} act={act} onDone={() => item.current?.focus()} />
    </li>
  )
}

/** Reminders name a time, written as the person's clock was then; other bodies have words of people in them. */
function bodyOf({ kind, body }: InboxRow): string {
  return kind === 'reminder' ? shownTimesIn(body) : body
}

const ICONS: Record<NotificationKind, ComponentType> = {
  reminder: AlarmClock,
  nudge: Lightbulb,
  social: Users,
  accountability: Handshake,
  system: Info,
}

/** What was done with it. */
function State({ row: { acted, snoozed_until }, zone }: { row: InboxRow; zone: string }) {
  if (snoozed_until) return <Badge tone="info">Again on {formatDateTime(snoozed_until, zone)}</Badge>
  if (acted?.action === 'done') return <Badge tone="success">Done</Badge>
  return acted?.action === 'skip' ? <Badge>Skipped</Badge> : null
}

const SNOOZES: readonly [minutes: number, label: string][] = [
  [10, 'In 10 minutes'],
  [30, 'In 30 minutes'],
  [60, 'In 1 hour'],
  [180, 'In 3 hours'],
  [1440, 'In 24 hours'],
]

/** What its kind offers, until it was done or skipped. @param onDone the buttons leave: the focus goes to the row */
function Actions({ row, act, onDone }: { row: InboxRow; act: Act; onDone: () => void }) {
  const isClosed = row.acted?.action === 'done' || row.acted?.action === 'skip'
  if (isClosed || row.actions.length === 0) return null
  const close = (kind: 'done' | 'skip') => {
    onDone()
    act(row, { kind })
  }
  return (
    <div className={styles.actions}>
      {row.actions.includes('done') && (
        <Button size="sm" icon={<Check />} aria-label={`Done: ${row.title}`} onClick={() => close('done')}>
          Done
        </Button>
      )}
      {row.actions.includes('snooze') && (
        <Menu
          label={`Snooze: ${row.title}`}
          trigger="Snooze"
          look="quiet"
          size="sm"
          items={SNOOZES.map(([minutes, label]) => ({
            label,
            onSelect: () => act(row, { kind: 'snooze', minutes }),
          }))}
        />
      )}
      {row.actions.includes('skip') && (
        <Button
          size="sm"
          look="plain"
          icon={<SkipForward />}
          aria-label={`Skip: ${row.title}`}
          onClick={() => close('skip')}
        >
          Skip
        </Button>
      )}
    </div>
  )
}
