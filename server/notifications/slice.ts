import * as z from 'zod/mini'
import {
  ActedNotification,
  Notification,
  NotificationAct,
  NotificationPage,
  NotificationPatch,
  ReadNotifications,
  UnreadCount,
} from '#shared/notifications/notification.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { actOnNotification } from './act.ts'
import { markNotification, readNotifications, removeNotification } from './edit.ts'
import { tellNewSignIn } from './newSignIn.ts'
import { listNotifications, removeOldNotifications } from './rows.ts'
import { SNOOZE, snoozeKind } from './snooze.ts'

const NotificationsQuery = z.object({
  unread: z.optional(z.enum(['true', 'false'])),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})
const NO_SUCH_NOTIFICATION = ['No such notification', PROBLEM] as const
const write = { who: PERSON, scope: 'write', cost: 2 } as const

/** The inbox (docs/rules/notifications.md, Notifications). What it tells is made by other slices, with `createNotice`. */
export const notifications: Slice = {
  tag: 'Notifications',
  jobs: { removeOldNotifications },
  due: { [SNOOZE]: snoozeKind },
  follows: { 'account.new_device': tellNewSignIn },
  routes: [
    route({
      method: 'get',
      path: '/api/notifications',
      summary: 'What the person was told, newest first, and how much of it is unread',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { NotificationsQuery },
      answers: { 200: ['A page of notifications', { NotificationPage }] },
      answer: async ({ c, deps, caller, query: { unread, ...page } }) =>
        c.json(await listNotifications(deps.db, caller, { unreadOnly: unread === 'true', ...page })),
    }),
    route({
      ...write,
      method: 'post',
      path: '/api/notifications/read',
      summary: 'Mark notifications as read: some, all, or those of up to an instant',
      body: { ReadNotifications },
      answers: { 200: ['How many are unread now', { UnreadCount }] },
      answer: async ({ c, deps, caller, body }) => c.json(await readNotifications(deps, caller, body)),
    }),
    route({
      ...write,
      method: 'patch',
      path: '/api/notifications/:id',
      summary: 'Mark a notification as read or unread',
      body: { NotificationPatch },
      largestBody: 1024,
      answers: {
        200: ['The notification', { Notification }],
        404: NO_SUCH_NOTIFICATION,
        409: ['The account is full', PROBLEM],
      },
      answer: async ({ c, deps, caller, params, body }) =>
        c.json(await markNotification(deps, caller, params.id, body)),
    }),
    route({
      ...write,
      method: 'delete',
      path: '/api/notifications/:id',
      summary: 'Delete a notification for good',
      answers: { 204: ['It is gone'], 404: NO_SUCH_NOTIFICATION },
      async answer({ c, deps, caller, params }) {
        await removeNotification(deps, caller, params.id)
        return c.body(null, 204)
      },
    }),
    route({
      ...write,
      method: 'post',
      path: '/api/notifications/:id/act',
      summary: 'Do what a notification offers: done, snooze or skip; a repeated call answers the same',
      body: { NotificationAct },
      largestBody: 1024,
      answers: {
        200: ['The notification, and what was done and earned', { ActedNotification }],
        404: NO_SUCH_NOTIFICATION,
        409: ['Something else was done with it; or it cannot be done any more', PROBLEM],
      },
      answer: async ({ c, deps, caller, params, body }) =>
        c.json(await actOnNotification(deps, caller, params.id, body)),
    }),
  ],
}
