import * as z from 'zod/mini'
import { ActedNotification, NotificationAct } from '#shared/notifications/notification.ts'

const LONGEST_TOKEN = 300

/** What is done from a push, without a session: its token says for whom and with which notification. */
export const PushAction = z.extend(NotificationAct, {
  token: z.string().check(z.minLength(1), z.maxLength(LONGEST_TOKEN)),
})
export type PushAction = z.infer<typeof PushAction>

/** What follows from it. The rows of other things are for those who are signed in. */
export const ActedPush = z.omit(ActedNotification, { task: true })
export type ActedPush = z.infer<typeof ActedPush>
