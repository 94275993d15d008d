import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { frozenDates, streakStateOf, streakToday } from './streak.ts'
import { streakWeek } from './streakWeek.ts'

const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2026-03-01', day))
const date = (day: number) => addDays('2026-03-01', day - 1)
/** The states of the first week of March. Days are numbers of that month. */
function states(active: number[], today: number, since = '2026-01-01', off: number[] = []) {
  const dates = active.map(date)
  const daysOff = off.map(date)
  const frozen = frozenDates(dates, daysOff, date(today))
  return streakWeek(WEEK, new Set(dates), { frozen, off: daysOff }, date(today), since).map(
    ({ state }) => state,
  )
}

test('done, frozen, today still open, and the days to come', () => {
  expect(states([1, 2, 4], 5)).toEqual(['done', 'done', 'frozen', 'done', 'open', 'future', 'future'])
})

test('a gap longer than the freezes is missed, and what was frozen before it stays frozen', () => {
  expect(states([1, 3, 7], 7)).toEqual(['done', 'frozen', 'done', 'missed', 'missed', 'missed', 'done'])
  expect(states([1, 3], 7).slice(0, 6)).toEqual(['done', 'frozen', 'done', 'missed', 'missed', 'missed'])
})

test('a day off is neither missed nor frozen, also today and later', () => {
  expect(states([1, 5], 6, '2026-01-01', [2, 3, 4, 6, 7])).toEqual([
    'done',
    'off',
    'off',
    'off',
    'done',
    'off',
    'off',
  ])
  expect(states([1, 2], 2, '2026-01-01', [2])[1]).toBe('off')
})

test('one day of the week is today', () => {
  const shown = streakWeek(WEEK, new Set(), { frozen: [], off: [] }, '2026-03-04', '2026-01-01')
  expect(shown.filter(({ today }) => today).map((day) => day.date)).toEqual(['2026-03-04'])
})

test('something done before the person joined, by an offline device, is the first day', () => {
  expect(states([2], 4, '2026-03-03').slice(0, 4)).toEqual(['before', 'done', 'frozen', 'open'])
})

test('the days before the person joined were not missed', () => {
  expect(states([], 4, '2026-03-03').slice(0, 4)).toEqual(['before', 'before', 'missed', 'open'])
})

test('the freezes that a run used and the days that it counts make up the whole of it', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((back) => addDays('2026-03-07', -back))
  fc.assert(
    fc.property(fc.uniqueArray(day), fc.uniqueArray(day), (active, others) => {
      const off = others.filter((each) => !active.includes(each))
      const today = '2026-03-07'
      const { current } = streakToday(streakStateOf(active, off), today, off)
      const dates = Array.from({ length: 41 }, (_, back) => addDays(today, -back)).toReversed()
      const frozen = frozenDates(active, off, today)
      const shown = streakWeek(dates, new Set(active), { frozen, off }, today, '2020-01-01')
      const begin = shown.findLastIndex(({ state }) => state === 'missed') + 1
      expect(shown.slice(begin).filter(({ state }) => state === 'done')).toHaveLength(current)
    }),
  )
})
