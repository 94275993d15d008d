import { AppError } from '#shared/errors.ts'
import type { Calendar } from '#shared/planning/placing/calendar.ts'
import { type AnyPlan, type PlanItem, type PlanSource } from '#shared/planning/plan.ts'
import { calendarWithin, type Limits } from '#shared/planning/limits.ts'
import type { Coached, ToPlace } from '#shared/planning/placing/toPlace.ts'
import { habitItems } from '#shared/planning/goalPlan/habitItems.ts'
import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import type { NewItem, Proposal } from '#shared/planning/proposal.ts'
import { MOST_HORIZON, type PlanRequest } from '#shared/planning/request.ts'
import { NewHabit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'
import { change } from '#server/kit/db/change.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { blockOfItem, type TaskPlacement } from './blockOfItem.ts'
import { readCalendar, todayOf, without } from './calendar.ts'
import { itemsOfChanges } from './changes.ts'
import { newProposal } from './newProposal.ts'
import { proposedGoal } from './goalOfPlan.ts'
import { coachedByModel, coachedSteps, type ModelsCoaching } from './modelsCoaching.ts'
import { openTasksOn } from './openTasks.ts'
import {
  type BaseRow,
  type Bases,
  findPlan,
  insertPlan,
  readStored,
  shown,
  type StoredPlan,
  withoutOwn,
} from './rows.ts'
import { type TakenTime, type TakenTimes, takenTimes, takenWithin } from './takenTimes.ts'
import { supersede } from './supersede.ts'
import { toPlace } from './toPlace.ts'

/** Who has asked for a plan, and where. */
export type Origin = {
  source: PlanSource
  threadId?: string | null
  runId?: string | null
  toolCallId?: string | null
  /** The accepted plan whose rest it changes. */
  changesPlan?: string | null
}

/**
 * Proposes a plan (docs/rules/plans.md, Plans). The request may name its id: the same again answers the plan as it is.
 *
 * @param isTrial nothing is stored
 * @param coach what a model says of its plan beside the steps
 * @throws AppError `invalid` for rows that the person does not have, and for a goal of which something is missing
 */
export async function proposePlan(
  deps: Deps,
  person: Person,
  request: PlanRequest,
  origin: Origin,
  isTrial = false,
  coach?: ModelsCoaching,
): Promise<{ plan: AnyPlan; isNew: boolean }> {
  const now = deps.now()
  const known = request.id && !isTrial ? await findPlan(deps.db, person.id, request.id, now) : null
  if (known) return { plan: await shown(deps.db, person.id, known), isNew: false }
  const proposal = request.changes
    ? await changesOf(deps, person, request)
    : await placedOf(deps, person, request, coach)
  const plan = planOf(proposal, request, origin, now)
  if (isTrial) return { plan: { ...withoutOwn(plan), id: null, receipts: [] }, isNew: true }
  return change(deps, person, async (tx, inside) => {
    await deps.quota.reserve(tx, person.id, { bytes: JSON.stringify(plan).length })
    const isNew = (await findPlan(tx, person.id, plan.id, now)) === null
    const { replaces } = request
    if (isNew)
      await insertPlan(tx, person.id, replaces ? await supersede(inside, person, replaces, plan) : plan, now)
    return { plan: await shown(tx, person.id, await readStored(tx, person.id, plan.id, now)), isNew }
  })
}

type Proposed = Pick<
  StoredPlan,
  'from' | 'to' | 'covers_until' | 'items' | 'infeasible' | 'steps' | 'bases' | 'goal' | 'phases' | 'summary'
> & {
  title: string
  planner_ms: number
}

function planOf(proposed: Proposed, request: PlanRequest, origin: Origin, now: Date): StoredPlan {
  const isPlanners = request.goal !== undefined && origin.source === 'person'
  return {
    ...proposed,
    ...newProposal(now),
    ...(request.id !== undefined && { id: request.id }),
    source: isPlanners ? 'planner' : origin.source,
    title: request.title ?? proposed.title,
    thread_id: origin.threadId ?? null,
    run_id: origin.runId ?? null,
    tool_call_id: origin.toolCallId ?? null,
    asked: request.goal ?? null,
    limits: {},
    begun: request.goal ? proposed.from : null,
    follows: null,
    behind: 0,
    picks_up: null,
    done_before: null,
    changes_plan: origin.changesPlan ?? null,
    is_replan: request.replan !== undefined,
  }
}

async function changesOf(deps: Deps, person: Person, request: PlanRequest): Promise<Proposed> {
  const today = todayOf(deps, person)
  const { items, rows } = await itemsOfChanges(deps, person, request)
  const dates = items.flatMap((item) => blockOfItem(item, rows.get(item.id)?.stood ?? null)?.date ?? [])
  const [from = today, ...later] = dates.toSorted()
  const to = later.at(-1) ?? from
  const title = items.length === 1 ? 'A change' : `${items.length} changes`
  const bases = basesOf(items, { tasks: await openTasksOn(deps, person, dates) }, rows)
  return {
    title,
    from,
    to,
    covers_until: null,
    items,
    infeasible: [],
    steps: [],
    bases,
    planner_ms: 0,
    ...UNCOACHED,
  }
}

const UNCOACHED = { goal: null, phases: [], summary: '' }

async function placedOf(
  deps: Deps,
  person: Person,
  request: PlanRequest,
  coach: ModelsCoaching | undefined,
): Promise<Proposed> {
  const wanted = coach
    ? coachedSteps(await toPlace(deps, person, request), coach)
    : await toPlace(deps, person, request)
  const { proposal, calendar, planner_ms } = await place(deps, person, wanted, {
    isOneDay: request.template !== undefined,
  })
  const items = [...proposal.items, ...habitItems(wanted.coached)].map(withId)
  const { title, from, to, covers_until } = wanted
  const named = new Set([...proposal.items, ...proposal.infeasible].map(({ step }) => step))
  const unplaced = new Set(proposal.unplaced)
  const steps = wanted.steps.filter(({ key }) => named.has(key) || unplaced.has(key))
  const bases = basesOf(items, calendar, rowsOfSteps(items, steps))
  const { infeasible } = proposal
  const coached = coach
    ? await coachedByModel(deps, person, coach, { items, title, deadline: request.deadline ?? null })
    : await coachedOf(deps, person, wanted.coached, infeasible)
  return { title, from, to, covers_until, steps, items, infeasible, bases, planner_ms, ...coached }
}

/** What a plan from a goal has beside its items. */
async function coachedOf(
  { db }: Deps,
  person: Person,
  coached: Coached | null,
  infeasible: Proposal['infeasible'],
): Promise<Pick<StoredPlan, 'goal' | 'phases' | 'summary'>> {
  if (!coached) return UNCOACHED
  const { understood, plan, advice } = coached
  return {
    goal: await proposedGoal(db, person.id, plan.goal),
    phases: plan.phases,
    summary: summaryOf(understood, plan, infeasible, advice),
  }
}

/** Places steps beside the tasks that are not planned anew. @param isOneDay all on one date @param gone ids of tasks that leave */
export async function place(
  deps: Deps,
  person: Person,
  {
    steps,
    from,
    to,
    optional,
    limits = {},
  }: Pick<ToPlace, 'steps' | 'from' | 'to' | 'optional'> & { limits?: Limits },
  { isOneDay = false, gone = [] }: { isOneDay?: boolean; gone?: readonly string[] } = {},
): Promise<{ proposal: Proposal; calendar: Calendar; planner_ms: number }> {
  const moved = new Set([...gone, ...steps.flatMap(({ moved: task }) => task?.id ?? [])])
  const kinds = new Set(steps.map(({ kind }) => kind))
  const read = async (range: { from: string; to: string }) =>
    calendarWithin(await readCalendar(deps, person, range), limits, kinds)
  const calendar = await read({ from, to })
  const open = without(calendar, moved)
  const asked = { steps, optional, isOneDay }
  const first = await deps.compute(person, 'place', { ...asked, calendar: open, wide: null })
  const found = first.proposal ? first : await placeWidely()
  const { proposal } = found
  if (!proposal) throw new Error('A wide calendar was given')
  return {
    proposal,
    calendar,
    planner_ms: Math.round((first.ms + (found === first ? 0 : found.ms)) * 100) / 100,
  }

  /** Once more, with what says when there will be a place for what has none. */
  async function placeWidely() {
    const whole = await read({ from, to: addDays(from, MOST_HORIZON - 1) })
    return deps.compute(person, 'place', { ...asked, calendar: open, wide: without(whole, moved) })
  }
}

/** An item with its id, and that of the task or habit that it makes. */
export function withId(item: NewItem): PlanItem {
  if (item.kind === 'create_habit')
    return { ...item, id: newId(), task_id: null, row: NewHabit.parse({ id: newId(), ...item.row }) }
  return { ...item, id: newId(), task_id: item.task_id ?? newId() }
}

/** By item, what the tasks were that steps move. */
export function rowsOfSteps(items: readonly PlanItem[], steps: readonly PlannedStep[]): Map<string, BaseRow> {
  const moved = new Map(
    steps.flatMap(({ category, moved: task }) => (task ? [[task.id, { category, ...task }] as const] : [])),
  )
  const rows = new Map<string, BaseRow>()
  for (const { id, task_id, kind } of items) {
    const task = kind === 'update_task' && task_id !== null ? moved.get(task_id) : undefined
    if (task) rows.set(id, { version: task.version, stood: { ...task.before, category: task.category } })
  }
  return rows
}

/** What items are based on: their rows, and what occupies their time already. @param rows by item */
export function basesOf(
  items: readonly PlanItem[],
  calendar: Pick<Calendar, 'tasks'>,
  rows: ReadonlyMap<string, BaseRow>,
): Bases {
  const taken = takenTimes(calendar.tasks)
  return Object.fromEntries(
    items.map((item) => {
      const { version = null, stood = null } = rows.get(item.id) ?? {}
      return [item.id, { version, stood, known: overlapping(item, stood, taken).map(({ mark }) => mark) }]
    }),
  )
}

/** The open tasks that take an item's time. */
export function overlapping(item: PlanItem, stood: TaskPlacement | null, taken: TakenTimes): TakenTime[] {
  const own = blockOfItem(item, stood)?.block
  return own ? takenWithin(taken, own).filter(({ id }) => id !== item.task_id) : []
}

/** @throws AppError `conflict` with the plan as it is, unless it is still a proposal */
export async function checkOpen(
  deps: Deps,
  person: Person,
  plan: StoredPlan,
  version?: number,
): Promise<void> {
  const isStale = version !== undefined && version !== plan.version
  if (plan.status === 'proposed' && !isStale) return
  const message = isStale ? 'This plan was changed elsewhere in the meantime' : `This plan is ${plan.status}`
  throw new AppError('conflict', message, await shown(deps.db, person.id, plan))
}
