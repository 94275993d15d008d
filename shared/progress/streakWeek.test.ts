import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { frozenDates, streakStateOf, streakToday } from './streak.ts'
import { streakWeek } from './streakWeek.ts'

const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2026-03-01', day))
const states = (active: string[], today: string, current: number, since = '2026-01-01') =>
  streakWeek(WEEK, new Set(active), today, current, since).map(({ state }) => state)

test('done, frozen, today still open, and the days to come', () => {
  expect(states(['2026-03-01', '2026-03-02', '2026-03-04'], '2026-03-05', 3)).toEqual([
    'done',
    'done',
    'frozen',
    'done',
    'open',
    'future',
    'future',
  ])
})

test('a day before the run began was missed', () => {
  expect(states(['2026-03-01', '2026-03-04'], '2026-03-04', 1)).toEqual([
    'done',
    'missed',
    'missed',
    'done',
    'future',
    'future',
    'future',
  ])
})

test('one day of the week is today', () => {
  const shown = streakWeek(WEEK, new Set(), '2026-03-04', 0, '2026-01-01')
  expect(shown.filter(({ today }) => today).map(({ date }) => date)).toEqual(['2026-03-04'])
})

test('what was done after today, by a clock that runs ahead, hides no frozen day', () => {
  expect(states(['2026-03-01', '2026-03-03', '2026-03-06'], '2026-03-03', 2).slice(0, 3)).toEqual([
    'done',
    'frozen',
    'done',
  ])
})

test('something done before the person joined, by an offline device, is the first day', () => {
  expect(states(['2026-03-02'], '2026-03-04', 1, '2026-03-03').slice(0, 4)).toEqual([
    'before',
    'done',
    'frozen',
    'open',
  ])
})

test('from the first active date on, a day without a completion is missed', () => {
  expect(states(['2026-03-02'], '2026-03-06', 0, '2026-03-04').slice(0, 4)).toEqual([
    'before',
    'done',
    'missed',
    'missed',
  ])
})

test('the days before the person joined were not missed', () => {
  expect(states([], '2026-03-04', 0, '2026-03-03').slice(0, 4)).toEqual([
    'before',
    'before',
    'missed',
    'open',
  ])
})

test('a day is frozen exactly when the streak rule froze it and the run has not ended', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((back) => addDays('2026-03-07', -back))
  fc.assert(
    fc.property(fc.uniqueArray(day), (active) => {
      const today = '2026-03-07'
      const state = streakStateOf(active, [])
      const { current } = streakToday(state, today, [])
      fc.pre(current > 0)
      const ice = streakWeek(WEEK, new Set(active), today, current, '')
        .filter((each) => each.state === 'frozen')
        .map(({ date }) => date)
      const began = active.toSorted().at(-current) ?? ''
      expect(ice).toEqual(
        frozenDates(active, [], today).filter((date) => WEEK.includes(date) && date > began),
      )
    }),
  )
})
