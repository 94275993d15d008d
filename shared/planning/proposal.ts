import { TASK_DEFAULTS } from '#shared/tasks/task.ts'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { dateOf, minuteOf, timeOf } from './placing/block.ts'
import { type Calendar, calendarBetween, calendarWithout, roomOf } from './placing/calendar.ts'
import { reasonOf, sentenceOf, whyNot } from './explain.ts'
import type { Job } from './placing/job.ts'
import { type Offer, offersBeside } from './offers.ts'
import type { Infeasible, PlanItem } from './plan.ts'
import { groupedMisfits } from './misfits.ts'
import { isOverfull, type Placed, placeSteps } from './placing/place.ts'
import { afterBeginning, beginning } from './kickoff.ts'
import { sharedHours } from './ownDays.ts'
import type { PlannedStep } from './plannedStep.ts'
import { inSequence } from './placing/sequence.ts'
import type { Chunks } from './placing/step.ts'

/** An item whose id is still to be given. */
export type NewItem = Omit<PlanItem, 'id' | 'task_id'> & { task_id: string | null }
/** What a plan proposes, and what has no place. */
export type Proposal = {
  items: NewItem[]
  infeasible: Infeasible[]
  /** The keys of all steps without a place; sessions with the same cause share one entry. */
  unplaced: string[]
}

/** From the second time on a task that is planned anew may be made shorter; from the third on it is asked about. */
const SHORTER_FROM = 2
const ASKED_FROM = 3
const SHORTEST = 15

/**
 * Places steps and says why (docs/rules/plans.md, Placing).
 *
 * @param optional keys of steps that are left out where they have no place
 * @param allWide the same over the dates on which later deadlines may lie
 * @returns null where something has no place, and the wide calendar is needed to say what would give it one
 */
export function propose(
  all: Calendar,
  asked: readonly PlannedStep[],
  optional: readonly string[],
  allWide: Calendar | null,
): Proposal | null {
  const away = asked.find((step) => step.away)?.away ?? []
  const whole = calendarWithout(all, away)
  const wideCalendar = allWide && calendarWithout(allWide, away)
  // The sessions of a goal share one part of the day; its first step may be outside.
  const hours = sharedHours(asked)
  const calendar = calendarBetween(whole, hours)
  const chunks = chunksOf(calendar)
  const begun = begunPlan(whole, asked)
  const placed = placeSteps(roomOf(calendar), begun, chunks)
  const steps = inSequence(begun, placed)
  const unplaced = placed.jobs.filter(
    ({ index, step }) => !placed.board.places[index] && !optional.includes(step.key),
  )
  const items = placed.jobs.flatMap((job) => itemsOf(placed, job, steps[job.index]))
  // What has too many parts is refused: nobody reads what was not placed.
  if (unplaced.length === 0 || isOverfull(placed.board))
    return { items: inOrderOfTime(items), infeasible: [], unplaced: [] }
  if (!wideCalendar) return null
  const windows = roomOf(withoutTasks(calendar))
  const offersOf = offersBeside(placed.board, roomOf(calendarBetween(wideCalendar, hours)), chunks)
  const reasoned = unplaced.map((job) => ({
    job,
    step: steps[job.index],
    reason: whyNot(placed.board, job, windows),
  }))
  const sessions = reasoned.flatMap(({ step, reason }) => (step && isOfGoal(step) ? [{ step, reason }] : []))
  const singles = reasoned
    .filter(({ step }) => !step || !isOfGoal(step))
    .map(({ job, step, reason }): Infeasible => ({
      step: job.step.key,
      count: 1,
      task_id: step?.moved?.id ?? null,
      title: step?.title ?? '',
      minutes: job.step.minutes,
      reason,
      message: sentenceOf(reason, job),
      offers: offersOf(job),
    }))
  const grouped = groupedMisfits(sessions, { calendar: whole, wide: wideCalendar, steps: begun })
  return {
    items: inOrderOfTime(items),
    infeasible: [...singles, ...grouped],
    unplaced: unplaced.map(({ step }) => step.key),
  }
}

/** Whether a step is one of many alike: a session of a goal, or its first step. */
function isOfGoal({ sequence, kickoff }: PlannedStep): boolean {
  return sequence !== null || kickoff !== null
}

/** With the first step at its place. What would wait for one that has no place does not. */
function begunPlan(calendar: Calendar, asked: readonly PlannedStep[]): readonly PlannedStep[] {
  const begun = afterBeginning(asked.map((step) => (step.kickoff ? beginning(calendar, step) : step)))
  const lost = new Set(begun.flatMap(({ key, kickoff, fixed }) => (kickoff && !fixed ? [key] : [])))
  if (lost.size === 0) return begun
  return begun.map((step) => ({ ...step, depends_on: step.depends_on.filter((key) => !lost.has(key)) }))
}

/** The steps of the fallback plan: on one date, the first that has room for all of them. */
export function proposeOnOneDate(calendar: Calendar, steps: readonly PlannedStep[]): Proposal {
  const room = roomOf(calendar)
  for (let day = 0; day < room.free.any.length; day += 1) {
    const date = dateOf((room.first + day) * MINUTES_PER_DAY)
    const onDate = steps.map((step) => ({ ...step, not_before: date, deadline: date }))
    const placed = placeSteps(room, onDate, chunksOf(calendar))
    if (placed.jobs.some(({ index }) => !placed.board.places[index])) continue
    const items = placed.jobs.flatMap((job) => itemsOf(placed, job, steps[job.index]))
    return { items: inOrderOfTime(items), infeasible: [], unplaced: [] }
  }
  return { items: [], infeasible: steps.map(withoutDate), unplaced: steps.map(({ key }) => key) }
}

function withoutDate({ key, title, minutes }: PlannedStep): Infeasible {
  return {
    step: key,
    count: 1,
    task_id: null,
    title,
    minutes,
    reason: 'no_time',
    message: 'No date has room for the whole plan.',
    offers: [{ kind: 'drop' }],
  }
}

function chunksOf({ availability }: Calendar): Chunks {
  return { min: availability.min_chunk, max: availability.max_chunk }
}

function withoutTasks(calendar: Calendar): Calendar {
  const availability = { ...calendar.availability, daily_capacity: { work: null, personal: null } }
  return { ...calendar, availability, tasks: [], busy: [] }
}

function itemsOf({ board }: Placed, job: Job, step: PlannedStep | undefined): NewItem[] {
  const blocks = board.places[job.index]
  if (!blocks || !step) return []
  const reason = reasonOf(board, job)
  return blocks.map(({ start, end }, index) => ({
    ...changeOf(step, { start, end }),
    ...reason,
    step: step.key,
    part: blocks.length > 1 ? { number: index + 1, of: blocks.length } : null,
    amount: step.amount,
    phase: step.phase,
    note: step.description,
    warnings: [],
    misses: step.moved?.misses ?? null,
    offers: offersOfLeftover(step),
    chosen: (step.moved?.misses ?? 0) < ASKED_FROM,
    state: 'proposed',
  }))
}

function offersOfLeftover({ moved, minutes }: PlannedStep): Offer[] {
  if (!moved || moved.misses < SHORTER_FROM) return []
  const half = Math.max(SHORTEST, Math.ceil(minutes / 2 / SHORTEST) * SHORTEST)
  return [
    ...(half < minutes ? [{ kind: 'shorten' as const, minutes: half }] : []),
    ...(moved.misses < ASKED_FROM ? [] : [{ kind: 'drop' as const }]),
  ]
}

function changeOf(
  step: PlannedStep,
  { start, end }: { start: number; end: number },
): Pick<NewItem, 'kind' | 'task_id' | 'row' | 'patch' | 'before'> {
  const place = { scheduled_date: dateOf(start), scheduled_time: timeOf(start) }
  const estimated_duration = end - start
  if (step.moved) {
    const { id, before, texts } = step.moved
    const said =
      texts && texts.title !== step.title ? { title: step.title, description: step.description } : null
    const isResized = estimated_duration !== before.estimated_duration
    const { estimated_duration: formerly, ...stood } = before
    return {
      kind: 'update_task',
      task_id: id,
      row: null,
      patch: { ...place, ...(isResized && { estimated_duration }), ...said },
      before: { ...stood, ...(isResized && { estimated_duration: formerly }), ...(said && texts) },
    }
  }
  const { title, description, category, priority, xp_reward, goal_id, recurrence } = step
  const row = { ...TASK_DEFAULTS, title, description, category, priority, xp_reward, goal_id }
  return {
    kind: 'create_task',
    task_id: null,
    row: {
      ...row,
      ...place,
      estimated_duration,
      recurrence: recurrence && { rrule: recurrence, from: 'schedule' },
    },
    patch: null,
    before: null,
  }
}

/** When an item begins; null without date and time. */
function startOfItem({ row, patch }: Pick<PlanItem, 'row' | 'patch'>): number | null {
  const { scheduled_date, scheduled_time } = row ?? patch ?? {}
  if (typeof scheduled_date !== 'string') return null
  return minuteOf(scheduled_date, typeof scheduled_time === 'string' ? scheduled_time : '23:59')
}

/** Items by when they begin; those without a date come last, in their order. */
export function inOrderOfTime<Item extends Pick<PlanItem, 'row' | 'patch'>>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compare(startOfItem(a) ?? Infinity, startOfItem(b) ?? Infinity))
}

function compare(a: number, b: number): number {
  return Number(a > b) - Number(a < b)
}
