import { describe, expect, test } from 'vitest'
import type { FocusInterval } from './facts.ts'
import { factsOf, march, task, tasks, TODAY, insightFor, uuid } from './testing/insightScene.ts'
import { insightsOf } from './insights.ts'

test('without anything all are silent', () => {
  expect(insightsOf(factsOf({}))).toEqual([])
})

describe('tasks', () => {
  test('completion_trend: ten in each half, and ten points', () => {
    const before = tasks(10, 5, march(2))
    expect(insightFor('completion_trend', { tasks: [...before, ...tasks(10, 6, march(16))] })).toEqual({
      percent: 60,
      before: 50,
      change: 10,
      sample: 20,
      minimum: 20,
    })
    expect(insightFor('completion_trend', { tasks: [...before, ...tasks(10, 4, march(16))] })).toMatchObject({
      change: -10,
    })
    expect(insightFor('completion_trend', { tasks: [...before, ...tasks(11, 6, march(16))] })).toBeNull() // 55
    expect(
      insightFor('completion_trend', { tasks: [...tasks(9, 0, march(14)), ...tasks(30, 30, march(15))] }),
    ).toBeNull()
  })

  test('what is planned for today and open is not judged yet', () => {
    const before = tasks(10, 10, march(2))
    const open = tasks(10, 0, TODAY)
    expect(insightFor('completion_trend', { tasks: [...before, ...open] })).toBeNull()
  })

  test('late_finish: three of ten, with the median of their days', () => {
    const late = [1, 2, 6].map((days) => task({ scheduled_date: march(5), done: march(5 + days) }))
    const onTime = tasks(7, 7, march(5))
    const undated = task({ scheduled_date: null, done: march(6) })
    expect(insightFor('late_finish', { tasks: [...late, ...onTime, undated] })).toEqual({
      percent: 30,
      median_days: 2,
      sample: 10,
      minimum: 10,
    })
    expect(insightFor('late_finish', { tasks: [...late, ...onTime.slice(1)] })).toBeNull()
    expect(
      insightFor('late_finish', { tasks: [...late.slice(1), ...onTime, ...tasks(1, 1, march(5))] }),
    ).toBeNull()
  })

  test.each([
    [[72, 72, 72, 72, 72], { ratio: 1.2, direction: 'longer' }],
    [[48, 48, 48, 48, 48], { ratio: 0.8, direction: 'shorter' }],
    [[10, 60, 72, 80, 90], { ratio: 1.2, direction: 'longer' }],
    [[10, 60, 71, 80, 90], null],
    [[90, 90, 90, 90], null],
    [[90, 90, 90, 90, 0], null], // less than a minute says nothing
  ])('estimate_bias: tasks of an hour that took %o minutes', (minutes, expected) => {
    const done = minutes.map((actual_duration) => task({ done: march(3), actual_duration }))
    const found = insightFor('estimate_bias', { tasks: done })
    if (expected) expect(found).toEqual({ ...expected, sample: minutes.length, minimum: 5 })
    else expect(found).toBeNull()
  })

  test('overplanned: three dates of each kind, and 15 points', () => {
    const calm = [2, 3, 4].flatMap((day) => tasks(4, 3, march(day)))
    const busy = [9, 10, 11].flatMap((day) => tasks(10, 6, march(day)))
    const found = insightFor('overplanned', { tasks: [...calm, ...busy] })
    expect(found).toEqual({ busy_percent: 60, calm_percent: 75, limit: 7, sample: 6, minimum: 6 })
    expect(insightFor('overplanned', { tasks: [...calm, ...busy.slice(10)] })).toBeNull()
    expect(insightFor('overplanned', { tasks: [...calm, ...busy, ...tasks(10, 7, march(12))] })).toBeNull()
  })

  test('small_steps: at most 30 minutes beside 90 and more', () => {
    const short = tasks(5, 5, march(2), { estimated_duration: 30 })
    const long = tasks(5, 4, march(2), { estimated_duration: 90 })
    const between = tasks(5, 0, march(2), { estimated_duration: 60 })
    expect(insightFor('small_steps', { tasks: [...short, ...long, ...between] })).toEqual({
      short_percent: 100,
      long_percent: 80,
      sample: 10,
      minimum: 10,
    })
    expect(insightFor('small_steps', { tasks: [...short, ...long.slice(1)] })).toBeNull()
  })

  test('best_weekday: of those with five, ties the smaller number', () => {
    const monday = tasks(5, 4, march(2))
    const tuesday = tasks(5, 4, march(3))
    const friday = tasks(5, 1, march(6))
    const saturday = tasks(5, 1, march(7))
    const sparse = tasks(4, 0, march(5))
    const all = [...saturday, ...friday, ...tuesday, ...monday, ...sparse]
    expect(insightFor('best_weekday', { tasks: all })).toEqual({
      weekday: 1,
      percent: 80,
      worst_weekday: 5,
      worst_percent: 20,
      sample: 20,
      minimum: 10,
    })
    expect(insightFor('best_weekday', { tasks: [...monday, ...tuesday] })).toBeNull()
    expect(insightFor('best_weekday', { tasks: [...monday, ...sparse] })).toBeNull()
  })

  test('best_hour: by the hour of the plan', () => {
    const nine = tasks(5, 5, march(2), { scheduled_time: '09:45' })
    const noon = tasks(5, 3, march(2), { scheduled_time: '12:00' })
    const untimed = tasks(9, 0, march(2))
    expect(insightFor('best_hour', { tasks: [...nine, ...noon, ...untimed] })).toEqual({
      hour: 9,
      percent: 100,
      worst_hour: 12,
      worst_percent: 60,
      sample: 10,
      minimum: 10,
    })
  })

  test('weekend_gap: either way', () => {
    const weekend = tasks(5, 5, march(7))
    const weekdays = tasks(5, 4, march(4))
    expect(insightFor('weekend_gap', { tasks: [...weekend, ...weekdays] })).toEqual({
      weekend_percent: 100,
      weekday_percent: 80,
      sample: 10,
      minimum: 10,
    })
    expect(insightFor('weekend_gap', { tasks: [...tasks(5, 3, march(8)), ...weekdays] })).toMatchObject({
      weekend_percent: 60,
    })
    expect(insightFor('weekend_gap', { tasks: [...weekend.slice(1), ...weekdays] })).toBeNull()
  })

  test('early_hours: six of ten before noon', () => {
    const early = tasks(6, 6, march(2), { completed_time: '11:59' })
    const later = tasks(4, 4, march(2), { completed_time: '12:00' })
    expect(insightFor('early_hours', { tasks: [...early, ...later] })).toEqual({
      percent: 60,
      sample: 10,
      minimum: 10,
    })
    expect(insightFor('early_hours', { tasks: [...early.slice(1), ...later, ...later.slice(3)] })).toBeNull()
    const before = task({ scheduled_date: march(1), done: '2026-02-28', completed_time: '11:00' })
    expect(insightFor('early_hours', { tasks: [...early.slice(1), ...later, before] })).toBeNull()
  })

  test('top_category: four of ten; of equal ones the first by name', () => {
    const health = tasks(5, 5, march(2), { category: 'health' })
    const finance = tasks(5, 5, march(2), { category: 'finance' })
    expect(insightFor('top_category', { tasks: [...health, ...finance] })).toEqual({
      category: 'finance',
      percent: 50,
      sample: 10,
      minimum: 10,
    })
    const spread = (['work', 'social', 'travel'] as const).flatMap((category) =>
      tasks(4, 4, march(2), { category }),
    )
    expect(insightFor('top_category', { tasks: spread })).toBeNull()
  })
})

test('focus_trend: an hour in each half, and a fifth more or less', () => {
  const interval = (date: string, minutes: number): FocusInterval => ({
    ...task(),
    id: uuid(1),
    date,
    seconds: 60 * minutes,
  })
  const before = interval(march(14), 100)
  expect(insightFor('focus_trend', { focus: [before, interval(march(15), 120)] })).toEqual({
    minutes: 120,
    before: 100,
    change_percent: 20,
    sample: 2,
    minimum: 2,
  })
  expect(insightFor('focus_trend', { focus: [before, interval(march(15), 80)] })).toMatchObject({
    change_percent: -20,
  })
  expect(insightFor('focus_trend', { focus: [before, interval(march(15), 119)] })).toBeNull()
  expect(insightFor('focus_trend', { focus: [interval(march(14), 59), interval(march(15), 300)] })).toBeNull()
})

test('they come in the order of their declaration, and the first is the tip', () => {
  const all = [...tasks(10, 10, march(2), { completed_time: '08:00' }), ...tasks(10, 0, march(16))]
  expect(insightsOf(factsOf({ tasks: all })).map(({ key }) => key)).toEqual([
    'completion_trend',
    'early_hours',
    'top_category',
  ])
})
