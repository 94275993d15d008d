import type {
  DomainFacts,
  FocusInterval,
  GoalFacts,
  HabitFacts,
  WindowTask,
} from '#shared/analytics/facts.ts'
import type { InsightKey } from '#shared/analytics/insightSchemas.ts'
import { insightsOf, sampleOf } from '#shared/analytics/insights.ts'
import { lastDates } from '#shared/analytics/period.ts'

export const TODAY = '2026-03-28' // a Saturday; the window begins on Sunday, 1 March, its last half on the 15th
const WINDOW = lastDates(TODAY, 28)
export const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
let made = 0

/** A task that was planned for a date; done on a date, or not. */
export function task(overrides: Partial<WindowTask> & { done?: string | null } = {}): WindowTask {
  made += 1
  const { done = null, ...others } = overrides
  const scheduled_date = others.scheduled_date === undefined ? march(2) : others.scheduled_date
  return {
    kind: 'task',
    id: uuid(made),
    title: 'Task',
    category: 'work',
    domain_id: null,
    goal_id: null,
    seconds: 0,
    date: scheduled_date,
    state: done ? 'done' : 'open',
    at: null,
    isDecided: done !== null || (scheduled_date !== null && scheduled_date < TODAY),
    scheduled_time: null,
    estimated_duration: 60,
    actual_duration: null,
    completed_on: done,
    completed_time: done ? '15:00' : null,
    ...others,
    scheduled_date,
  }
}

/** So many tasks of a date, of which so many are done on it. */
export const tasks = (count: number, done: number, date: string, overrides: Partial<WindowTask> = {}) =>
  Array.from({ length: count }, (_, index) =>
    task({ scheduled_date: date, done: index < done ? date : null, ...overrides }),
  )

type Given = {
  tasks?: WindowTask[]
  focus?: FocusInterval[]
  habits?: HabitFacts[]
  domains?: DomainFacts[]
  goals?: GoalFacts[]
}
export const factsOf = (given: Given) => ({
  period: { window: WINDOW, today: TODAY },
  tasks: [],
  focus: [],
  habits: [],
  domains: [],
  goals: [],
  ...given,
})

/** What a rule says, with its sample and minimum; null where it is silent. What it lists is as much as its sample. */
export function insightFor(key: InsightKey, given: Given) {
  const facts = factsOf(given)
  const found = insightsOf(facts).find((insight) => insight.key === key)
  if (!found) return null
  const about = /about=([\w-]+)/.exec(found.rows)?.[1]
  const listed = sampleOf(key, facts, about).length
  if (listed !== found.sample) throw new Error(`${key} lists ${listed} rows, not ${found.sample}`)
  return { ...found.data, sample: found.sample, minimum: found.minimum }
}
