import { AppError } from '#shared/errors.ts'
import { type PlanItem, UNDO_DAYS, type UndonePlan } from '#shared/planning/plan.ts'
import type { Task, TaskPatch } from '#shared/tasks/task.ts'
import { daysBefore } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import { parseJson } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import { removeRow } from '#server/kit/entity/actions.ts'
import { findRow } from '#server/kit/entity/rows.ts'
import { goal } from '#server/goals/goal.ts'
import { habit } from '#server/habits/habit.ts'
import type { Person } from '#server/kit/http/person.ts'
import { editTask } from '#server/tasks/edit.ts'
import { removeTask } from '#server/tasks/remove.ts'
import { findTask } from '#server/tasks/rows.ts'
import { restoreTask } from '#server/tasks/trash.ts'
import { GOAL_BASE } from './accept.ts'
import { fieldsOf } from './changes.ts'
import { existingLinks } from './existingLinks.ts'
import { undoneGoal } from './goalOfPlan.ts'
import { type NewReceipt, writeReceipts } from './receipts.ts'
import { readStored, savePlan, shown, type StoredPlan } from './rows.ts'

type Kept = UndonePlan['kept'][number]['reason']
type Outcome =
  | { kept: Kept }
  | { done: Pick<NewReceipt, 'action' | 'table' | 'row_id' | 'title' | 'before' | 'after'> }

/**
 * Undoes an accepted plan: what it made goes to the trash, what it moved or edited goes back, what it deleted is restored. What
 * was touched since stays, and no XP is taken. Again: the same answer.
 *
 * @param by the run in which it was asked for
 * @throws AppError `not_found`; `conflict` with the plan when it is not accepted, or was too long ago
 */
export function undoPlan(
  deps: Deps,
  person: Person,
  id: string,
  by?: Pick<NewReceipt, 'run_id' | 'tool_call_id'>,
): Promise<UndonePlan> {
  return change(deps, person, async (tx, inside) => {
    const now = deps.now()
    const before = await readStored(tx, person.id, id, now)
    if (before.status === 'undone') return answered(tx, person, before)
    await checkUndoable(inside, person, before, now)
    const kept: UndonePlan['kept'] = []
    const receipts: NewReceipt[] = []
    const back = new Set<string>()
    for (const item of inOrderOfUndoing(before.items)) {
      const written = back.has(item.task_id ?? '') ? null : (before.bases[item.id]?.written ?? 0)
      const outcome = await undoItem(inside, person, item, written)
      if (item.task_id !== null) back.add(item.task_id)
      if ('kept' in outcome) kept.unshift({ item_id: item.id, reason: outcome.kept })
      else receipts.push({ ...receiptOf(before, outcome.done), ...by })
    }
    const undone = { undone: receipts.length, kept }
    const { goal: made } = before
    const written = before.bases[GOAL_BASE]?.written
    if (made && written !== undefined && (await undoneGoal(inside, person, made, written)))
      receipts.push({ ...receiptOf(before, goalGone(made.id, made.title)), ...by })
    await writeReceipts(tx, person, receipts, now)
    return answered(tx, person, await savePlan(tx, person.id, { ...before, status: 'undone', undone }))
  })
}

/** The last change first; goals go after what belongs to them. */
function inOrderOfUndoing(items: readonly PlanItem[]): PlanItem[] {
  const rank = ({ kind }: PlanItem) => Number(kind === 'create_goal')
  return items
    .filter(({ state }) => state === 'accepted')
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))
}

async function answered(db: Db, person: Person, stored: StoredPlan): Promise<UndonePlan> {
  const { undone } = stored
  return { plan: await shown(db, person.id, stored), undone: undone?.undone ?? 0, kept: undone?.kept ?? [] }
}

async function checkUndoable({ db }: Deps, person: Person, plan: StoredPlan, now: Date): Promise<void> {
  const isLate = new Date(plan.decided_at ?? '') < daysBefore(now, UNDO_DAYS)
  if (plan.status === 'accepted' && !isLate) return
  const message = isLate ? `A plan can be undone for ${UNDO_DAYS} days` : `This plan is ${plan.status}`
  throw new AppError('conflict', message, await shown(db, person.id, plan))
}

function receiptOf(
  { id, thread_id, run_id }: StoredPlan,
  done: Extract<Outcome, { done: unknown }>['done'],
): NewReceipt {
  return {
    actor: 'person',
    reason: 'The plan was undone.',
    plan_id: id,
    thread_id,
    run_id,
    tool_call_id: null,
    ...done,
  }
}

/** @param written the version that the row has had since the plan was accepted; null where this undo has just changed it */
async function undoItem(
  inside: Deps,
  person: Person,
  item: PlanItem,
  written: number | null,
): Promise<Outcome> {
  if (item.kind === 'create_goal') return undoGoal(inside, person, rowIdOf(item), written)
  if (item.kind === 'create_habit') return undoHabit(inside, person, rowIdOf(item), written)
  const found = await findTask(inside.db, person.id, item.task_id ?? '')
  if (!found) return { kept: 'gone' }
  const task = parseJson(found.task)
  if (item.kind === 'delete_task') return found.trashed ? restored(inside, person, task) : { kept: 'changed' }
  if (found.trashed) return { kept: 'gone' }
  if (task.status === 'completed') return { kept: 'completed' }
  if (written !== null && task.version !== written) return { kept: 'changed' }
  return item.kind === 'create_task' ? removed(inside, person, task) : putBack(inside, person, item, task)
}

function rowIdOf({ row }: PlanItem): string {
  return String(row?.['id'])
}

async function restored(inside: Deps, person: Person, { id, title }: Task): Promise<Outcome> {
  await restoreTask(inside, person, id)
  return { done: { action: 'restore', table: 'tasks', row_id: id, title, before: null, after: null } }
}

/** A repeating task goes with all of its open occurrences. */
async function removed(inside: Deps, person: Person, { id, title, recurrence_id }: Task): Promise<Outcome> {
  await removeTask(inside, person, id, recurrence_id === null ? 'this' : 'all')
  return { done: { action: 'delete', table: 'tasks', row_id: id, title, before: null, after: null } }
}

async function putBack(inside: Deps, person: Person, item: PlanItem, task: Task): Promise<Outcome> {
  const wanted = await withoutLostLinks(inside.db, person, item.before ?? {})
  const before = fieldsOf(task, wanted)
  const after = parseJson(await editTask(inside, person, task.id, wanted as TaskPatch, 'this'))
  const done = { action: 'update' as const, table: 'tasks', row_id: task.id, title: after.title }
  return { done: { ...done, before, after: fieldsOf(after, wanted) } }
}

const LINKS = ['goal_id', 'domain_id']

/** A link to what is gone by now is not set again. */
async function withoutLostLinks(
  db: Db,
  { id: userId }: Person,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const named = Object.entries(fields).flatMap(([name, id]) =>
    LINKS.includes(name) && typeof id === 'string' ? [{ name, id }] : [],
  )
  const there = await existingLinks(
    db,
    userId,
    named.map(({ id }) => id),
  )
  const lost = new Set(named.flatMap(({ name, id }) => (there.has(id) ? [] : [name])))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !lost.has(name)))
}

async function undoGoal(inside: Deps, person: Person, id: string, written: number | null): Promise<Outcome> {
  const row = await findRow(inside.db, goal, person.id, id)
  if (!row || row.deleted_at !== null) return { kept: 'gone' }
  const [used] = await inside.db.read<{ is_achieved: boolean; is_used: boolean }>(GOAL_USED, [person.id, id])
  if (used?.is_achieved) return { kept: 'completed' }
  if (row.version !== written || used?.is_used) return { kept: 'changed' }
  await removeRow(inside, person, goal, id)
  return { done: goalGone(id, row.title) }
}

function goalGone(id: string, title: string): Extract<Outcome, { done: unknown }>['done'] {
  return { action: 'delete', table: 'goals', row_id: id, title, before: null, after: null }
}

/** Whether anything was done for a goal, or belongs to it. */
const GOAL_USED = `
  select g.status = 'achieved' as is_achieved,
    exists (select from milestones m where m.user_id = $1 and m.goal_id = $2)
    or exists (select from goal_checkins c where c.user_id = $1 and c.goal_id = $2)
    or exists (select from tasks t where t.user_id = $1 and t.goal_id = $2 and t.deleted_at is null)
    or exists (select from habits h where h.user_id = $1 and h.goal_id = $2 and h.deleted_at is null) as is_used
  from goals g where g.user_id = $1 and g.id = $2`

async function undoHabit(inside: Deps, person: Person, id: string, written: number | null): Promise<Outcome> {
  const row = await findRow(inside.db, habit, person.id, id)
  if (!row || row.deleted_at !== null) return { kept: 'gone' }
  const used = await inside.db.read(HABIT_USED, [person.id, id])
  if (row.version !== written || used.length > 0) return { kept: 'changed' }
  await removeRow(inside, person, habit, id)
  return {
    done: { action: 'delete', table: 'habits', row_id: id, title: row.name, before: null, after: null },
  }
}

const HABIT_USED = 'select 1 from habit_checkins where user_id = $1 and habit_id = $2 limit 1'
