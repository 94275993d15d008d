import type { Category } from '#shared/tasks/fields.ts'
import { kindOf } from './availability.ts'
import { type Step, stepOf } from './placing/step.ts'

/** A step to be placed, with what it makes or moves. It is stored with its plan, to be placed again. */
export type PlannedStep = Step & {
  title: string
  category: Category
  description: string
  xp_reward: number
  goal_id: string | null
  /** The task that it moves; null where it makes one. */
  moved: MovedTask | null
  amount: { value: number; unit: string; each?: number } | null
  /** The phase of a plan from a goal, by its index. */
  phase: number | null
  /** How the task that it makes repeats: an RFC 5545 rule. */
  recurrence: string | null
  /** Steps of one sequence exchange their contents, so that these are in order wherever the steps are placed. */
  sequence: string | null
  /**
   * The first step of a plan: on its first date or the next where there is room, if need be outside of the part of the day and on
   * other weekdays, of these.
   */
  kickoff: { days: readonly number[] | null } | null
}
type MovedTask = {
  id: string
  version: number
  before: { scheduled_date: string | null; scheduled_time: string | null; estimated_duration: number }
  /** How often it was planned anew, this time included. */
  misses: number
  /** What it is called, where its title and its note follow its length. */
  texts?: { title: string; description: string }
}

type Texts = Partial<
  Pick<PlannedStep, 'description' | 'xp_reward' | 'goal_id' | 'moved' | 'amount' | 'phase'>
> &
  Pick<PlannedStep, 'title' | 'category'>

const PLAIN = {
  description: '',
  xp_reward: 25,
  goal_id: null,
  moved: null,
  amount: null,
  phase: null,
  recurrence: null,
  sequence: null,
  kickoff: null,
}

/** A step of which only some is said. */
export function plannedStep(step: Partial<Step> & Pick<Step, 'key' | 'minutes'>, texts: Texts): PlannedStep {
  return { ...stepOf({ kind: kindOf(texts.category), ...step }), ...PLAIN, ...texts }
}

/** A session of another length: what its title and its note say of the length follows. */
export function withLength(step: PlannedStep, minutes: number): PlannedStep {
  const length = new RegExp(`\\b${step.minutes} min(utes)?\\b`, 'g')
  const said = (text: string) => text.replaceAll(length, (_, rest = '') => `${minutes} min${rest}`)
  return {
    ...step,
    minutes,
    title: said(step.title),
    description: said(step.description),
    sequence: step.sequence && `${step.sequence} ${minutes}`,
  }
}
