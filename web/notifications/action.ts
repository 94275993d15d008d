import * as z from 'zod/mini'
import { Notification } from '#shared/notifications/notification.ts'

/** A notification on this device. A deleted one stays, unseen, until its page is read again. */
export const InboxRow = z.object({ ...Notification.shape, deleted: z.optional(z.boolean()) })
export type InboxRow = z.infer<typeof InboxRow>

/** What a person did in their inbox. `at` is ISO 8601. */
export type InboxAction =
  | { kind: 'read' | 'unread' | 'delete' | 'done' | 'skip'; id: string; at: string }
  | { kind: 'snooze'; id: string; minutes: number; at: string }
  /** All of up to an instant. It is about no row of its own. */
  | { kind: 'read_all'; id: typeof ALL; until: string; at: string }

export const ALL = 'all'
const LEAST_SNOOZE_MINUTES = 5
const MINUTE_MS = 60_000

/** A notification as an action leaves it. */
export function afterAction(row: InboxRow | undefined, action: InboxAction): InboxRow | undefined {
  if (!row) return undefined
  const { kind, at } = action
  const read = { ...row, read_at: row.read_at ?? at }
  switch (kind) {
    case 'read_all':
      return row.created_at <= action.until ? read : row
    case 'read':
      return read
    case 'unread':
      return { ...row, read_at: null }
    case 'delete':
      return { ...row, deleted: true }
    case 'done':
    case 'skip':
      return { ...read, acted: { action: kind, at }, snoozed_until: null }
    case 'snooze':
      return { ...read, acted: { action: kind, at }, snoozed_until: later(at, action.minutes) }
  }
}

function later(at: string, minutes: number): string {
  return new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()
}

/** The minutes that are left of a snooze when it is sent: a device may have been offline meanwhile. @param now milliseconds */
export function minutesLeft({ at, minutes }: { at: string; minutes: number }, now: number): number {
  const passed = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS))
  return Math.max(LEAST_SNOOZE_MINUTES, minutes - passed)
}
