import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { NewTask } from '#shared/tasks/task.ts'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { jsonText } from '#server/http/jsonText.ts'
import { parsed, validate } from '#server/http/validate.ts'
import { insertTasks, usersById } from './rest.ts'

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
/** What the hosted backend's rows carry beside a new task, and what may stand there. */
const Extra = z.looseObject({
  user_id: z.optional(z.string()),
  status: z.optional(z.literal('pending', 'A new task is pending')),
})
const Rows = z.union([z.array(Extra).check(z.minLength(1), z.maxLength(100)), Extra])

/** `/rest/v1`: the specification's two data calls, in the form of the hosted backend's own client. */
export const restRoutes = (deps: Deps) =>
  new Hono()
    .use(requirePerson(deps))
    .get('/users', validate('query', UsersQuery), async (c) => {
      const id = c.req.valid('query').id.slice('eq.'.length).toLowerCase()
      return answer(c, await usersById(deps, c.get('person'), id))
    })
    .post('/tasks', validate('query', TasksQuery), validate('json', Rows), async (c) => {
      const person = c.get('person')
      const rows = [c.req.valid('json')].flat().map((row) => newTask(row, person.id))
      const made = await insertTasks(deps, person, rows)
      if (/return=representation/.test(c.req.header('prefer') ?? '')) return answer(c, made, 201)
      return c.body(null, 201)
    })

function newTask({ user_id, status: _pending, ...row }: z.output<typeof Extra>, userId: string): NewTask {
  if (user_id !== undefined && user_id !== userId)
    throw new AppError('forbidden', 'A task belongs to the person who is signed in')
  const task = parsed(NewTask, row)
  if (task.recurrence) throw new AppError('invalid', 'Repeating tasks are made by POST /api/tasks')
  return task
}

/** A list, or its only row when one object is asked for. */
function answer(c: Context, rows: string[], status: 200 | 201 = 200): Response | Promise<Response> {
  if (!c.req.header('accept')?.includes(ONE_OBJECT)) return jsonText(c, `[${rows.join(',')}]`, status)
  const [row] = rows
  if (rows.length === 1 && row !== undefined) return jsonText(c, row, status)
  const message = 'Cannot coerce the result to a single JSON object'
  return c.json(
    { code: 'PGRST116', message, details: `The result contains ${rows.length} rows`, hint: null },
    406,
  )
}
