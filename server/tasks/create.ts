import { randomUUIDv7 } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { planned } from '#shared/tasks/change.ts'
import type { NewTask } from '#shared/tasks/task.ts'
import { query } from '#server/db/open.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { findTask } from './rows.ts'
import { createSeries } from './series.ts'

/** A task as JSON text, and whether this request made it. */
export type Created = { task: string; isNew: boolean }

const CREATE = `
  with made as (
    insert into tasks (user_id, id, title, description, category, priority, estimated_duration, scheduled_date,
      scheduled_time, due_date, xp_reward, accountability_type, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
    on conflict (user_id, id) do nothing
    returning user_id
  ), told as (
    insert into outbox (user_id, changes, created_at) select user_id, $14::jsonb, $13 from made
  )
  select from made`

/**
 * Adds a task. The client chose its id, so a create that is sent twice adds one and answers it as it stands.
 *
 * @throws AppError `conflict` when the id lies in the trash
 */
export async function createTask(deps: Deps, person: Person, asked: NewTask): Promise<Created> {
  const id = asked.id ?? randomUUIDv7()
  if (asked.recurrence) {
    const made = await createSeries(deps, person, { ...asked, id, recurrence: asked.recurrence })
    return made ? { task: made, isNew: true } : existing(deps, person, id)
  }
  const at = deps.now().toISOString()
  const changes: RowChange[] = [{ table: 'tasks', id, op: 'insert' }]
  const made = await query(deps.db, CREATE, [
    person.id,
    id,
    asked.title,
    asked.description,
    asked.category,
    asked.priority,
    asked.estimated_duration,
    asked.scheduled_date,
    asked.scheduled_time,
    asked.due_date,
    asked.xp_reward,
    asked.accountability_type,
    at,
    JSON.stringify(changes),
  ])
  if (made.length === 0) return existing(deps, person, id)
  deps.hub.wake()
  return { task: JSON.stringify(planned({ ...asked, id }, person.id, at)), isNew: true }
}

async function existing({ db }: Deps, person: Person, id: string): Promise<Created> {
  const found = await findTask(db, person.id, id)
  if (!found) throw new AppError('conflict', 'This task was just deleted for good')
  if (found.trashed) throw new AppError('conflict', 'This task is in the trash. Restore it to have it back.')
  return { task: found.task, isNew: false }
}
