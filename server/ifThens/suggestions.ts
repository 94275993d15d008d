import { AppError, invalidField } from '#shared/errors.ts'
import { MOST_IF_THENS } from '#shared/ifThens/ifThen.ts'
import {
  suggestedTaskId,
  type Suggestion,
  SUGGESTION_DAYS,
  suggestionId,
  type TakenSuggestion,
} from '#shared/ifThens/suggestion.ts'
import { NewTask } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { parseJson } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import { readRows } from '#server/kit/entity/rows.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createTask } from '#server/tasks/create.ts'
import { findTask } from '#server/tasks/rows.ts'
import { firedOn } from './fired.ts'
import { ifThen, type StoredIfThen } from './ifThen.ts'
import { keptBy } from './keptCounts.ts'

/**
 * What the person's plans suggest on a local date, in the order in which they fired: also what was taken or dismissed.
 *
 * @param asked today when it is left out
 * @throws AppError `invalid` for a date to come, or of more than 30 days ago
 */
export async function listSuggestions(deps: Deps, person: Person, asked?: string): Promise<Suggestion[]> {
  const { db } = deps
  const now = deps.now()
  const today = localDate(now, person.dayRule)
  const date = asked ?? today
  if (date > today) throw invalidField('date', 'This date has not come yet')
  if (date < addDays(today, -SUGGESTION_DAYS))
    throw invalidField('date', `This date is more than ${SUGGESTION_DAYS} days ago`)
  const stored = await storedOnes(db, person, 's.local_date = $2::date', date, now)
  const settled = new Set(stored.map(({ id }) => id))
  const open = await firedOn(db, person, await livePlans(db, person), date, now)
  const all = [...stored, ...open.filter(({ id }) => !settled.has(id))]
  return all.toSorted((a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/**
 * Takes a suggestion: makes its task for today, once, or notes that its habit will be done. Again: the same answer.
 *
 * @throws AppError `not_found` for one that is unknown or withdrawn
 */
export function takeSuggestion(deps: Deps, person: Person, id: string): Promise<TakenSuggestion> {
  return change(deps, person, async (tx, inside) => {
    const before = await liveSuggestion(deps, tx, person, id)
    if (before.state === 'taken') return { suggestion: before, ...(await taskOf(tx, person, before)) }
    const task_id = await makeTask(inside, person, before)
    const suggestion = await settle(deps, tx, person, { ...before, state: 'taken', task_id })
    return { suggestion, ...(await taskOf(tx, person, suggestion)) }
  })
}

/** Dismisses a suggestion. One that is dismissed or taken stays so. @throws AppError `not_found` */
export function dismissSuggestion(deps: Deps, person: Person, id: string): Promise<Suggestion> {
  return change(deps, person, async (tx) => {
    const before = await liveSuggestion(deps, tx, person, id)
    return before.state === 'open' ? settle(deps, tx, person, { ...before, state: 'dismissed' }) : before
  })
}

async function makeTask(
  deps: Deps,
  person: Person,
  { id, then, goal_id }: Suggestion,
): Promise<string | null> {
  if (then.type !== 'task') return null
  const { title, estimated_duration } = then
  const asked = NewTask.parse({
    id: suggestedTaskId(id),
    title,
    scheduled_date: localDate(deps.now(), person.dayRule),
    goal_id,
    ...(estimated_duration !== undefined && { estimated_duration }),
  })
  return parseJson((await createTask(deps, person, asked)).task).id
}

async function taskOf(
  db: Db,
  person: Person,
  { task_id }: Suggestion,
): Promise<Pick<TakenSuggestion, 'task'>> {
  const found = task_id === null ? null : await findTask(db, person.id, task_id)
  return found && !found.trashed ? { task: parseJson(found.task) } : {}
}

async function settle(
  { now }: Deps,
  tx: Tx,
  person: Person,
  { kept, ...suggestion }: Suggestion,
): Promise<Suggestion> {
  const { id, if_then_id, goal_id, local_date, why, obstacle, then, state, task_id, created_at } = suggestion
  const row = { ...suggestion, version: suggestion.version + 1, updated_at: now().toISOString() }
  await tx.query(SETTLE, [
    person.id,
    id,
    if_then_id,
    goal_id,
    local_date,
    why,
    obstacle,
    JSON.stringify(then),
    state,
    task_id,
    row.version,
    created_at,
    row.updated_at,
  ])
  tx.changed(person.id, 'suggestions', id, suggestion.version === 1 ? 'insert' : 'update')
  tx.changed(person.id, 'if_thens', if_then_id, 'update')
  return { ...row, kept }
}

const SETTLE = `
  insert into suggestions (user_id, id, if_then_id, goal_id, local_date, why, obstacle, "then", state, task_id, version,
    created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (user_id, id) do update set state = $9, task_id = $10, version = $11, updated_at = $13`

/** A suggestion that was settled, or is open on one of the last dates. @throws AppError `not_found` */
async function liveSuggestion({ now }: Deps, tx: Tx, person: Person, id: string): Promise<Suggestion> {
  const [stored] = await storedOnes(tx, person, 's.id = $2::uuid', id, now())
  if (stored) return stored
  const today = localDate(now(), person.dayRule)
  const plans = await livePlans(tx, person)
  for (let days = 0; days <= SUGGESTION_DAYS; days += 1) {
    const date = addDays(today, -days)
    const plan = plans.find((each) => suggestionId(each.id, date) === id)
    const [open] = plan ? await firedOn(tx, person, [plan], date, now()) : []
    if (open) return open
  }
  throw new AppError('not_found', 'There is no such suggestion')
}

async function livePlans(db: Db, person: Person): Promise<StoredIfThen[]> {
  const everything = { isTrash: false, limit: MOST_IF_THENS, offset: 0 }
  return (await readRows(db, ifThen, person.id, everything)) as StoredIfThen[]
}

/** @param where SQL: which rows `s`, by the parameter $2 */
async function storedOnes(
  db: Db,
  person: Person,
  where: string,
  parameter: string,
  now: Date,
): Promise<Suggestion[]> {
  const rows = await db.read<Omit<Suggestion, 'kept'> & { is_done: boolean }>(STORED(where), [
    person.id,
    parameter,
  ])
  const isKept = await keptBy(db, person, rows, now)
  return rows.map(({ is_done, ...row }) => ({ ...row, kept: isKept({ ...row, is_done }) }))
}

const STORED = (where: string) => `
  select s.id, s.user_id, s.if_then_id, s.local_date, s.why, s.obstacle, s."then", s.state, s.task_id, s.version, (
      select g.id from goals g where g.user_id = s.user_id and g.id = s.goal_id and g.deleted_at is null
    ) as goal_id, coalesce(t.status = 'completed', false) as is_done,
    ${instantSql('s.created_at')} as created_at, ${instantSql('s.updated_at')} as updated_at
  from suggestions s left join tasks t on t.user_id = s.user_id and t.id = s.task_id and t.deleted_at is null
  where s.user_id = $1 and ${where}`
