import { AppError, invalidField } from '#shared/errors.ts'
import type { NewGoal } from '#shared/goals/goal.ts'
import type { NewHabit } from '#shared/habits/habit.ts'
import type { AcceptedPlan, AcceptPlan, PlanGoal, PlanItem } from '#shared/planning/plan.ts'
import { transferShares } from '#shared/planning/goalPlan/transferShares.ts'
import type { Recurrence } from '#shared/tasks/repeating/recurrence.ts'
import type { NewTask, Task, TaskPatch } from '#shared/tasks/task.ts'
import { change } from '#server/kit/db/change.ts'
import { parseJson } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import { createRow } from '#server/kit/entity/actions.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { goal } from '#server/goals/goal.ts'
import { keepShares } from '#server/links/transferShares.ts'
import { habit } from '#server/habits/habit.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createTask } from '#server/tasks/create.ts'
import { editTask } from '#server/tasks/edit.ts'
import { removeTask } from '#server/tasks/remove.ts'
import { fieldsOf, tasksOf } from './changes.ts'
import { madeGoal } from './goalOfPlan.ts'
import { hindrancesOf } from './hindrances.ts'
import { openTasksOn } from './openTasks.ts'
import { checkOpen } from './propose.ts'
import { type NewReceipt, writeReceipts } from './receipts.ts'
import { datesOfItems, readStored, savePlan, shown, type StoredPlan } from './rows.ts'

/**
 * Accepts a plan, or some of its items: makes, moves and deletes as they say, all or nothing. Again: the same answer.
 *
 * @throws AppError `not_found`; `conflict` with the plan when it is stale or decided otherwise, or with what hinders its items;
 *   `invalid` for items that are not in it, or none
 */
export async function acceptPlan(
  deps: Deps,
  person: Person,
  id: string,
  { version, items, anyway }: AcceptPlan,
): Promise<AcceptedPlan> {
  const proposed = await readStored(deps.db, person.id, id, deps.now())
  if (proposed.status === 'proposed') await openTasksOn(deps, person, datesOfItems(proposed)) // makes occurrences
  return change(deps, person, async (tx, inside) => {
    const before = await readStored(tx, person.id, id, deps.now())
    if (before.status === 'accepted') return answered(inside, person, before)
    await checkOpen(inside, person, before, version)
    const chosen = chosenOf(before, items)
    const hindrances = await hindrancesOf(inside, person, before, chosen, anyway)
    if (hindrances.length > 0)
      throw new AppError('conflict', 'Some of this plan no longer fits what is there', hindrances)
    const made = before.goal?.chosen ? await madeGoal(inside, person, before.goal) : null
    const done: Applied[] = []
    for (const item of inOrderOfNeed(chosen))
      done.push(await apply(inside, person, made ? withGoal(item, made.goal.id) : item))
    const now = deps.now()
    const ofGoal = made && made.version !== null ? [goalReceipt(before, made.goal)] : []
    await writeReceipts(tx, person, [...ofGoal, ...done.map((each) => receiptOf(before, each))], now)
    const accepted = new Set(chosen.map((item) => item.id))
    const after = await savePlan(tx, person.id, {
      ...before,
      status: 'accepted',
      decided_at: now.toISOString(),
      goal: made?.goal ?? before.goal,
      items: before.items.map((item) => ({ ...item, state: accepted.has(item.id) ? 'accepted' : 'refused' })),
      bases: withVersions(before, done, made?.version ?? null),
    })
    await happened(inside, person, 'plan.accepted', { plan_id: id, source: before.source })
    return answered(inside, person, after)
  })
}

async function answered({ db }: Deps, person: Person, stored: StoredPlan): Promise<AcceptedPlan> {
  const plan = await shown(db, person.id, stored)
  return { plan, receipts: plan.receipts }
}

function chosenOf({ items }: StoredPlan, ids: readonly string[] | undefined): PlanItem[] {
  const known = new Set(items.map(({ id }) => id))
  const unknown = ids?.findIndex((id) => !known.has(id)) ?? -1
  if (unknown >= 0) throw invalidField(`items.${unknown}`, 'This item is not in the plan')
  const chosen = items.filter(({ id, chosen: isChosen }) => (ids ? ids.includes(id) : isChosen))
  if (chosen.length === 0) throw invalidField('items', 'Nothing of this plan is chosen')
  return chosen
}

/** Goals come before what belongs to them. */
function inOrderOfNeed(items: readonly PlanItem[]): PlanItem[] {
  const rank = ({ kind }: PlanItem) => Number(kind !== 'create_goal')
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** What a plan makes belongs to its goal. */
function withGoal(item: PlanItem, goalId: string): PlanItem {
  if (item.kind !== 'create_task' && item.kind !== 'create_habit') return item
  return { ...item, row: { ...item.row, goal_id: goalId } }
}

/** An item that is done, with the row as it is now. */
type Applied = {
  item: PlanItem
  table: string
  rowId: string
  title: string
  version: number
  action: NewReceipt['action']
  before: NewReceipt['before']
  after: NewReceipt['after']
}

async function apply(inside: Deps & { db: Tx }, person: Person, item: PlanItem): Promise<Applied> {
  const { kind, row } = item
  if (kind === 'create_goal') {
    const { item: made } = await createRow(inside, person, goal, row as unknown as NewGoal)
    return { ...created(item), table: 'goals', rowId: made.id, title: made.title, version: made.version }
  }
  if (kind === 'create_habit') {
    const { item: made } = await createRow(inside, person, habit, row as unknown as NewHabit)
    return { ...created(item), table: 'habits', rowId: made.id, title: made.name, version: made.version }
  }
  return { table: 'tasks', ...(await applyToTask(inside, person, item, item.task_id ?? '')) }
}

async function applyToTask(
  inside: Deps & { db: Tx },
  person: Person,
  item: PlanItem,
  id: string,
): Promise<Omit<Applied, 'table'>> {
  if (item.kind === 'create_task') {
    const asked = { ...item.row, id } as unknown as NewTask
    const task = parseJson((await createTask(inside, person, asked)).task)
    const { recurrence_id: recurrenceId, goal_id: goalId } = task
    if (item.amount && recurrenceId !== null && goalId !== null)
      await keepShares(inside.db, person.id, { recurrenceId, goalId, shares: sharesOf(item) })
    return { ...created(item), rowId: id, title: task.title, version: task.version }
  }
  const task = (await tasksOf(inside.db, person.id, [id])).get(id)
  if (!task) throw new Error('A task that was just there is gone')
  if (item.kind === 'delete_task') {
    await removeTask(inside, person, id, 'this')
    return {
      item,
      rowId: id,
      title: task.title,
      version: task.version,
      action: 'delete',
      before: null,
      after: null,
    }
  }
  return edited(inside, person, item, task)
}

/** The shares of a transfer: one for each time that its rule names. */
function sharesOf({ amount, row }: PlanItem): number[] {
  const recurrence = row?.['recurrence'] as Recurrence | undefined
  const count = Number(/COUNT=(\d+)/.exec(recurrence?.rrule ?? '')?.[1] ?? 1)
  return transferShares(amount?.value ?? 0, count, amount?.each)
}

async function edited(
  inside: Deps,
  person: Person,
  item: PlanItem,
  task: Task,
): Promise<Omit<Applied, 'table'>> {
  const patch = item.patch ?? {}
  const after = parseJson(await editTask(inside, person, task.id, patch as TaskPatch, 'this'))
  const { title, version } = after
  const before = fieldsOf(task, patch)
  return { item, rowId: task.id, title, version, action: 'update', before, after: fieldsOf(after, before) }
}

function created(item: PlanItem): Pick<Applied, 'item' | 'action' | 'before' | 'after'> {
  return { item, action: 'create', before: null, after: item.row }
}

function receiptOf(
  plan: StoredPlan,
  { item, table, rowId, title, action, before, after }: Applied,
): NewReceipt {
  return {
    actor: plan.source,
    action,
    table,
    row_id: rowId,
    title,
    reason: item.reason,
    plan_id: plan.id,
    thread_id: plan.thread_id,
    run_id: plan.run_id,
    tool_call_id: plan.tool_call_id,
    before,
    after,
  }
}

function goalReceipt(plan: StoredPlan, { id, title }: PlanGoal): NewReceipt {
  const { thread_id, run_id, tool_call_id } = plan
  return {
    actor: plan.source,
    action: 'create',
    table: 'goals',
    row_id: id,
    title,
    reason: 'The goal that the plan is for.',
    plan_id: plan.id,
    thread_id,
    run_id,
    tool_call_id,
    before: null,
    after: null,
  }
}

/** What the goal of a plan was written as, among the bases of its items. */
export const GOAL_BASE = 'goal'

/** What an undo compares: a row that was written since has another version. @param goal the version of the goal it made */
function withVersions(
  { bases }: StoredPlan,
  done: readonly Applied[],
  goalVersion: number | null,
): StoredPlan['bases'] {
  const latest = new Map(done.map(({ rowId, version }) => [rowId, version]))
  const written = done.map(({ item, rowId }) => [
    item.id,
    { ...(bases[item.id] ?? { version: null, stood: null, known: [] }), written: latest.get(rowId) ?? 0 },
  ])
  const ofGoal =
    goalVersion === null
      ? {}
      : { [GOAL_BASE]: { version: null, stood: null, known: [], written: goalVersion } }
  return { ...bases, ...ofGoal, ...Object.fromEntries(written) }
}
