import type { Priority } from '#shared/tasks/fields.ts'
import type { Hours, Kind } from '#shared/planning/availability.ts'
import type { Away } from '#shared/planning/away.ts'
import type { OwnDays } from '#shared/planning/understood.ts'
import type { Block } from './block.ts'

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

/** Where something is placed: a local date and a wall-clock time; of a part also its minutes, where they are known. */
export type Place = { scheduled_date: string; scheduled_time: string; minutes?: number }

/** Something to be placed into free time (docs/rules/plans.md, Placing). */
export type Step = {
  /** Its name among the steps of a plan. */
  key: string
  minutes: number
  splittable: boolean
  priority: Priority
  /** The windows that it may be put into. */
  hours: Hours
  /** Whose capacity it takes. */
  kind: Kind
  /** 0 Sunday to 6 Saturday; null for all. */
  days: readonly number[] | null
  /** Dates that it may not be placed on. */
  away?: Away | null
  /** The first and the last date that it may be placed on. */
  not_before: string | null
  deadline: string | null
  preferred: PartOfDay | null
  /** It lies whole between these times of a day, `HH:MM` up to `24:00`; null for all. */
  between: readonly [from: string, to: string] | null
  /** Weekdays with times of their own in place of these. */
  own_days?: OwnDays | null
  /** Keys of steps that must have ended. */
  depends_on: readonly string[]
  /** Its place before. */
  previous: readonly Place[]
  /** The date that it is best put on, or near. No two steps that have one are on the same date. */
  ideal: string | null
  /** It comes before steps of its kind that are not. */
  isPressing: boolean
  /** It was promised a place: no better plan may leave it out. */
  isPromised: boolean
  /** Where it was put by hand: it stays there, whatever is in its way. */
  fixed: readonly Block[] | null
}

/** Minutes of the parts of a step that is split. */
export type Chunks = { min: number; max: number }

const PLAIN: Omit<Step, 'key' | 'minutes'> = {
  splittable: false,
  priority: 'medium',
  hours: 'personal',
  kind: 'personal',
  days: null,
  not_before: null,
  deadline: null,
  preferred: null,
  between: null,
  depends_on: [],
  previous: [],
  ideal: null,
  isPressing: false,
  isPromised: false,
  fixed: null,
}

/** A step of which only some is said. */
export function stepOf(said: Partial<Step> & Pick<Step, 'key' | 'minutes'>): Step {
  return { ...PLAIN, ...said }
}

/** The steps of a circle of dependencies; null where there is none. Unknown keys are left aside. */
export function circleOf(steps: readonly Pick<Step, 'key' | 'depends_on'>[]): string[] | null {
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const ended = new Set<string>()
  const path: string[] = []
  const circleFrom = (key: string): string[] | null => {
    if (ended.has(key)) return null
    if (path.includes(key)) return path.slice(path.indexOf(key))
    path.push(key)
    for (const other of byKey.get(key)?.depends_on ?? []) {
      const circle = byKey.has(other) ? circleFrom(other) : null
      if (circle) return circle
    }
    path.pop()
    ended.add(key)
    return null
  }
  for (const { key } of steps) {
    const circle = circleFrom(key)
    if (circle) return circle
  }
  return null
}
