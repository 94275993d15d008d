import type { Metric } from '#shared/goals/metric.ts'
import { addDays, addMonths } from '#shared/time/civil.ts'
import { createChance } from './chance.ts'
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
  const values: SeededValue[] = []
  const milestones: SeededMilestone[] = []
  for (const { id, metric, start_date, created_at } of goals) {
    if (metric.kind === 'number')
      for (let index = 0; index < CHECK_INS; index += 1) {
        const date = addDays(today, index - CHECK_INS)
        if (date < start_date) continue
        const value = metric.aggregate === 'sum' ? chance.below(4) : 10 + index * 0.4 + chance.below(5)
        const at = momentOf(date, 1100)
        values.push({ id: rowId(at, 5, values.length), goal_id: id, date, value, created_at: at })
      }
    if (metric.kind === 'milestones')
      for (let position = 0; position < MILESTONES; position += 1)
        milestones.push({
          id: rowId(created_at, 6, milestones.length),
          goal_id: id,
          title: `Step ${position + 1}`,
          position,
          done_on: position < MILESTONES / 2 ? addDays(today, -20 * (MILESTONES - position)) : null,
          created_at,
        })
  }
  return { goals, values, milestones }
}

function metricOf(index: number): Metric {
  if (index % 4 === 0) return { kind: 'number', start: 10, target: 120, unit: 'km', aggregate: 'last' }
  if (index % 4 === 1) return { kind: 'number', start: 0, target: 800, unit: 'pages', aggregate: 'sum' }
  return index % 4 === 2 ? { kind: 'milestones' } : { kind: 'linked' }
}
