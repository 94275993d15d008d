import type { Category, Priority } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { kindOf } from './availability.ts'
import { goalTitle, kickoffTitle, sessionTitle } from './goalTitles.ts'
import { sessionsOf } from './goalSessions.ts'
import { keysOf, MOST_HORIZON, type RequestedStep, USUAL_HORIZON } from './request.ts'
import { shareInWords } from './shareInWords.ts'
import { type Place, type Step, stepOf } from './step.ts'
import type { Understood } from './understood.ts'

/** A step to be placed, with what it makes or moves. It is stored with its plan, to be placed again. */
export type PlannedStep = Step & {
  title: string
  category: Category
  description: string
  xp_reward: number
  goal_id: string | null
  /** The task that it moves; null where it makes one. */
  moved: MovedTask | null
  amount: { value: number; unit: string } | null
  /** The phase of a plan from a goal, by its index. */
  phase: number | null
}
type MovedTask = {
  id: string
  version: number
  before: { scheduled_date: string | null; scheduled_time: string | null; estimated_duration: number }
  /** How often it was planned anew, this time included. */
  misses: number
}

/** What a request wants to be placed. */
export type ToPlace = {
  title: string
  steps: PlannedStep[]
  from: string
  to: string
  covers_until: string | null
  /** Keys of steps that are not wanted where there is no place on their date. */
  optional: readonly string[]
}

type Texts = Partial<
  Pick<PlannedStep, 'description' | 'xp_reward' | 'goal_id' | 'moved' | 'amount' | 'phase'>
> &
  Pick<PlannedStep, 'title' | 'category'>

function plannedStep(step: Partial<Step> & Pick<Step, 'key' | 'minutes'>, texts: Texts): PlannedStep {
  const placed = stepOf({ kind: kindOf(texts.category), ...step })
  return {
    ...placed,
    description: '',
    xp_reward: 25,
    goal_id: null,
    moved: null,
    amount: null,
    phase: null,
    ...texts,
  }
}

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
  return { steps, ...rangeOf(steps, bounds, today), covers_until: null, optional: [] }
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

/** The dates on which steps may stand: four weeks, or up to the latest deadline. */
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
  return { steps, ...rangeOf(steps, bounds, today), covers_until: null, optional: [] }
}

/** The sessions of a goal after a short first step (docs/rules.md, Plans from goals). @param goal that lacks nothing */
export function fromGoal(goal: Understood, today: string): ToPlace {
  const { category, amount } = goal
  const { sessions, covers_until } = sessionsOf(goal, today)
  const hours = kindOf(category)
  const kickoff = plannedStep(
    {
      key: 'kickoff',
      minutes: 15,
      hours,
      deadline: covers_until,
      days: daysLeft(goal),
      not_before: goal.starts_on,
      between: goal.between,
    },
    { title: kickoffTitle(goal), category },
  )
  const title = sessionTitle(goal)
  let before = 0
  const steps = sessions.map(({ ideal, not_before, deadline, minutes, share }, index) => {
    const much = amount && share !== null ? shareInWords(amount, share, before) : null
    before = Math.round((before + (share ?? 0)) * 100) / 100
    return plannedStep(
      {
        key: `session${index + 1}`,
        minutes,
        hours,
        ideal,
        not_before,
        deadline,
        days: daysOf(goal),
        between: goal.between,
        depends_on: ['kickoff'],
      },
      {
        title: much === null ? title : `${title} (${much})`,
        category,
        amount: amount && share !== null ? { value: share, unit: amount.unit } : null,
      },
    )
  })
  const onlyToday = steps.filter(({ not_before, deadline }) => not_before === today && deadline === today)
  return {
    title: goalTitle(goal),
    steps: [kickoff, ...steps],
    from: today,
    to: covers_until,
    covers_until,
    optional: onlyToday.map(({ key }) => key),
  }
}

/** The weekdays on which sessions may stand. */
function daysOf(goal: Understood): number[] | null {
  return goal.weekdays ?? daysLeft(goal)
}

/** All weekdays but those that the person left out; null for all. */
function daysLeft({ not_on: notOn }: Understood): number[] | null {
  return notOn === null ? null : [0, 1, 2, 3, 4, 5, 6].filter((day) => !notOn.includes(day))
}

/** The plan of three that is proposed where nothing better is known (docs/rules.md, Plans). */
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
  }
}

/** Where a step stood in a plan, to be kept when it is placed again. */
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
