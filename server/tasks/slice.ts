import * as z from 'zod/mini'
import { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import {
  ActedTask,
  NewTask,
  Task,
  TASK_ACTIONS,
  type TaskAction,
  TaskPage,
  TaskPatch,
} from '#shared/tasks/task.ts'
import { searchWords } from '#shared/text/searchWords.ts'
import { SearchText } from '#shared/tasks/search.ts'
import { SENT_AT_HEADER } from '#shared/time/deviceClock.ts'
import { CivilDate, Instant } from '#shared/time/schemas.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { SentAt } from '#server/progress/actedAt.ts'
import { actOnTask } from './act.ts'
import { createTask } from './create.ts'
import { editTask } from './edit.ts'
import { listTasks, type TaskListing } from './list.ts'
import { removeTask } from './remove.ts'
import { readTask } from './rows.ts'
import { makeDueOccurrences } from './makeOccurrences.ts'
import { emptyTrash, restoreTask } from './trash.ts'

const flag = z.optional(z.enum(['true', 'false']))

/** A range of local dates, or without one the unscheduled tasks, the trash, those of a goal, the one whose timer runs, or what is searched for. */
const TaskQuery = z
  .object({
    /** Only tasks whose titles have, for each of these words, one that begins with it: of any date, completed and deleted too. */
    query: z.optional(SearchText),
    from: z.optional(CivilDate),
    to: z.optional(CivilDate),
    /** Leaves out what is completed. */
    open: flag,
    trash: flag,
    /** Only the task whose timer runs, whatever its date. */
    running: flag,
    /** Only the tasks of a goal, dated or not. */
    goal_id: z.optional(z.uuid()),
    limit: limitOf(500),
    cursor: z.optional(z.string()),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: 'A range has both its ends: from and to',
      path: ['from'],
    }),
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'A range ends after it begins',
      path: ['to'],
    }),
    z.refine(
      ({ query, from, open, trash, running, goal_id }) =>
        query === undefined || (from ?? open ?? trash ?? running ?? goal_id) === undefined,
      { error: 'A search is for tasks of any date and state', path: ['query'] },
    ),
    z.refine(
      ({ goal_id, from, open, trash, running }) =>
        goal_id === undefined || (from ?? open ?? trash ?? running) === undefined,
      { error: 'A list of a goal has its tasks of any date and state', path: ['goal_id'] },
    ),
  )
const Scope = z.object({ scope: z._default(RecurrenceScope, 'this') })
/** When the person acted by the device's clock, which is earlier than the request when it was offline. */
const ActedAt = z.strictObject({ at: z.optional(Instant) })

const ACTIONS: Record<TaskAction, string> = {
  start: 'Start the timer; the task that was running is paused',
  pause: 'Pause the timer',
  reset: 'Set the timer to zero',
  complete: 'Complete the task and earn its XP, once',
  uncomplete: 'Undo the completion and give its XP back',
}
const NO_SUCH_TASK = ['No such task', PROBLEM] as const

/** Tasks, the timer, the trash and repetition. Rows are sent as the database made them. */
export const tasks: Slice = {
  tag: 'Tasks',
  jobs: { makeDueOccurrences, emptyTrash },
  routes: [
    route({
      method: 'get',
      path: '/api/tasks',
      summary:
        'Tasks of a range of local dates; without dates the unscheduled ones; or those of a goal, the trash, a search',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { TaskQuery },
      answers: { 200: ['A page of tasks', { TaskPage }] },
      answer: async ({ c, deps, caller, query }) =>
        jsonText(c, await listTasks(deps, caller, listingOf(query))),
    }),
    route({
      method: 'post',
      path: '/api/tasks',
      summary: 'Create a task; a repeated id answers the task as it is',
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { NewTask },
      answers: {
        201: ['The new task', { Task }],
        200: ['It was there already', { Task }],
        409: ['It is in the trash, or there are too many repeating tasks', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { task, isNew } = await createTask(deps, caller, body)
        return jsonText(c, task, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'get',
      path: '/api/tasks/:id',
      summary: 'One task',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The task', { Task }], 404: NO_SUCH_TASK },
      answer: async ({ c, deps, caller, params }) =>
        jsonText(c, await readTask(deps.db, caller.id, params.id)),
    }),
    route({
      method: 'patch',
      path: '/api/tasks/:id',
      summary: 'Change fields of a task, or of several occurrences of its series',
      who: PERSON,
      scope: 'write',
      cost: 2,
      query: { Scope },
      body: { TaskPatch },
      answers: {
        200: ['The task', { Task }],
        404: NO_SUCH_TASK,
        409: ['The version is stale; `details` is the task as it is', PROBLEM],
      },
      answer: async ({ c, deps, caller, params, query, body }) =>
        jsonText(c, await editTask(deps, caller, params.id, body, query.scope)),
    }),
    route({
      method: 'delete',
      path: '/api/tasks/:id',
      summary: 'Move a task to the trash, or end its series',
      who: PERSON,
      scope: 'write',
      cost: 2,
      query: { Scope },
      answers: { 204: ['It is in the trash'], 404: NO_SUCH_TASK },
      async answer({ c, deps, caller, params, query }) {
        await removeTask(deps, caller, params.id, query.scope)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'post',
      path: '/api/tasks/:id/restore',
      summary: 'Take a task back out of the trash',
      who: PERSON,
      scope: 'write',
      cost: 2,
      answers: { 200: ['The task', { Task }], 404: NO_SUCH_TASK },
      answer: async ({ c, deps, caller, params }) => jsonText(c, await restoreTask(deps, caller, params.id)),
    }),
    // One route for each action: a parameter beside `restore` would cost every request the faster router.
    ...TASK_ACTIONS.map((action) =>
      route({
        method: 'post',
        path: `/api/tasks/:id/${action}`,
        summary: `${ACTIONS[action]}. \`at\` is when the person acted; \`X-Sent-At\` corrects a wrong clock`,
        who: PERSON,
        scope: 'write',
        cost: 2,
        headers: { SentAt },
        body: { ActedAt },
        largestBody: 1024,
        answers: {
          200: ['The task, and what it earned; a repeated call answers the same', { ActedTask }],
          404: NO_SUCH_TASK,
        },
        answer: async ({ c, deps, caller, params, headers, body }) => {
          const moment = { at: body.at, sentAt: headers[SENT_AT_HEADER] }
          return jsonText(c, await actOnTask(deps, caller, params.id, action, moment))
        },
      }),
    ),
  ],
}

function listingOf(query: z.output<typeof TaskQuery>): TaskListing {
  const { query: text, from, to, open, trash, running, goal_id, limit, cursor } = query
  if (text !== undefined) return { kind: 'search', words: searchWords(text), limit, cursor }
  if (running === 'true') return { kind: 'running', limit, cursor }
  if (trash === 'true') return { kind: 'trash', limit, cursor }
  if (goal_id !== undefined) return { kind: 'goal', goalId: goal_id, limit, cursor }
  if (from === undefined || to === undefined) return { kind: 'tray', limit, cursor }
  return { kind: 'range', from, to, openOnly: open === 'true', limit, cursor }
}
