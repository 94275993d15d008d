import type { NotificationKind } from '#shared/notifications/notification.ts'

/** The kinds whose pushes wait until quiet hours are over. What a person set themselves, and what concerns the account, does not wait. */
export const WAITING_KINDS = ['nudge', 'social', 'accountability'] as const satisfies NotificationKind[]
export type WaitingKind = (typeof WAITING_KINDS)[number]

export function waitsForQuietEnd(kind: NotificationKind): kind is WaitingKind {
  return (WAITING_KINDS as readonly NotificationKind[]).includes(kind)
}
