import * as z from 'zod/mini'
import { absentWithoutGamification } from '#shared/progress/gamified.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { Award } from '#shared/progress/award.ts'
import { Task } from '#shared/tasks/task.ts'
import { Instant } from '#shared/time/schemas.ts'

/** What notifications are about, for the settings of ways that each kind goes (docs/rules/notifications.md). */
export const NOTIFICATION_KINDS = ['reminder', 'nudge', 'social', 'accountability', 'system'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** What can be done from a notification. */
const NOTIFICATION_ACTIONS = ['done', 'snooze', 'skip'] as const
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number]

/** Days that a notification is kept. */
export const NOTIFICATION_DAYS = 90

/** One notification of a person's inbox. Instants are ISO 8601 texts. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** What it tells: `task_reminder`, `streak_at_risk`, ... */
  event: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the product. */
  url: z.string(),
  /** What its actions act on: a task or a habit. */
  target_kind: z.nullable(z.string()),
  target_id: z.nullable(z.uuid()),
  actions: z.array(z.enum(NOTIFICATION_ACTIONS)),
  /** It was sent too late to be of use, after an outage. */
  missed: z.boolean(),
  /** When it was sent; after a snooze when it came back. */
  created_at: z.string(),
  read_at: z.nullable(z.string()),
  acted: z.nullable(z.object({ action: z.enum(NOTIFICATION_ACTIONS), at: z.string() })),
  snoozed_until: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

/** A page of the inbox, newest first, and how many are unread in all. */
export const NotificationPage = z.object({
  ...pageSchema(Notification).shape,
  unread_count: z.int(),
})
export type NotificationPage = z.infer<typeof NotificationPage>

export const NotificationPatch = z.strictObject({ read: z.boolean() })

/** Which notifications are marked as read: those that all named parts hold for, and at least one part is named. */
export const ReadNotifications = z
  .strictObject({
    ids: z.optional(z.array(z.uuid()).check(z.maxLength(1000, 'At most 1,000 ids at a time'))),
    all: z.optional(z.literal(true)),
    /** Those of up to this instant. */
    until: z.optional(Instant),
  })
  .check(
    z.refine(({ ids, all, until }) => ids !== undefined || all === true || until !== undefined, {
      error: 'Name ids, all or until',
      path: ['ids'],
    }),
  )
export type ReadNotifications = z.infer<typeof ReadNotifications>

export const UnreadCount = z.object({ unread_count: z.int() })
export type UnreadCount = z.infer<typeof UnreadCount>

/** What is done from a notification. `minutes` is how long a snooze takes. */
export const NotificationAct = z.strictObject({
  action: z.enum(NOTIFICATION_ACTIONS),
  minutes: z.optional(
    z.int('A whole number').check(z.gte(5, 'At least 5 minutes'), z.lte(1440, 'At most 1,440 minutes')),
  ),
})
export type NotificationAct = z.infer<typeof NotificationAct>

/** The answer of an action; repeated, it is the same. */
export const ActedNotification = z.object({
  notification: Notification,
  /** As it is now; absent where it is no task, or gone. */
  task: z.optional(Task),
  /** What completing the task or checking the habit in has earned. */
  award: absentWithoutGamification(z.object({ ...Award.shape, comeback: z.optional(z.boolean()) })),
})
export type ActedNotification = z.infer<typeof ActedNotification>
