import type { UserId } from '#server/kit/db/userId.ts'
import type { DueKey } from '#server/kit/due/setDue.ts'

/** When a snoozed notification is told again. */
export const snoozeOf = ({ id: ownerId }: { id: UserId }, subject: string): DueKey => ({
  ownerId,
  kind: 'notification_snooze',
  subject,
})
