import { invalidField } from '#shared/errors.ts'
import { type Hours, kindOf } from '#shared/planning/availability.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import type { Plan, PlanGoal, PlanItem, PlanPatch, Warning } from '#shared/planning/plan.ts'
import { inOrderOfTime } from '#shared/planning/proposal.ts'
import { warningsOf } from '#shared/planning/warnings.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { blockOfItem, proposedPlacement, placementOf } from './blockOfItem.ts'
import { readCalendar, without } from './calendar.ts'
import { fieldsOf, tasksOf } from './changes.ts'
import { proposedGoal } from './goalOfPlan.ts'
import { checkOpen, overlapping } from './propose.ts'
import { type Bases, readStored, savePlan, shown, type StoredPlan } from './rows.ts'
import { type TakenTimes, takenTimes } from './takenTimes.ts'

type ItemEdit = PlanPatch['items'][number]

/**
 * Edits a proposal by hand: what is said goes, and warnings say which rules of placing it breaks.
 *
 * @throws AppError `not_found`; `conflict` with the plan when it is stale or no proposal any more; `invalid` for items that are
 *   not in it, and for what an item does not have
 */
export function editPlan(deps: Deps, person: Person, id: string, patch: PlanPatch): Promise<Plan> {
  return change(deps, person, async (tx, inside) => {
    const before = await readStored(tx, person.id, id, deps.now())
    await checkOpen(inside, person, before, patch.version)
    const edited = await withEdits(inside, person, before, patch.items)
    const after = await savePlan(
      tx,
      person.id,
      await withWarnings(inside, person, {
        ...edited,
        title: patch.title ?? before.title,
        goal: await editedGoal(inside, person, before.goal, patch.goal),
      }),
    )
    return shown(tx, person.id, after)
  })
}

async function editedGoal(
  { db }: Deps,
  person: Person,
  goal: PlanGoal | null,
  edit: PlanPatch['goal'],
): Promise<PlanGoal | null> {
  if (!edit) return goal
  if (!goal) throw invalidField('goal', 'This plan makes no goal')
  const { chosen = goal.chosen, title = goal.title } = edit
  if (title === goal.title) return { ...goal, chosen }
  return { ...(await proposedGoal(db, person.id, { ...goal, title })), chosen }
}

async function withEdits(
  { db }: Deps,
  person: Person,
  plan: StoredPlan,
  edits: readonly ItemEdit[],
): Promise<StoredPlan> {
  const tasks = await tasksOf(
    db,
    person.id,
    plan.items.flatMap(({ kind, task_id }) => (kind === 'update_task' && task_id !== null ? [task_id] : [])),
  )
  let { items, bases } = plan
  for (const [index, { id, ...edit }] of edits.entries()) {
    const item = items.find((each) => each.id === id)
    if (!item) throw invalidField(`items.${index}.id`, 'This item is not in the plan')
    const task = item.task_id === null || item.kind !== 'update_task' ? undefined : tasks.get(item.task_id)
    const { chosen = item.chosen, ...fields } = edit
    const changed = { ...withFields(item, fields, index), chosen }
    const isRenewed = task && Object.keys(fields).length > 0
    const before = isRenewed && changed.patch ? fieldsOf(task, changed.patch) : item.before
    const base = bases[id] ?? { version: null, stood: null, known: [] }
    bases = {
      ...bases,
      [id]: isRenewed ? { ...base, version: task.version, stood: placementOf(task) } : base,
    }
    items = items.map((each) => (each.id === id ? { ...changed, before } : each))
  }
  return { ...plan, items, bases }
}

const PLACING = ['scheduled_date', 'scheduled_time', 'estimated_duration'] as const

function withFields(item: PlanItem, fields: Omit<ItemEdit, 'id' | 'chosen'>, index: number): PlanItem {
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const names = Object.keys(said)
  if (names.length === 0) return item
  if (item.kind === 'create_goal' || item.kind === 'create_habit') return withName(item, said, index)
  if (item.kind === 'delete_task')
    throw invalidField(`items.${index}.${names[0]}`, 'A deletion has no fields')
  const isMoved = PLACING.some((name) => said[name] !== undefined)
  return {
    ...item,
    row: item.row && { ...item.row, ...said },
    patch: item.patch && { ...item.patch, ...said },
    ...(isMoved && { reason_code: 'by_hand' as const, reason: 'You have put it here.' }),
  }
}

/** Of a goal and a habit the name alone is edited here. */
function withName(item: PlanItem, { title, ...others }: Record<string, unknown>, index: number): PlanItem {
  const [other] = Object.keys(others)
  if (other !== undefined) throw invalidField(`items.${index}.${other}`, 'This item has no such field')
  const name = item.kind === 'create_goal' ? 'title' : 'name'
  return { ...item, row: { ...item.row, [name]: title } }
}

/** What items that were moved by hand break now, and what occupies their time. */
export async function withWarnings(deps: Deps, person: Person, plan: StoredPlan): Promise<StoredPlan> {
  const byHand = plan.items.filter(({ reason_code }) => reason_code === 'by_hand')
  const items = inOrderOfTime(plan.items)
  if (byHand.length === 0) return { ...plan, items }
  const dates = byHand.flatMap((item) => dateOf(item, plan.bases) ?? []).toSorted()
  const [from = plan.from, to = plan.to] = [dates[0], dates.at(-1)]
  const known = new Map<string, { calendar: Calendar; taken: TakenTimes }>()
  for (const date of new Set(dates)) {
    const calendar = await readCalendar(deps, person, { from: date, to: date })
    known.set(date, { calendar, taken: takenTimes(calendar.tasks) })
  }
  const bases = { ...plan.bases }
  const warned = items.map((item) => {
    const date = item.reason_code === 'by_hand' ? dateOf(item, plan.bases) : null
    const there = date === null ? undefined : known.get(date)
    const base = plan.bases[item.id]
    if (!there || !base) return item
    bases[item.id] = { ...base, known: overlapping(item, base.stood, there.taken).map(({ mark }) => mark) }
    return { ...item, warnings: warningsOfItem(item, { ...plan, items }, there.calendar) }
  })
  return {
    ...plan,
    from: from < plan.from ? from : plan.from,
    to: to > plan.to ? to : plan.to,
    items: warned,
    bases,
  }
}

function dateOf(item: PlanItem, bases: Bases): string | null {
  return blockOfItem(item, bases[item.id]?.stood ?? null)?.date ?? null
}

function warningsOfItem(item: PlanItem, plan: StoredPlan, calendar: Calendar): Warning[] {
  const place = placeOf(item, plan.bases)
  if (!place) return []
  const step = plan.steps.find(({ key }) => key === item.step)
  const leaving = new Set(
    plan.items.flatMap(({ chosen, task_id }) => (chosen && task_id !== null ? [task_id] : [])),
  )
  const others = plan.items.flatMap((other) =>
    other.id === item.id || !other.chosen ? [] : (placeOf(other, plan.bases) ?? []),
  )
  return warningsOf(without(calendar, leaving.add(item.task_id ?? '')), {
    ...place,
    hours: step ? hoursOf(step.hours, step.category, item) : place.kind,
    deadline: step?.deadline ?? null,
    others,
  })
}

function hoursOf(hours: Hours, category: string, { row, patch }: PlanItem): Hours {
  const now = row?.['category'] ?? patch?.['category'] ?? category
  return hours === 'any' || now === category ? hours : kindOf(now as Parameters<typeof kindOf>[0])
}

function placeOf(item: PlanItem, bases: Bases) {
  const stood = bases[item.id]?.stood ?? null
  const block = blockOfItem(item, stood)?.block
  const standing = proposedPlacement(item, stood)
  return block && standing ? { block, kind: kindOf(standing.category) } : null
}
