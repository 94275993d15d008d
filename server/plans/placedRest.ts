import { isAway } from '#shared/planning/away.ts'
import { daysLeft } from '#shared/planning/goalPlan/daysLeft.ts'
import type { OpenSession } from '#shared/planning/pickUp.ts'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { dayOfWeek } from '#shared/time/civil.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { OpenRest } from './openSessions.ts'
import { basesOf, place, rowsOfSteps, withId } from './propose.ts'
import type { StoredPlan } from './rows.ts'

type ToPlace = {
  rest: OpenRest
  goal: Understood
  today: string
  limits: StoredPlan['limits']
  steps: readonly PlannedStep[]
  /** Ids of open tasks that leave. */
  gone: readonly string[]
}
type Placed = Pick<StoredPlan, 'from' | 'to' | 'items' | 'infeasible' | 'steps' | 'bases' | 'planner_ms'>

/**
 * The open sessions of a plan at their new places: those that change, and those that leave. One for which there is no place stays
 * where it is, unless that is left out by now: then it leaves too.
 *
 * @returns with how many leave for want of room, and the date of the first session that is open then
 */
export async function placedRest(
  deps: Deps,
  person: Person,
  { rest: { open }, goal, today, limits, steps, gone }: ToPlace,
): Promise<{ placed: Placed; withoutRoom: number; next: string | null }> {
  const to = steps.reduce(
    (last, { deadline }) => (deadline !== null && deadline > last ? deadline : last),
    today,
  )
  const asked = { steps: [...steps], from: today, to, optional: [], limits }
  const { proposal, calendar, planner_ms } = await place(deps, person, asked, { gone })
  const unplaced = new Set(proposal.unplaced)
  const lost = open.filter(({ date, step }) => isLeftOut(date, goal) && isMovedBy(steps, step, unplaced))
  const lostIds = lost.flatMap(({ step }) => step.moved?.id ?? [])
  const leaving = new Set([...gone, ...lostIds])
  const left = open.filter(({ step }) => step.moved && leaving.has(step.moved.id))
  const dates = datesOf(proposal.items.map(withId), left, open)
  const changed = proposal.items.filter((item) => !isUnchanged(item)).map(withId)
  const deleted = left.map(({ date, step }) => leavingItem(step, isLeftOut(date, goal)))
  const rows = rowsOfSteps(changed, steps)
  for (const [at, { step }] of left.entries()) {
    const { moved, category } = step
    const item = deleted[at]
    if (moved && item) rows.set(item.id, { version: moved.version, stood: { category, ...moved.before } })
  }
  const items = [...changed, ...deleted]
  return {
    placed: {
      from: today,
      to,
      items,
      infeasible: proposal.infeasible,
      steps: [...steps],
      bases: basesOf(items, calendar, rows),
      planner_ms,
    },
    withoutRoom: lost.length,
    next: dates.toSorted()[0] ?? null,
  }
}

/** Whether nothing of a goal may be on a date. */
function isLeftOut(date: string, goal: Understood): boolean {
  const days = goal.weekdays ?? daysLeft(goal)
  return isAway(goal.away, date) || (days !== null && !days.includes(dayOfWeek(date)))
}

function isMovedBy(
  steps: readonly PlannedStep[],
  { moved }: PlannedStep,
  keys: ReadonlySet<string>,
): boolean {
  return steps.some((step) => step.moved !== null && step.moved.id === moved?.id && keys.has(step.key))
}

/** Whether an item leaves its task as it is. */
export function isUnchanged({ patch, before }: Pick<PlanItem, 'patch' | 'before'>): boolean {
  if (!patch || !before) return false
  return Object.entries(patch).every(([name, value]) => sameAs(before[name], value))
}

/** Times are compared by their minute. */
function sameAs(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'string' && /^\d\d:\d\d:\d\d$/.test(value) ? value.slice(0, 5) : value
  return plain(one) === plain(other)
}

/** The dates of what is open then: what has a new place, and what stays. */
function datesOf(
  items: readonly PlanItem[],
  left: readonly OpenSession[],
  open: readonly OpenSession[],
): string[] {
  const placed = items.flatMap(({ row, patch }) => {
    const date = (row ?? patch)?.['scheduled_date']
    return typeof date === 'string' ? [date] : []
  })
  const named = new Set([
    ...items.flatMap(({ task_id }) => task_id ?? []),
    ...left.flatMap(({ step }) => step.moved?.id ?? []),
  ])
  const staying = open.flatMap(({ date, step }) => (step.moved && !named.has(step.moved.id) ? [date] : []))
  return [...placed, ...staying]
}

function leavingItem({ moved, phase }: PlannedStep, isOfLeftOutDay: boolean): PlanItem {
  return {
    id: newId(),
    kind: 'delete_task',
    task_id: moved?.id ?? null,
    row: null,
    patch: null,
    before: null,
    step: null,
    part: null,
    amount: null,
    phase,
    note: '',
    reason_code: 'asked',
    reason: isOfLeftOutDay ? 'This day is left out now.' : 'The plan needs fewer sessions now.',
    warnings: [],
    misses: null,
    offers: [],
    chosen: true,
    state: 'proposed',
  }
}
