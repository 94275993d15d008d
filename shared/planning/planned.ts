import type { Category, Priority } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { kindOf } from './availability.ts'
import type { ToPlace } from './placing/toPlace.ts'
import { plannedStep } from './plannedStep.ts'
import { keysOf, MOST_HORIZON, type RequestedStep, USUAL_HORIZON } from './request.ts'
import type { Place, Step } from './placing/step.ts'

/** Bounds that hold for all steps of a request. */
type Bounds = {
  from?: string | undefined
  deadline?: string | null | undefined
  horizon_days?: number | undefined
}

/** Steps as they were asked for. */
export function fromSteps(
  requested: readonly RequestedStep[],
  bounds: Bounds,
  today: string,
): Omit<ToPlace, 'title'> {
  const keys = keysOf(requested)
  const steps = requested.map(({ title, category, description, xp_reward, goal_id, ...asked }, index) => {
    const step = {
      ...asked,
      key: keys[index] ?? '',
      hours: asked.hours ?? kindOf(category),
      deadline: earlier(asked.deadline, bounds.deadline ?? null),
    }
    return plannedStep(step, { title, category, description, xp_reward, goal_id })
  })
  return { steps, ...rangeOf(steps, bounds, today), covers_until: null, optional: [], coached: null }
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

/** The dates on which steps may be placed: four weeks, or up to the latest deadline. */
function rangeOf(steps: readonly Pick<Step, 'deadline'>[], bounds: Bounds, today: string) {
  const { from = today, horizon_days } = bounds
  const latest = steps.reduce(
    (last, { deadline }) => (deadline !== null && deadline > last ? deadline : last),
    '',
  )
  const usual = addDays(from, (horizon_days ?? USUAL_HORIZON) - 1)
  const farthest = addDays(from, MOST_HORIZON - 1)
  const wanted = horizon_days === undefined && latest > usual ? latest : usual
  return { from: from > today ? from : today, to: wanted < farthest ? wanted : farthest }
}

/** A task that is to be planned anew. */
export type LeftoverTask = {
  id: string
  version: number
  title: string
  category: Category
  priority: Priority
  estimated_duration: number
  scheduled_date: string | null
  scheduled_time: string | null
  due_date: string | null
  misses: number
}

/** Tasks to be put somewhere else. One that is planned anew for the first time comes before the others. */
export function fromLeftovers(
  tasks: readonly LeftoverTask[],
  bounds: Bounds,
  today: string,
): Omit<ToPlace, 'title'> {
  const steps = tasks.map((task) => {
    const { scheduled_date, scheduled_time, estimated_duration, due_date, misses } = task
    const due = due_date !== null && due_date >= today ? due_date : null
    const step = {
      key: task.id,
      minutes: estimated_duration,
      priority: task.priority,
      hours: kindOf(task.category),
      deadline: earlier(due, bounds.deadline ?? null),
      isPressing: misses === 1,
    }
    const before = { scheduled_date, scheduled_time, estimated_duration }
    const moved = { id: task.id, version: task.version, before, misses }
    return plannedStep(step, { title: task.title, category: task.category, moved })
  })
  return { steps, ...rangeOf(steps, bounds, today), covers_until: null, optional: [], coached: null }
}

/** The plan of three that is proposed where nothing better is known (docs/rules/plans.md, Plans). */
export function fromFallback(bounds: Bounds, today: string): ToPlace {
  const steps = [
    plannedStep(
      { key: 's1', minutes: 30, hours: 'any' },
      { title: 'Morning Planning Session', category: 'work' },
    ),
    plannedStep(
      { key: 's2', minutes: 60, hours: 'any', depends_on: ['s1'] },
      { title: 'Focus Work Block', category: 'work' },
    ),
    plannedStep(
      { key: 's3', minutes: 15, hours: 'any', depends_on: ['s2'] },
      { title: 'Break & Reflection', category: 'personal' },
    ),
  ]
  return {
    title: 'A day with a plan',
    steps,
    ...rangeOf(steps, bounds, today),
    covers_until: null,
    optional: [],
    coached: null,
  }
}

/** The place of a step in a plan, to be kept when it is placed again. */
export function placesOf(
  items: readonly {
    step: string | null
    row: Record<string, unknown> | null
    patch: Record<string, unknown> | null
  }[],
  key: string,
): Place[] {
  return items.flatMap(({ step, row, patch }) => {
    const { scheduled_date, scheduled_time, estimated_duration } = row ?? patch ?? {}
    if (step !== key || typeof scheduled_date !== 'string' || typeof scheduled_time !== 'string') return []
    const place = { scheduled_date, scheduled_time }
    return [typeof estimated_duration === 'number' ? { ...place, minutes: estimated_duration } : place]
  })
}
