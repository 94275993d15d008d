import * as z from 'zod/mini'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { listNotifications, removeOldNotifications } from './rows.ts'

const NotificationsQuery = z.object({
  unread: z.optional(z.enum(['true', 'false'])),
  limit: limitOf(50),
  cursor: z.optional(z.string()),
})

/** The inbox (docs/rules/notifications.md). What it tells is made by other slices, with `createNotice`. */
export const notifications: Slice = {
  tag: 'Notifications',
  jobs: { removeOldNotifications },
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
        c.json(await listNotifications(deps.db, caller.id, { unreadOnly: unread === 'true', ...page })),
    }),
  ],
}
