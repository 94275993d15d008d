import * as z from 'zod/mini'
import { NewReminder, Reminder, ReminderPage, ReminderPatch } from '#shared/reminders/reminder.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { endRemindersWithTask } from './endRemindersWithTask.ts'
import { fireReminder } from './fire.ts'
import { continueReminders, followReminders, followTasks } from './follow.ts'
import { forgetFirings } from './forgetFirings.ts'
import { fireHabit, followHabits, HABIT_DUE, planHabits } from './habits.ts'
import { listReminders } from './list.ts'
import { FOLLOWER, REMINDER_DUE } from './names.ts'
import { planReminders } from './plan.ts'
import { readReminder } from './rows.ts'
import { createReminder, editReminder, removeReminder } from './write.ts'

const RemindersQuery = z.object({
  /** A task, or the `recurrence_id` of a series. */
  target_id: z.optional(z.uuid('An id is a UUID')),
  limit: limitOf(100),
  cursor: z.optional(z.string()),
})
const NO_SUCH_REMINDER = ['No such reminder', PROBLEM] as const

/** Up to an hour late it is sent, later it is a row of the inbox alone. */
const KIND = {
  clock: 'trusted',
  lock: 'person',
  lateness: 3600,
  atOnce: 16,
  retries: { first: 1, longest: 60, giveUpAfter: 86_400 },
} as const

/** Reminders of tasks and of series, and the times of habits (docs/rules/reminders.md). */
export const reminders: Slice = {
  tag: 'Reminders',
  jobs: { forgetFirings },
  followsRows: [followTasks, followReminders, followHabits],
  followsBatched: { 'task.completed': endRemindersWithTask, 'habit.checked': { follower: FOLLOWER } },
  follows: {
    'series.continued': continueReminders,
    async 'profile.moved'(inside, { id }) {
      await planReminders(inside, id, { all: true })
      await planHabits(inside, id)
    },
  },
  due: {
    [REMINDER_DUE]: { ...KIND, run: fireReminder },
    [HABIT_DUE]: { ...KIND, run: fireHabit },
  },
  routes: [
    route({
      method: 'get',
      path: '/api/reminders',
      summary: 'Reminders of one task or series, or all: the soonest first, those with nothing to come last',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { RemindersQuery },
      answers: { 200: ['A page of reminders', { ReminderPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listReminders(deps, caller, query)),
    }),
    route({
      method: 'post',
      path: '/api/reminders',
      summary:
        'Add a reminder to a task or a series, which has at most five; a repeated id answers it as it is',
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { NewReminder },
      largestBody: 1024,
      answers: {
        201: ['The new reminder', { Reminder }],
        200: ['It was there already', { Reminder }],
        404: ['No such task or series', PROBLEM],
        409: ['There are five already', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { item, isNew } = await createReminder(deps, caller, body)
        return c.json(item, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'get',
      path: '/api/reminders/:id',
      summary: 'One reminder',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The reminder', { Reminder }], 404: NO_SUCH_REMINDER },
      answer: async ({ c, deps, caller, params }) =>
        c.json(await readReminder(deps.db, caller.id, params.id)),
    }),
    route({
      method: 'patch',
      path: '/api/reminders/:id',
      summary: 'Change when a reminder comes',
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { ReminderPatch },
      largestBody: 1024,
      answers: {
        200: ['The reminder', { Reminder }],
        404: NO_SUCH_REMINDER,
        409: ['The version is stale; `details` is the reminder as it is', PROBLEM],
      },
      answer: async ({ c, deps, caller, params, body }) =>
        c.json(await editReminder(deps, caller, params.id, body)),
    }),
    route({
      method: 'delete',
      path: '/api/reminders/:id',
      summary: 'Delete a reminder for good',
      who: PERSON,
      scope: 'write',
      cost: 2,
      answers: { 204: ['It is gone'], 404: NO_SUCH_REMINDER },
      async answer({ c, deps, caller, params }) {
        await removeReminder(deps, caller, params.id)
        return c.body(null, 204)
      },
    }),
  ],
}
