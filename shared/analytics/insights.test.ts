import { describe, expect, test } from 'vitest'
import { judgeHabit } from '#shared/habits/judge.ts'
import type { HabitPast } from '#shared/habits/past.ts'
import { strengthsOf } from '#shared/habits/strength.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DomainFacts, FocusInterval, GoalFacts, HabitFacts, WindowTask } from './facts.ts'
import type { InsightKey } from './insightSchemas.ts'
import { insightsOf, sampleOf } from './insights.ts'
import { lastDates } from './period.ts'

const TODAY = '2026-03-28' // a Saturday; the window begins on Sunday, 1 March, its last half on the 15th
const WINDOW = lastDates(TODAY, 28)
const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
let made = 0

/** A task that was planned for a date; done on a date, or not. */
function task(overrides: Partial<WindowTask> & { done?: string | null } = {}): WindowTask {
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
const tasks = (count: number, done: number, date: string, overrides: Partial<WindowTask> = {}) =>
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
const factsOf = (given: Given) => ({
  period: { window: WINDOW, today: TODAY },
  tasks: [],
  focus: [],
  habits: [],
  domains: [],
  goals: [],
  ...given,
})

/** What a rule says, with its sample and minimum; null where it is silent. What it lists is as much as its sample. */
function told(key: InsightKey, given: Given) {
  const facts = factsOf(given)
  const found = insightsOf(facts).find((insight) => insight.key === key)
  if (!found) return null
  const about = new URLSearchParams(found.rows.split('?')[1]).get('about') ?? undefined
  expect(sampleOf(key, facts, about)).toHaveLength(found.sample)
  return { ...found.data, sample: found.sample, minimum: found.minimum }
}

test('without anything all are silent', () => {
  expect(insightsOf(factsOf({}))).toEqual([])
})

describe('tasks', () => {
  test('completion_trend: ten in each half, and ten points', () => {
    const before = tasks(10, 5, march(2))
    expect(told('completion_trend', { tasks: [...before, ...tasks(10, 6, march(16))] })).toEqual({
      percent: 60,
      before: 50,
      change: 10,
      sample: 20,
      minimum: 20,
    })
    expect(told('completion_trend', { tasks: [...before, ...tasks(10, 4, march(16))] })).toMatchObject({
      change: -10,
    })
    expect(told('completion_trend', { tasks: [...before, ...tasks(11, 6, march(16))] })).toBeNull() // 55
    expect(
      told('completion_trend', { tasks: [...tasks(9, 0, march(14)), ...tasks(30, 30, march(15))] }),
    ).toBeNull()
  })

  test('what is planned for today and open is not judged yet', () => {
    const before = tasks(10, 10, march(2))
    const open = tasks(10, 0, TODAY)
    expect(told('completion_trend', { tasks: [...before, ...open] })).toBeNull()
  })

  test('late_finish: three of ten, with the median of their days', () => {
    const late = [1, 2, 6].map((days) => task({ scheduled_date: march(5), done: march(5 + days) }))
    const onTime = tasks(7, 7, march(5))
    const undated = task({ scheduled_date: null, done: march(6) })
    expect(told('late_finish', { tasks: [...late, ...onTime, undated] })).toEqual({
      percent: 30,
      median_days: 2,
      sample: 10,
      minimum: 10,
    })
    expect(told('late_finish', { tasks: [...late, ...onTime.slice(1)] })).toBeNull()
    expect(told('late_finish', { tasks: [...late.slice(1), ...onTime, ...tasks(1, 1, march(5))] })).toBeNull()
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
    const found = told('estimate_bias', { tasks: done })
    if (expected) expect(found).toEqual({ ...expected, sample: minutes.length, minimum: 5 })
    else expect(found).toBeNull()
  })

  test('overplanned: three dates of each kind, and 15 points', () => {
    const calm = [2, 3, 4].flatMap((day) => tasks(4, 3, march(day)))
    const busy = [9, 10, 11].flatMap((day) => tasks(10, 6, march(day)))
    const found = told('overplanned', { tasks: [...calm, ...busy] })
    expect(found).toEqual({ busy_percent: 60, calm_percent: 75, limit: 7, sample: 6, minimum: 6 })
    expect(told('overplanned', { tasks: [...calm, ...busy.slice(10)] })).toBeNull()
    expect(told('overplanned', { tasks: [...calm, ...busy, ...tasks(10, 7, march(12))] })).toBeNull()
  })

  test('small_steps: at most 30 minutes beside 90 and more', () => {
    const short = tasks(5, 5, march(2), { estimated_duration: 30 })
    const long = tasks(5, 4, march(2), { estimated_duration: 90 })
    const between = tasks(5, 0, march(2), { estimated_duration: 60 })
    expect(told('small_steps', { tasks: [...short, ...long, ...between] })).toEqual({
      short_percent: 100,
      long_percent: 80,
      sample: 10,
      minimum: 10,
    })
    expect(told('small_steps', { tasks: [...short, ...long.slice(1)] })).toBeNull()
  })

  test('best_weekday: of those with five, ties the smaller number', () => {
    const monday = tasks(5, 4, march(2))
    const tuesday = tasks(5, 4, march(3))
    const friday = tasks(5, 1, march(6))
    const saturday = tasks(5, 1, march(7))
    const sparse = tasks(4, 0, march(5))
    const all = [...saturday, ...friday, ...tuesday, ...monday, ...sparse]
    expect(told('best_weekday', { tasks: all })).toEqual({
      weekday: 1,
      percent: 80,
      worst_weekday: 5,
      worst_percent: 20,
      sample: 20,
      minimum: 10,
    })
    expect(told('best_weekday', { tasks: [...monday, ...tuesday] })).toBeNull()
    expect(told('best_weekday', { tasks: [...monday, ...sparse] })).toBeNull()
  })

  test('best_hour: by the hour of the plan', () => {
    const nine = tasks(5, 5, march(2), { scheduled_time: '09:45' })
    const noon = tasks(5, 3, march(2), { scheduled_time: '12:00' })
    const untimed = tasks(9, 0, march(2))
    expect(told('best_hour', { tasks: [...nine, ...noon, ...untimed] })).toEqual({
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
    expect(told('weekend_gap', { tasks: [...weekend, ...weekdays] })).toEqual({
      weekend_percent: 100,
      weekday_percent: 80,
      sample: 10,
      minimum: 10,
    })
    expect(told('weekend_gap', { tasks: [...tasks(5, 3, march(8)), ...weekdays] })).toMatchObject({
      weekend_percent: 60,
    })
    expect(told('weekend_gap', { tasks: [...weekend.slice(1), ...weekdays] })).toBeNull()
  })

  test('early_hours: six of ten before noon', () => {
    const early = tasks(6, 6, march(2), { completed_time: '11:59' })
    const later = tasks(4, 4, march(2), { completed_time: '12:00' })
    expect(told('early_hours', { tasks: [...early, ...later] })).toEqual({
      percent: 60,
      sample: 10,
      minimum: 10,
    })
    expect(told('early_hours', { tasks: [...early.slice(1), ...later, ...later.slice(3)] })).toBeNull()
  })

  test('top_category: four of ten; of equal ones the first by name', () => {
    const health = tasks(5, 5, march(2), { category: 'health' })
    const finance = tasks(5, 5, march(2), { category: 'finance' })
    expect(told('top_category', { tasks: [...health, ...finance] })).toEqual({
      category: 'finance',
      percent: 50,
      sample: 10,
      minimum: 10,
    })
    const spread = (['work', 'social', 'travel'] as const).flatMap((category) =>
      tasks(4, 4, march(2), { category }),
    )
    expect(told('top_category', { tasks: spread })).toBeNull()
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
  expect(told('focus_trend', { focus: [before, interval(march(15), 120)] })).toEqual({
    minutes: 120,
    before: 100,
    change_percent: 20,
    sample: 2,
    minimum: 2,
  })
  expect(told('focus_trend', { focus: [before, interval(march(15), 80)] })).toMatchObject({
    change_percent: -20,
  })
  expect(told('focus_trend', { focus: [before, interval(march(15), 119)] })).toBeNull()
  expect(told('focus_trend', { focus: [interval(march(14), 59), interval(march(15), 300)] })).toBeNull()
})

describe('habits', () => {
  const habit = (
    name: string,
    start: string,
    isDone: (date: string) => boolean,
    domain_id: string | null = null,
  ): HabitFacts => {
    const dates = Array.from({ length: 200 }, (_, day) => addDays(start, day)).filter((date) => date <= TODAY)
    const past: HabitPast = {
      kind: 'yes_no',
      versions: [{ from: start, schedule: { type: 'daily' }, aim: 'at_least', target: null }],
      away: [],
      checkIns: dates.filter(isDone).map((date) => ({ date, value: 1, skipped: false })),
    }
    const judged = judgeHabit(past, { today: TODAY, weekStart: 0 })
    made += 1
    return {
      id: uuid(made),
      name,
      category: 'wellness',
      domain_id,
      goal_id: null,
      judged,
      strengths: strengthsOf(judged, past.kind),
    }
  }

  test('habit_slipping: the largest fall, of equal ones the first', () => {
    const steady = habit('Steady', '2026-01-01', () => true)
    const slipping = habit('Slipping', '2026-01-01', (date) => date < march(20))
    const lost = habit('Lost', '2026-01-01', (date) => date < march(15))
    const alsoLost = habit('Also lost', '2026-01-01', (date) => date < march(15))
    const found = told('habit_slipping', { habits: [steady, slipping, lost, alsoLost] })
    expect(found).toMatchObject({ habit_id: lost.id, name: 'Lost', sample: 14, minimum: 7 })
    expect(told('habit_slipping', { habits: [steady] })).toBeNull()
  })

  test('habit_strongest: 60 and more, due fourteen times', () => {
    const strong = habit('Strong', '2026-01-01', () => true)
    const weak = habit('Weak', '2026-01-01', (date) => date > march(20))
    const young = habit('Young', march(16), () => true) // due thirteen times
    expect(told('habit_strongest', { habits: [weak, young, strong] })).toMatchObject({
      name: 'Strong',
      sample: 87,
    })
    expect(told('habit_strongest', { habits: [weak, young] })).toBeNull()
  })

  test('comebacks: misses of the window that another date follows', () => {
    const missed = new Set([2, 4, 5, 8, 12, 27].map(march))
    const found = told('comebacks', {
      habits: [habit('Run', '2026-02-27', (date) => !missed.has(date) && date < TODAY)],
    })
    // The miss of the 27th is followed by today, which is open.
    expect(found).toEqual({ percent: 80, misses: 5, comebacks: 4, sample: 5, minimum: 5 })
  })

  test('neglected_domain: the first with an active goal and nothing done for it', () => {
    const domains = [1, 2, 3].map((number) => ({
      id: uuid(900 + number),
      name: `D${number}`,
      categories: [],
    }))
    const [first = '', second = '', third = ''] = domains.map(({ id }) => id)
    const goal = (domain_id: string, others: Partial<GoalFacts> = {}): GoalFacts => ({
      kind: 'goal',
      id: uuid(950),
      date: null,
      title: 'Goal',
      state: 'open',
      category: null,
      domain_id,
      goal_id: null,
      seconds: null,
      at: null,
      isActive: true,
      pace: null,
      isChecked: false,
      ...others,
    })
    const goals = [goal(first, { isActive: false }), goal(second), goal(third)]
    expect(told('neglected_domain', { domains, goals })).toEqual({
      domain_id: second,
      name: 'D2',
      sample: 1,
      minimum: 1,
    })
    const done = task({ done: march(2), domain_id: second })
    expect(told('neglected_domain', { domains, goals, tasks: [done] })).toMatchObject({ domain_id: third })
    const kept = habit('Kept', march(1), (date) => date === march(9), third)
    expect(told('neglected_domain', { domains, goals, tasks: [done], habits: [kept] })).toBeNull()
    const checked = goal(third, { isActive: false, isChecked: true })
    expect(told('neglected_domain', { domains, goals: [...goals, checked], tasks: [done] })).toBeNull()

    expect(
      told('goal_pace', {
        goals: [
          goal(first, { pace: 'ahead' }),
          goal(first, { pace: 'behind' }),
          goal(first, { pace: 'overdue' }),
          goal(first),
        ],
      }),
    ).toEqual({ ahead: 1, on_pace: 0, behind: 2, sample: 3, minimum: 1 })
  })
})

test('they come in the order of their declaration, and the first is the tip', () => {
  const all = [...tasks(10, 10, march(2), { completed_time: '08:00' }), ...tasks(10, 0, march(16))]
  expect(insightsOf(factsOf({ tasks: all })).map(({ key }) => key)).toEqual([
    'completion_trend',
    'early_hours',
    'top_category',
  ])
})
