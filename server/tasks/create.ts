import { randomUUIDv7 } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { planned } from '#shared/tasks/change.ts'
import type { NewTask } from '#shared/tasks/task.ts'
import { together } from '#server/db/together.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { findTask } from './rows.ts'
import { createSeries } from './series.ts'

/** A task as JSON text, and whether this request made it. */
export type Created = { task: string; isNew: boolean }

/** Adds tasks, one a person; whose id is there already is left as it stands. */
const CREATE = `
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::date[],
      $9::text[], $10::date[], $11::int[], $12::text[], $13::timestamptz[], $14::json[]) with ordinality
      as a (user_id, id, title, description, category, priority, estimated_duration, scheduled_date, scheduled_time,
        due_date, xp_reward, accountability_type, now, changes, n)
  ), made as (
    insert into tasks (user_id, id, title, description, category, priority, estimated_duration, scheduled_date,
      scheduled_time, due_date, xp_reward, accountability_type, created_at, updated_at)
    select user_id, id, title, description, category, priority, estimated_duration, scheduled_date,
      scheduled_time, due_date, xp_reward, accountability_type, now, now from asked
    on conflict (user_id, id) do nothing
    returning user_id
  ), told as (
    insert into outbox (user_id, changes, created_at)
    select user_id, a.changes, a.now from made join asked a using (user_id)
  )
  select a.n::int from made join asked a using (user_id)`

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
  const made = await together(deps.db, CREATE, [
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
  if (!made) return existing(deps, person, id)
  deps.hub.wake()
  return { task: JSON.stringify(planned({ ...asked, id }, person.id, at)), isNew: true }
}

async function existing({ db }: Deps, person: Person, id: string): Promise<Created> {
  const found = await findTask(db, person.id, id)
  if (!found) throw new AppError('conflict', 'This task was just deleted for good')
  if (found.trashed) throw new AppError('conflict', 'This task is in the trash. Restore it to have it back.')
  return { task: found.task, isNew: false }
}
