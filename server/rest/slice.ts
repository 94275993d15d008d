import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { Profile } from '#shared/profile/profile.ts'
import { NewTask, Task } from '#shared/tasks/task.ts'
import type { Json } from '#server/kit/db/json.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { parsed } from '#server/kit/http/validate.ts'
import { profileJson } from '#server/profile/profile.ts'
import { insertTasks } from './insertTasks.ts'

/** A client of the hosted backend asks for one object, instead of a list, by this media type. */
const ONE_OBJECT = 'application/vnd.pgrst.object+json'

const UsersQuery = z.strictObject({
  select: z._default(z.literal('*'), '*'),
  id: z.string().check(z.regex(/^eq\.[0-9a-f-]{36}$/i, 'The only filter is id=eq.<id>')),
})
const TasksQuery = z.strictObject({
  select: z.optional(z.literal('*')),
  columns: z.optional(z.string()),
})
/** What the hosted backend's rows carry beside a new task, and what may be in it. */
const Extra = z.looseObject({
  user_id: z.optional(z.string()),
  status: z.optional(z.literal('pending', 'A new task is pending')),
})
const Rows = z.union([z.array(Extra).check(z.minLength(1), z.maxLength(100)), Extra])
const RestProfiles = z.array(Profile)
const RestTasks = z.array(Task)
const RestNewTasks = z.union([NewTask, z.array(NewTask)])

/** `/rest/v1`: two data calls in the form of the hosted backend's own client. */
export const rest: Slice = {
  tag: "The hosted backend's client",
  routes: [
    route({
      method: 'get',
      path: '/rest/v1/users',
      summary: 'The profile: select=*&id=eq.<id>',
      who: PERSON,
      scope: 'read',
      cost: 1,
      cors: 'any',
      query: { UsersQuery },
      answers: { 200: ['A list of one, or of none', { RestProfiles }] },
      async answer({ c, deps, caller, query }) {
        const id = query.id.slice('eq.'.length).toLowerCase()
        return listOrOne(c, id === caller.id ? [await profileJson(deps, caller.id)] : [])
      },
    }),
    route({
      method: 'post',
      path: '/rest/v1/tasks',
      summary: 'Add one task or many, all or none; Prefer: return=representation answers them',
      who: PERSON,
      scope: 'write',
      cost: 5,
      cors: 'any',
      query: { TasksQuery },
      body: { Rows },
      describedBody: { RestNewTasks },
      answers: { 201: ['They are added', { RestTasks }] },
      async answer({ c, deps, caller, body }) {
        const asked = [body].flat().map((row) => newTask(row, caller.id))
        const made = await insertTasks(deps, caller, asked)
        if (/return=representation/.test(c.req.header('prefer') ?? '')) return listOrOne(c, made, 201)
        return c.body(null, 201)
      },
    }),
  ],
}

function newTask({ user_id, status: _pending, ...row }: z.output<typeof Extra>, userId: string): NewTask {
  if (user_id !== undefined && user_id !== userId)
    throw new AppError('forbidden', 'A task belongs to the person who is signed in')
  const task = parsed(NewTask, row)
  if (task.recurrence) throw new AppError('invalid', 'Repeating tasks are made by POST /api/tasks')
  return task
}

/** A list, or its only row when one object is asked for. */
function listOrOne(c: Context, rows: Json<unknown>[], status: 200 | 201 = 200): Response | Promise<Response> {
  if (!c.req.header('accept')?.includes(ONE_OBJECT))
    return jsonText(c, `[${rows.join(',')}]` as Json<unknown[]>, status)
  const [row] = rows
  if (rows.length === 1 && row !== undefined) return jsonText(c, row, status)
  const message = 'Cannot coerce the result to a single JSON object'
  return c.json(
    { code: 'PGRST116', message, details: `The result contains ${rows.length} rows`, hint: null },
    406,
  )
}
