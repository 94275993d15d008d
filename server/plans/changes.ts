import { AppError, invalidField } from '#shared/errors.ts'
import { inOrderOfTime } from '#shared/planning/proposal.ts'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { PlanRequest, RequestedChange } from '#shared/planning/request.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { Db } from '#server/kit/db/database.ts'
import { type Json, parseJson } from '#server/kit/db/json.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { checkLinks } from '#server/links/links.ts'
import { taskJsonOf } from '#server/tasks/rows.ts'
import { placementOf } from './blockOfItem.ts'
import type { BaseRow } from './rows.ts'

/** Items of changes that were asked for, and by item what the row was that it changes. */
export type ChangeItems = { items: PlanItem[]; rows: ReadonlyMap<string, BaseRow> }

/**
 * Changes as items of a plan; nothing is placed.
 *
 * @throws AppError `invalid` for rows that the person does not have; `conflict` with the row for a stale version
 */
export async function itemsOfChanges(
  { db }: Deps,
  person: Person,
  { changes = [], reason }: PlanRequest,
): Promise<ChangeItems> {
  const named = changes.flatMap((each) => ('task_id' in each ? [each.task_id] : []))
  const tasks = await tasksOf(db, person.id, named)
  await checkNewTasks(db, person.id, changes)
  const ownGoals = new Set(
    changes.flatMap((each) => (each.kind === 'create_goal' && each.row.id ? [each.row.id] : [])),
  )
  const rows = new Map<string, BaseRow>()
  const items: PlanItem[] = []
  for (const [index, change] of changes.entries()) {
    const task = 'task_id' in change ? tasks.get(change.task_id) : undefined
    if ('task_id' in change && !task) throw invalidField(`changes.${index}.task_id`, 'Unknown task')
    await checkLinksOf(db, person, change, ownGoals)
    const item: PlanItem = {
      id: newId(),
      ...changed(change, task),
      step: null,
      part: null,
      amount: null,
      phase: null,
      note: '',
      reason_code: 'asked',
      reason: reason || 'As it was asked for.',
      warnings: [],
      misses: null,
      offers: [],
      chosen: true,
      state: 'proposed',
    }
    if (task) rows.set(item.id, { version: task.version, stood: placementOf(task) })
    items.push(item)
  }
  return { items: inOrderOfTime(items), rows }
}

function changed(
  change: RequestedChange,
  task: Task | undefined,
): Pick<PlanItem, 'kind' | 'task_id' | 'row' | 'patch' | 'before'> {
  const nothing = { task_id: null, row: null, patch: null, before: null }
  switch (change.kind) {
    case 'create_task': {
      const { id = newId(), ...row } = change.row
      return { ...nothing, kind: change.kind, task_id: id, row }
    }
    case 'create_goal':
    case 'create_habit':
      return { ...nothing, kind: change.kind, row: { ...change.row, id: change.row.id ?? newId() } }
    case 'update_task': {
      const { version, ...patch } = change.patch
      if (version !== undefined && task && version !== task.version)
        throw new AppError('conflict', 'This task was changed elsewhere in the meantime', task)
      return {
        ...nothing,
        kind: change.kind,
        task_id: change.task_id,
        patch,
        before: task ? fieldsOf(task, patch) : null,
      }
    }
    case 'delete_task':
      return { ...nothing, kind: change.kind, task_id: change.task_id }
  }
}

/** What fields of a task are that a patch sets. */
export function fieldsOf(task: Task, patch: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(patch) as (keyof Task)[]
  const isUnscheduled = patch['scheduled_date'] === null && !names.includes('scheduled_time')
  return Object.fromEntries(
    [...names, ...(isUnscheduled ? (['scheduled_time'] as const) : [])].map((name) => [name, task[name]]),
  )
}

/** Tasks that are not in the trash, by id. */
export async function tasksOf(db: Db, userId: UserId, ids: readonly string[]): Promise<Map<string, Task>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read<{ task: Json<Task> }>(TASKS, [userId, ids])
  return new Map(
    rows.map(({ task }) => {
      const parsed = parseJson(task)
      return [parsed.id, parsed]
    }),
  )
}

const TASKS = `
  with asked as (select * from tasks where user_id = $1 and id = any($2::uuid[]) and deleted_at is null)
  ${taskJsonOf('asked')}`

async function checkNewTasks(db: Db, userId: UserId, changes: readonly RequestedChange[]): Promise<void> {
  const ids = changes.flatMap((each) => (each.kind === 'create_task' && each.row.id ? [each.row.id] : []))
  if (new Set(ids).size < ids.length) throw invalidField('changes', 'Each new task has an id of its own')
  if (ids.length === 0) return
  const text = 'select id from tasks where user_id = $1 and id = any($2::uuid[])'
  const known = await db.read(text, [userId, ids])
  if (known.length > 0) throw invalidField('changes', 'A task with this id is there already')
}

async function checkLinksOf(db: Db, person: Person, change: RequestedChange, ownGoals: ReadonlySet<string>) {
  const said = 'row' in change ? change.row : 'patch' in change ? change.patch : {}
  const goal_id = 'goal_id' in said && said.goal_id && !ownGoals.has(said.goal_id) ? said.goal_id : null
  await checkLinks(db, person.id, { goal_id, domain_id: 'domain_id' in said ? said.domain_id : null })
}
