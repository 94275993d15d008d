import type { NotificationKind } from '#shared/notifications/notification.ts'
import { parseInstant } from '#shared/time/instant.ts'
import type { Settings } from '#shared/settings/settings.ts'

/** Whether notifications of a kind go by push at an instant (docs/rules/push.md, Push). Quiet hours are asked separately: they only delay. */
export function mayPush(
  {
    notificationsEnabled,
    notify,
    muted_until,
  }: Pick<Settings, 'notificationsEnabled' | 'notify' | 'muted_until'>,
  kind: NotificationKind,
  now: Date,
): boolean {
  const isMuted = muted_until !== null && parseInstant(muted_until) > now
  return notificationsEnabled && notify[kind].push && !isMuted
}

/** The kinds whose pushes wait until quiet hours are over. What a person set themselves, and what concerns the account, does not wait. */
export const WAITING_KINDS = ['nudge', 'social', 'accountability'] as const satisfies NotificationKind[]
export type WaitingKind = (typeof WAITING_KINDS)[number]

export function waitsForQuietEnd(kind: NotificationKind): kind is WaitingKind {
  return (WAITING_KINDS as readonly NotificationKind[]).includes(kind)
}
