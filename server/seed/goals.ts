import type { Metric } from '#shared/goals/metric.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'
import { type Chance, createChance } from './chance.ts'
import { momentOf } from './days.ts'
import { rowId } from './rowId.ts'

const GOALS = 40
const CHECK_INS = 200
const MILESTONES = 6
const SUBJECTS = [
  'Run',
  'Save',
  'Learn',
  'Write',
  'Build',
  'Read',
  'Practise',
  'Lose',
  'Grow',
  'Finish',
] as const

export type SeededGoal = {
  id: string
  title: string
  metric: Metric
  start_date: string
  target_date: string | null
  status: 'active' | 'achieved' | 'dropped'
  closed_at: number | null
  created_at: number
}
type SeededValue = { id: string; goal_id: string; date: string; value: number; created_at: number }
export type SeededMilestone = {
  id: string
  goal_id: string
  title: string
  position: number
  done_on: string | null
  created_at: number
}

/** 40 goals, most of them active: measured by tasks, by milestones, and by numbers with their check-ins. */
export function seededGoals(today: string) {
  const chance = createChance(40)
  const goals = Array.from({ length: GOALS }, (_, index): SeededGoal => {
    const start_date = addMonths(today, -6 - 2 * index)
    const created_at = momentOf(start_date, 0)
    const status = index < 24 ? 'active' : index < 34 ? 'achieved' : 'dropped'
    return {
      id: rowId(created_at, 4, index),
      title: `${SUBJECTS[index % SUBJECTS.length]} ${index + 1}`,
      metric: metricOf(index),
      start_date,
      target_date: index % 4 === 3 ? null : addMonths(today, 1 + (index % 12)),
      status,
      closed_at: status === 'active' ? null : momentOf(addDays(today, -10 * index), 1200),
      created_at,
    }
  })
  return {
    goals,
    values: goals.flatMap((goal, index) => valuesOf(goal, index, today, chance)),
    milestones: goals.flatMap((goal, index) => milestonesOf(goal, index, today)),
  }
}

/** A value a date, up to yesterday. */
function valuesOf(
  { id, metric, start_date }: SeededGoal,
  goal: number,
  today: string,
  chance: Chance,
): SeededValue[] {
  if (metric.kind !== 'number') return []
  return Array.from({ length: CHECK_INS }, (_, index) => {
    const date = addDays(today, index - CHECK_INS)
    const value = metric.aggregate === 'sum' ? chance.below(4) : 10 + index * 0.4 + chance.below(5)
    const created_at = momentOf(date, 1100)
    return { id: rowId(created_at, 5, goal * CHECK_INS + index), goal_id: id, date, value, created_at }
  }).filter(({ date }) => date >= start_date)
}

/** Half of them are done. */
function milestonesOf(
  { id, metric, created_at }: SeededGoal,
  index: number,
  today: string,
): SeededMilestone[] {
  if (metric.kind !== 'milestones') return []
  return Array.from({ length: MILESTONES }, (_, position) => ({
    id: rowId(created_at, 6, index * MILESTONES + position),
    goal_id: id,
    title: `Step ${position + 1}`,
    position,
    done_on: position < MILESTONES / 2 ? addDays(today, -20 * (MILESTONES - position)) : null,
    created_at,
  }))
}

function metricOf(index: number): Metric {
  if (index % 4 === 0) return { kind: 'number', start: 10, target: 120, unit: 'km', aggregate: 'last' }
  if (index % 4 === 1) return { kind: 'number', start: 0, target: 800, unit: 'pages', aggregate: 'sum' }
  return index % 4 === 2 ? { kind: 'milestones' } : { kind: 'linked' }
}
