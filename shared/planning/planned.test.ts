import { expect, test } from 'vitest'
import { fromFallback, fromLeftovers, fromSteps, type LeftoverTask, placesOf } from './planned.ts'
import { RequestedStep } from './request.ts'

const TODAY = '2026-03-02'
const step = (more: object = {}) =>
  RequestedStep.parse({ title: 'A', minutes: 30, category: 'work', ...more })

test.each([
  [{}, null, TODAY, '2026-03-29'],
  [{}, '2026-03-10', TODAY, '2026-03-29'],
  [{}, '2026-04-20', TODAY, '2026-04-20'],
  [{ horizon_days: 7 }, '2026-04-20', TODAY, '2026-03-08'],
  [{ horizon_days: 366 }, null, TODAY, '2027-03-02'],
  [{}, '2029-01-01', TODAY, '2027-03-02'],
  [{ from: '2026-03-10' }, null, '2026-03-10', '2026-04-06'],
  [{ from: '2026-02-20', horizon_days: 14 }, null, TODAY, '2026-03-05'],
])('with %j and a deadline of %s it is planned from %s to %s', (bounds, deadline, from, to) => {
  expect(fromSteps([step({ deadline })], bounds, TODAY)).toMatchObject({ from, to })
})

test('the deadline of a step is its own or that of all, whichever is earlier', () => {
  const deadlines = (own: string | null, all: string | null) =>
    fromSteps([step({ deadline: own })], { deadline: all }, TODAY).steps[0]?.deadline
  expect(deadlines(null, null)).toBe(null)
  expect(deadlines('2026-03-10', null)).toBe('2026-03-10')
  expect(deadlines(null, '2026-03-10')).toBe('2026-03-10')
  expect(deadlines('2026-03-09', '2026-03-10')).toBe('2026-03-09')
  expect(deadlines('2026-03-11', '2026-03-10')).toBe('2026-03-10')
})

test('steps have the keys that they were given, else by their number, and the hours of their category', () => {
  const { steps } = fromSteps(
    [step(), step({ key: 'own' }), step({ category: 'health' }), step({ hours: 'any' })],
    {},
    TODAY,
  )
  expect(steps.map(({ key, hours, kind }) => [key, hours, kind])).toEqual([
    ['s1', 'work', 'work'],
    ['own', 'work', 'work'],
    ['s3', 'personal', 'personal'],
    ['s4', 'any', 'work'],
  ])
})

test('a task that is planned anew keeps its due date while that is to come, and presses the first time', () => {
  const task: LeftoverTask = {
    id: 't',
    version: 3,
    title: 'Left',
    category: 'work',
    priority: 'low',
    estimated_duration: 40,
    scheduled_date: '2026-02-27',
    scheduled_time: null,
    due_date: null,
    misses: 1,
  }
  const planned = (more: Partial<LeftoverTask>, deadline: string | null = null) =>
    fromLeftovers([{ ...task, ...more }], { deadline }, TODAY).steps[0]
  expect(planned({})).toMatchObject({
    key: 't',
    minutes: 40,
    priority: 'low',
    hours: 'work',
    deadline: null,
    isPressing: true,
    moved: { id: 't', version: 3, misses: 1 },
  })
  expect(planned({ misses: 2 })?.isPressing).toBe(false)
  expect(planned({ due_date: '2026-03-01' })?.deadline).toBe(null)
  expect(planned({ due_date: TODAY })?.deadline).toBe(TODAY)
  expect(planned({ due_date: '2026-03-09' }, '2026-03-03')?.deadline).toBe('2026-03-03')
})

test('the plan of three goes one after the other', () => {
  const { steps, from, to } = fromFallback({ horizon_days: 2 }, TODAY)
  expect([from, to]).toEqual([TODAY, '2026-03-03'])
  expect(steps.map(({ key, minutes, depends_on }) => [key, minutes, depends_on])).toEqual([
    ['s1', 30, []],
    ['s2', 60, ['s1']],
    ['s3', 15, ['s2']],
  ])
})

test('the places of a step are those of its items that have a time', () => {
  const place = { scheduled_date: TODAY, scheduled_time: '09:00' }
  const items = [
    { step: 'a', row: { ...place, estimated_duration: 30 }, patch: null },
    { step: 'a', row: null, patch: place },
    { step: 'a', row: { ...place, scheduled_time: null }, patch: null },
    { step: 'a', row: null, patch: { scheduled_time: '09:00' } },
    { step: 'b', row: place, patch: null },
    { step: 'a', row: null, patch: null },
  ]
  expect(placesOf(items, 'a')).toEqual([{ ...place, minutes: 30 }, place])
})
