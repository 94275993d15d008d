import { AppError } from '#shared/errors.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { planned } from '#shared/tasks/change.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { NewTask, Task } from '#shared/tasks/task.ts'
import { batched, unbatched } from '#server/db/batched.ts'
import { change } from '#server/db/change.ts'
import { isTransaction } from '#server/db/database.ts'
import { columnsOf, valuesOf } from '#server/db/fieldsSql.ts'
import { type Json, toJson } from '#server/db/json.ts'
import { newId } from '#server/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { checkLinks, nameGoals, namesLinks } from '#server/links/links.ts'
import { findTask } from './rows.ts'
import { createSeries } from './series.ts'

/** A task, and whether this request made it. */
export type Created = { task: Json<Task>; isNew: boolean }

const COLUMNS = columnsOf(TASK_FIELDS).join(', ')
const TYPES = ['uuid', 'uuid', ...Object.values(TASK_FIELDS).map(({ sql }) => sql), 'timestamptz', 'json']

/** Adds tasks, one a person; one whose id is there already is left as it is. */
const CREATE = `
  with asked as (
    select * from unnest(${TYPES.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) with ordinality
      as a (user_id, id, ${COLUMNS}, now, changes, n)
  ), made as (
    insert into tasks (user_id, id, ${COLUMNS}, created_at, updated_at)
    select user_id, id, ${COLUMNS}, now, now from asked
    on conflict (user_id, id) do nothing
    returning user_id
  ), noted as (
    insert into outbox (user_id, changes)
    select user_id, a.changes from made join asked a using (user_id) where a.changes is not null
  )
  select a.n::int from made join asked a using (user_id)`

/**
 * Adds a task. The client chose its id, so a create that is sent twice adds one and answers it as it is.
 *
 * @throws AppError `conflict` when the id lies in the trash or the account is full; `invalid` for a goal or a domain that the
 *   person does not have
 */
export async function createTask(deps: Deps, person: Person, asked: NewTask): Promise<Created> {
  if (!namesLinks(asked)) return create(deps, person, asked)
  return change(deps, person, async (tx, inside) => {
    await checkLinks(tx, person.id, asked)
    const created = await create(inside, person, asked)
    if (created.isNew) nameGoals(tx, person, asked.goal_id)
    return created
  })
}

async function create(deps: Deps, person: Person, asked: NewTask): Promise<Created> {
  const id = asked.id ?? newId()
  await deps.quota.reserve(deps.db, person.id, { tasks: 1 })
  if (asked.recurrence) {
    const made = await createSeries(deps, person, { ...asked, id, recurrence: asked.recurrence })
    return made ? { task: made, isNew: true } : existing(deps, person, id)
  }
  const at = deps.now().toISOString()
  const isMade = await insert(deps, person, { ...asked, id }, at)
  if (!isMade) return existing(deps, person, id)
  return { task: toJson(planned({ ...asked, id }, person.id, at)), isNew: true }
}

/** Inside a change the row belongs to that change; outside, the statement is shared with other people's and notes the row itself. */
async function insert(
  { db }: Deps,
  person: Person,
  task: NewTask & { id: string },
  at: string,
): Promise<boolean> {
  const values = (changes: RowChange[] | null) =>
    [person.id, task.id, ...valuesOf(TASK_FIELDS, task), at, changes && JSON.stringify(changes)] as const
  if (isTransaction(db)) {
    const made = await unbatched(db, CREATE, values(null))
    if (made) db.changed(person.id, 'tasks', task.id, 'insert')
    return made !== undefined
  }
  const made = await batched(db, CREATE, values([{ table: 'tasks', id: task.id, op: 'insert' }]))
  if (made) db.outboxWritten()
  return made !== undefined
}

async function existing({ db }: Deps, person: Person, id: string): Promise<Created> {
  const found = await findTask(db, person.id, id)
  if (!found) throw new AppError('conflict', 'This task was just deleted for good')
  if (found.trashed) throw new AppError('conflict', 'This task is in the trash. Restore it to have it back.')
  return { task: found.task, isNew: false }
}
