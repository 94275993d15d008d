import { expect, test } from 'vitest'
import { initialValues } from '#shared/entity/fields.ts'
import { newRow } from '#shared/entity/row.ts'
import { applyGoalChange, type GoalChange, inverseGoalChange, isRowChange } from './change.ts'
import { checkInsAfter } from './checkIns.ts'
import { currentValue } from './currentValue.ts'
import { type Goal, GOAL_FIELDS } from './goal.ts'

const TODAY = '2026-03-31'
const at = '2026-03-31T09:00:00.000Z'
const SILENT = { p10: null, p50: null, p90: null, chance: null, weeks: 4, mean: 4, deviation: 1.63 } as const

/** 50 km in a hundred days, of which 30 have passed. */
function aGoal(values: Partial<Goal> = {}): Goal {
  return {
    ...initialValues(GOAL_FIELDS),
    ...newRow('1', '2', at),
    title: 'Run',
    start_date: '2026-03-01',
    target_date: '2026-06-09',
    metric: { kind: 'number', start: 0, target: 50, unit: 'km', aggregate: 'sum' },
    status: 'active',
    closed_at: null,
    closed_reason: null,
    published_at: null,
    progress: { percent: 0, done: 0, total: 50, current: 0, reached: false },
    pace: null,
    forecast: { ...SILENT, reason: null },
    at_risk: true,
    milestones: [],
    linked: { tasks: 0, habits: 0 },
    ...values,
  }
}

function milestone(id: string, position: number, done = false) {
  return { id, goal_id: '1', title: id, due_date: null, position, done, done_at: done ? at : null }
}

const RUN = { id: 'c1', date: TODAY, value: 20, note: '' }
const begin = () => aGoal()
const apply = (goal: Goal, change: GoalChange): Goal => {
  const [after] = applyGoalChange([goal], change, begin, TODAY)
  if (!after) throw new Error('The goal is gone')
  return after
}

test('a check-in moves progress and pace at once, by the rules of the server', () => {
  const { progress, pace, at_risk } = apply(aGoal(), {
    kind: 'addCheckIn',
    id: '1',
    checkIn: RUN,
    current: 20,
    at,
  })
  expect(progress).toEqual({ percent: 40, done: 20, total: 50, current: 20, reached: false })
  expect(pace).toMatchObject({
    expected_percent: 30,
    expected: 15,
    lead_days: 10,
    safe_days: 10,
    needed_per_week: 3,
  })
  expect(at_risk).toBe(false)
})

test('milestones count as soon as they are checked, in their order', () => {
  const goal = aGoal({ metric: { kind: 'milestones' }, milestones: [milestone('a', 0), milestone('b', 1)] })
  const done = apply(goal, { kind: 'editMilestone', id: '1', milestoneId: 'a', patch: { done: true }, at })
  expect(done.progress).toMatchObject({ percent: 50, done: 1, total: 2 })
  expect(done.milestones[0]).toMatchObject({ id: 'a', done: true, done_at: at })
  const moved = apply(done, { kind: 'editMilestone', id: '1', milestoneId: 'a', patch: { position: 2 }, at })
  expect(moved.milestones.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a closed goal has no pace, and no forecast', () => {
  const closed = apply(aGoal(), { kind: 'drop', id: '1', reason: 'My knee', at })
  expect(closed).toMatchObject({ status: 'dropped', closed_reason: 'My knee', closed_at: at, at_risk: false })
  expect([closed.pace, closed.forecast.reason]).toEqual([null, 'closed'])
})

test.each<[string, Partial<Goal>, GoalChange]>([
  ['an achievement', {}, { kind: 'achieve', id: '1', reason: 'Enough', at }],
  ['a drop', {}, { kind: 'drop', id: '1', reason: 'My knee', at }],
  ['a reopening', closedAs('achieved', 'Enough'), { kind: 'reopen', id: '1', at }],
  ['another reopening', closedAs('dropped', 'My knee'), { kind: 'reopen', id: '1', at }],
  ['a new milestone', staged(), { kind: 'addMilestone', id: '1', milestone: milestone('c', 2), at }],
  [
    'a checked milestone',
    staged(),
    { kind: 'editMilestone', id: '1', milestoneId: 'a', patch: { done: true }, at },
  ],
  ['a deleted milestone', staged(), { kind: 'removeMilestone', id: '1', milestoneId: 'b', at }],
  ['a new check-in', {}, { kind: 'addCheckIn', id: '1', checkIn: RUN, current: 20, at }],
  ['a deleted check-in', {}, { kind: 'removeCheckIn', id: '1', was: RUN, current: 0, at }],
])('%s can be undone, and done twice is done once', (_, values, change) => {
  const before = apply(aGoal(values), { kind: 'edit', id: '1', patch: {}, at }) // measured
  const after = apply(before, change)
  expect(apply(after, change)).toEqual(after)
  const inverse = inverseGoalChange(change, before)
  if (!inverse) throw new Error('It cannot be undone')
  const { status, closed_reason, progress, milestones, pace } = apply(after, inverse)
  expect({ status, closed_reason, progress, milestones, pace }).toEqual({
    status: before.status,
    closed_reason: before.closed_reason,
    progress: before.progress,
    milestones: before.milestones,
    pace: before.pace,
  })
})

test('check-ins are listed newest first, and the number is the newest or their sum', () => {
  const change = (part: object) => ({ id: '1', current: 0, at, ...part }) as GoalChange
  const older = { id: 'c0', date: '2026-03-10', value: 30, note: '' }
  const added = checkInsAfter([older], [change({ kind: 'addCheckIn', checkIn: RUN })])
  expect(added.map(({ id }) => id)).toEqual(['c1', 'c0'])
  const moved = checkInsAfter(added, [
    change({ kind: 'editCheckIn', checkIn: { ...RUN, date: '2026-03-01' }, was: RUN }),
  ])
  expect(moved.map(({ id }) => id)).toEqual(['c0', 'c1'])
  const metric = { kind: 'number', start: 5, target: 50, unit: '', aggregate: 'last' } as const
  expect(currentValue(metric, moved)).toBe(30)
  expect(currentValue({ ...metric, aggregate: 'sum' }, moved)).toBe(55)
  expect(checkInsAfter(moved, [change({ kind: 'removeCheckIn', was: RUN })])).toEqual([older])
})

test('only changes of the row are the collection’s', () => {
  expect(isRowChange({ kind: 'remove', id: '1', at })).toBe(true)
  expect(isRowChange({ kind: 'reopen', id: '1', at })).toBe(false)
})

function closedAs(status: 'achieved' | 'dropped', closed_reason: string): Partial<Goal> {
  return { status, closed_reason, closed_at: at, pace: null, forecast: { ...SILENT, reason: 'closed' } }
}

function staged(): Partial<Goal> {
  return { metric: { kind: 'milestones' }, milestones: [milestone('a', 0), milestone('b', 1, true)] }
}
