import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { NewTask, type Task } from '#shared/tasks/task.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import { type Json, parseJson } from '#server/kit/db/json.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { parsed } from '#server/kit/http/validate.ts'
import { createTask } from '#server/tasks/create.ts'
import { findTask } from '#server/tasks/rows.ts'
import { writeToolReceipt } from './tools/writeToolReceipt.ts'
import { uuidOf } from './wireId.ts'

/** What a task is called that a model gave no title (docs/rules/assistant.md, The assistant). */
const NO_TITLE = 'New Task from AI Assistant'
/** What the assistant leaves out (docs/rules/assistant.md, The assistant). */
const DEFAULTS = { category: 'general', scheduled_time: '09:00' }

const field = TASK_FIELDS
/** The arguments of the tool `create_task`, with what the browser adds. Others are ignored. */
export const CreateTaskCall = z.looseObject({
  user_id: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
  description: z.optional(field.description.schema),
  category: z.optional(field.category.schema),
  priority: z.optional(field.priority.schema),
  estimated_duration: z.optional(field.estimated_duration.schema),
  scheduled_date: z.optional(field.scheduled_date.schema),
  scheduled_time: z.optional(field.scheduled_time.schema),
  due_date: z.optional(field.due_date.schema),
  xp_reward: z.optional(field.xp_reward.schema),
  accountability_type: z.optional(field.accountability_type.schema),
  goal_id: z.optional(field.goal_id.schema),
  domain_id: z.optional(field.domain_id.schema),
})
export type CreateTaskCall = z.infer<typeof CreateTaskCall>

/**
 * Adds the task that a model asked for. The same key adds it once and answers it as it is now; one that is the id of a call of
 * the person's runs also notes it as that run's work.
 *
 * @param key the call's id; null adds another task each time
 * @throws AppError `forbidden` for somebody else's; `invalid` for what no task may have
 */
export function createCalledTask(
  deps: Deps,
  person: Person,
  { user_id: owner, ...asked }: CreateTaskCall,
  key: string | null,
): Promise<Json<Task>> {
  if (owner !== undefined && owner !== null && owner !== person.id)
    throw new AppError('forbidden', 'A task belongs to the person who is signed in')
  const task = taskOfCall(asked, localDate(deps.now(), person.dayRule))
  const id = key === null ? newId() : derivedId(person.id, `create_task ${key}`)
  return change(deps, person, async (tx, inside) => {
    const known = key === null ? null : await findTask(tx, person.id, id)
    if (known) return known.task
    const made = await createTask(inside, person, { ...task, id })
    const call = key === null ? null : await findCall(tx, person.id, key)
    if (call) {
      const { title } = parseJson(made.task)
      await writeToolReceipt(inside, person, call, { table: 'tasks', id, title, after: task })
    }
    return made.task
  })
}

/** The task of some arguments. @param today the person's local date */
export function taskOfCall(asked: Omit<CreateTaskCall, 'user_id'>, today: string): NewTask {
  const { title } = asked
  const known = Object.fromEntries(
    Object.keys(TASK_FIELDS)
      .filter((name) => name !== 'witness_id' && asked[name] !== undefined)
      .map((name) => [name, asked[name]]),
  )
  const isTitle = typeof title === 'string' && title.trim() !== ''
  const date = asked.scheduled_date === undefined ? today : asked.scheduled_date
  const time =
    asked.scheduled_time ??
    (asked.scheduled_time === undefined && date !== null ? DEFAULTS.scheduled_time : null)
  return parsed(NewTask, {
    category: DEFAULTS.category,
    ...known,
    title: isTitle ? title : NO_TITLE,
    scheduled_date: date,
    scheduled_time: time,
  })
}

async function findCall(db: Db, userId: UserId, key: string) {
  const id = uuidOf('call', key)
  const [call] = id === null ? [] : await db.read<CallOrigin>(CALL, [userId, id])
  return call ? { ...call, callId: id ?? '', isBuiltIn: false } : null
}

type CallOrigin = { threadId: string; runId: string }

const CALL = `
  select r.thread_id as "threadId", r.id as "runId" from run_calls c join runs r on r.user_id = c.user_id and r.id = c.run_id
  where c.user_id = $1 and c.id = $2 and c.name = 'create_task' and c.is_client`
