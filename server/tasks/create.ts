import { AppError } from '#shared/errors.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { planned } from '#shared/tasks/change.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { NewTask, Task } from '#shared/tasks/task.ts'
import { batched } from '#server/kit/db/batched.ts'
import { change } from '#server/kit/db/change.ts'
import { columnsOf, valuesOf } from '#server/kit/db/fieldsSql.ts'
import { type Json, toJson } from '#server/kit/db/json.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkLinks, markGoalsChanged, namesLinks } from '#server/links/links.ts'
import { checkWitness } from './checkWitness.ts'
import { findTask } from './rows.ts'
import { createSeries } from './series.ts'

/** A task, and whether this request made it. */
export type Created = { task: Json<Task>; isNew: boolean }

const COLUMNS = columnsOf(TASK_FIELDS).join(', ')
const TYPES = ['uuid', 'uuid', ...Object.values(TASK_FIELDS).map(({ sql }) => sql), 'timestamptz', 'json']

/**
 * Adds tasks, one a person, and answers whose; one whose id is there already is left as it is. Rows of people who are locked by
 * another transaction are left out, not waited for.
 */
const CREATE = `
  with asked as (
    select * from unnest(${TYPES.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) with ordinality
      as a (user_id, id, ${COLUMNS}, now, changes, n)
  ), me as (
    select a.* from asked a join users u on u.id = a.user_id
    order by u.id for no key update of u skip locked
  ), made as (
    insert into tasks (user_id, id, ${COLUMNS}, created_at, updated_at)
    select user_id, id, ${COLUMNS}, now, now from me
    on conflict (user_id, id) do nothing
    returning user_id
  ), raised as (
    update users u set change_no = u.change_no + 1 from made join me using (user_id)
    where u.id = made.user_id
    returning u.id as user_id, u.change_no, me.changes
  ), noted as (
    insert into outbox (user_id, change_no, changes) select user_id, change_no, changes from raised
  )
  select me.n::int, made.user_id is not null as "isNew" from me left join made using (user_id)`

const VALUES = TYPES.slice(0, -1).map((type, index) => `$${index + 1}::${type}`)
/** The same for one person, who is locked. */
const CREATE_ONE = `
  insert into tasks (user_id, id, ${COLUMNS}, created_at, updated_at)
  values (${VALUES.join(', ')}, ${VALUES.at(-1)})
  on conflict (user_id, id) do nothing returning 1`

/**
 * Adds a task. The client chose its id, so a create that is sent twice adds one and answers it as it is.
 *
 * @throws AppError `conflict` when the id lies in the trash or the account is full; `invalid` for a goal or a domain that the
 *   person does not have, and for who cannot be its witness
 */
export async function createTask(deps: Deps, person: Person, asked: NewTask): Promise<Created> {
  if (!namesLinks(asked) && asked.witness_id === null) return create(deps, person, asked)
  return change(deps, person, async (tx, inside) => {
    await checkLinks(tx, person.id, asked)
    await checkWitness(tx, person.id, asked)
    const created = await create(inside, person, asked)
    if (created.isNew) markGoalsChanged(tx, person, asked.goal_id)
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

/**
 * Inside a change the row belongs to that change; outside, the statement is shared with other people's and notes the row itself,
 * unless another change of the person is under way.
 *
 * @returns whether the task is new
 */
async function insert(
  deps: Deps,
  person: Person,
  task: NewTask & { id: string },
  at: string,
): Promise<boolean> {
  const { db } = deps
  const values = [person.id, task.id, ...valuesOf(TASK_FIELDS, task), at] as const
  const changes: RowChange[] = [{ table: 'tasks', id: task.id, op: 'insert' }]
  const made = await batched<Inserted>(db, CREATE, [...values, JSON.stringify(changes)])
  if (made?.isNew) db.outboxWritten([person.id])
  if (made) return made.isNew
  return change(deps, person, async (tx) => {
    const isNew = (await tx.query(CREATE_ONE, values)).length > 0
    if (isNew) tx.changed(person.id, 'tasks', task.id, 'insert')
    return isNew
  })
}

type Inserted = { n: number; isNew: boolean }

async function existing({ db }: Deps, person: Person, id: string): Promise<Created> {
  const found = await findTask(db, person.id, id)
  if (!found) throw new AppError('conflict', 'This task was just deleted for good')
  if (found.trashed) throw new AppError('conflict', 'This task is in the trash. Restore it to have it back.')
  return { task: found.task, isNew: false }
}
