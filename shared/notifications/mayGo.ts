import type { Settings } from '#shared/settings/settings.ts'
import { parseInstant } from '#shared/time/instant.ts'
import type { NotificationKind } from './notification.ts'

/** The ways that a notification can go beside the inbox. */
type Way = 'push' | 'mail'

/**
 * Whether a notification of a kind goes a way now (docs/rules/push.md, Push; docs/rules/digests.md, Mails of notifications). Quiet
 * hours are asked separately: they only delay.
 */
export function mayGo(
  {
    notificationsEnabled,
    notify,
    muted_until,
  }: Pick<Settings, 'notificationsEnabled' | 'notify' | 'muted_until'>,
  kind: NotificationKind,
  way: Way,
  now: Date,
): boolean {
  const isMuted = muted_until !== null && parseInstant(muted_until) > now
  return notificationsEnabled && !isMuted && notify[kind][way]
}
