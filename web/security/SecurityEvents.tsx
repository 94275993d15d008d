import {
  Download,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Mail,
  ShieldAlert,
  Trash2,
  Undo2,
  Upload,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { SecurityEventKind } from '#shared/auth/devices.ts'
import { useProfile } from '#web/profile/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useSecurityEvents } from './data.ts'
import { formatDateTime } from './formatTime.ts'
import { Row } from './Row.tsx'
import { deviceInWords, eventInWords } from './words.ts'
import styles from './Security.module.css'

/** What happened to the account: what, when, and from where. */
export function SecurityEvents() {
  const { events, more, isLoadingMore } = useSecurityEvents()
  const { timezone } = useProfile()
  return (
    <Card title="Security events">
      <p className={styles.note}>
        Something here was not you? Change your password: it signs all other devices out.
      </p>
      <ul className={styles.rows}>
        {events.map(({ id, kind, subject, ip, created_at, ...device }) => {
          const Icon = ICONS[kind]
          return (
            <Row
              key={id}
              icon={<Icon aria-hidden="true" />}
              title={subject === null ? eventInWords(kind) : `${eventInWords(kind)}: ${subject}`}
              alarm={kind === 'token_reused'}
            >
              <span>
                {deviceInWords(device)}
                {ip && `, ${ip}`}
              </span>
              <time dateTime={created_at}>{formatDateTime(created_at, timezone)}</time>
            </Row>
          )
        })}
      </ul>
      {more && (
        <Button busy={isLoadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </Card>
  )
}

const ICONS: Record<SecurityEventKind, ComponentType> = {
  signed_in: LogIn,
  signed_out: LogOut,
  session_ended: LogOut,
  token_reused: ShieldAlert,
  password_changed: KeyRound,
  email_change_asked: Mail,
  email_changed: Mail,
  recovery_asked: Mail,
  identity_linked: Link2,
  identity_unlinked: Link2,
  deletion_asked: Trash2,
  deletion_undone: Undo2,
  exported: Download,
  imported: Upload,
}
