import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { CATALOGUE, lockedBeside, ruleOf } from './catalogue.ts'
import { longestFull, type PlannedDate } from './fullDates.ts'
import { isRegained, lostShortlyBefore, lostStreaks } from './lostStreaks.ts'
import { figuresOfMoment, figuresOfTimer, promptDate, yearTurnOf } from './moments.ts'
import { currentOf, isReached } from './rule.ts'
import { NO_STATISTICS } from './statistics.ts'
import { bitsOf, WATCH_ALL, watchOf } from './watch.ts'

const UTC = { timezone: 'UTC', dayStart: '00:00' }
const datesFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(from, day))

test('who has done nothing yet has 0 of everything', () => {
  expect(Object.entries(NO_STATISTICS).filter(([, count]) => count !== 0)).toEqual([])
})

test('there are 54 achievements with keys of their own: 22 common, 16 rare, 10 epic, 6 legendary, 3 secret', () => {
  const count = (rarity: string) => CATALOGUE.filter((rule) => rule.rarity === rarity).length
  expect(['common', 'rare', 'epic', 'legendary'].map(count)).toEqual([22, 16, 10, 6])
  expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(54)
  expect(CATALOGUE.filter(({ secret }) => secret).map(({ key }) => key)).toEqual([
    'year-turn',
    'leap-day',
    'phoenix',
  ])
  for (const { target, title, description } of CATALOGUE) {
    expect(target).toBeGreaterThan(0)
    expect(title.length * description.length).toBeGreaterThan(0)
  }
})

test('a rule is reached with its target and not before, and never shows more', () => {
  for (const rule of CATALOGUE) {
    const at = (value: number) => ({ ...NO_STATISTICS, [rule.figure]: value })
    expect([isReached(rule, at(rule.target - 1)), isReached(rule, at(rule.target))]).toEqual([false, true])
    expect(currentOf(rule, at(rule.target * 10))).toBe(rule.target)
    expect(currentOf(rule, NO_STATISTICS)).toBe(0)
  }
  expect(ruleOf('unknown')).toBe(undefined)
})

test('what is watched for ends with what is unlocked', () => {
  expect(WATCH_ALL).toEqual({ watch: 16_383, tasks: 1 }) // the column's default
  expect(watchOf(['first-step', 'list-maker', 'early-bird'])).toEqual({
    watch: 16_383 - bitsOf(['morningTasks']),
    tasks: 100,
  })
  expect(watchOf(CATALOGUE.map(({ key }) => key))).toEqual({ watch: 0, tasks: null })
  expect(lockedBeside(['gone'])).toHaveLength(54)
})

const planned = (counts: readonly [number, number][], from = '2026-03-01'): PlannedDate[] =>
  counts.map(([all, done], day) => ({ date: addDays(from, day), planned: all, done }))

test.each<[string, [number, number][], number, number]>([
  ['nothing', [], 0, 0],
  [
    'three full dates',
    [
      [1, 1],
      [2, 2],
      [1, 1],
    ],
    3,
    3,
  ],
  [
    'one that is not',
    [
      [1, 1],
      [2, 1],
      [1, 1],
    ],
    1,
    1,
  ],
  [
    'a date without tasks ends it',
    [
      [1, 1],
      [0, 0],
      [1, 1],
      [1, 1],
    ],
    2,
    2,
  ],
  ['seven with seven tasks', Array.from({ length: 7 }, () => [1, 1]), 7, 6],
  ['seven with ten tasks', [[4, 4], ...Array.from({ length: 6 }, (): [number, number] => [1, 1])], 7, 7],
  [
    'ten tasks that are not within seven',
    [[3, 3], ...Array.from({ length: 7 }, (): [number, number] => [1, 1])],
    8,
    6,
  ],
])('full dates: %s', (_name, counts, full, week) => {
  expect(longestFull(planned(counts))).toEqual({ full, week })
})

test.each([
  ['03:59', []],
  ['04:00', ['morningTasks']],
  ['07:59', ['morningTasks']],
  ['08:00', []],
  ['20:59', []],
  ['21:00', ['eveningTasks']],
  ['23:59', ['eveningTasks']],
])('a task at %s', (time, figures) => {
  expect(figuresOfMoment(new Date(`2026-03-02T${time}:00Z`), UTC)).toEqual(figures)
})

test('dates are those of the person, times those of their clock', () => {
  const zone = { timezone: 'America/New_York', dayStart: '02:00' }
  expect(figuresOfMoment(new Date('2028-03-01T06:30:00Z'), zone)).toEqual(['leapDays']) // 01:30, so it is still the 29th
  expect(figuresOfMoment(new Date('2027-01-01T04:30:00Z'), zone)).toEqual(['eveningTasks', 'yearTurns'])
  expect([yearTurnOf('2026-12-31'), yearTurnOf('2027-01-01')]).toEqual([
    ['2026-12-31', '2027-01-01'],
    ['2026-12-31', '2027-01-01'],
  ])
})

test.each([
  [0, 30, []],
  [24.9, 60, []],
  [25, 60, ['longTasks']],
  [25.5, 30, ['longTasks', 'estimatedTasks']],
  [25.4, 30, ['longTasks']],
  [34.5, 30, ['longTasks', 'estimatedTasks']],
  [34.6, 30, ['longTasks']],
])('%s minutes on the timer of %s', (minutes, estimate, figures) => {
  expect(figuresOfTimer(minutes * 60_000, estimate)).toEqual(figures)
})

test('a start is prompt within five minutes of the plan, before or after', () => {
  const plan = { scheduled_date: '2026-03-02', scheduled_time: '09:00' }
  const at = (time: string) => promptDate(new Date(`2026-03-02T${time}Z`), plan, UTC)
  expect(['08:54:59', '08:55:00', '09:05:00', '09:05:01'].map(at)).toEqual([
    null,
    '2026-03-02',
    '2026-03-02',
    null,
  ])
  expect(promptDate(new Date(), { scheduled_date: null, scheduled_time: null }, UTC)).toBe(null)
})

test('a streak of seven that was lost lets one come back for three days', () => {
  const active = datesFrom('2026-03-01', 7) // it ends on the 7th; two freezes (one more is held at most) cover the 8th and 9th
  const back = (date: string) => lostShortlyBefore(lostStreaks([...active, date], []), date)
  expect(back('2026-03-10')).toBe(undefined) // the freezes kept it
  expect(back('2026-03-11')).toEqual({ days: 7, last: '2026-03-07', lostOn: '2026-03-10' })
  expect(back('2026-03-13')?.days).toBe(7)
  expect(back('2026-03-14')).toBe(undefined)
  const short = datesFrom('2026-03-01', 6)
  expect(lostShortlyBefore(lostStreaks([...short, '2026-03-10'], []), '2026-03-10')).toBe(undefined)
})

test('a streak of thirty comes again after one was lost', () => {
  const two = [...datesFrom('2026-01-01', 30), ...datesFrom('2026-02-10', 30)]
  expect(isRegained(lostStreaks(two, []), 30)).toBe(true)
  expect(isRegained(lostStreaks(two.slice(1), []), 30)).toBe(false)
  expect(isRegained(lostStreaks(datesFrom('2026-01-01', 90), []), 90)).toBe(false)
})

test('lost streaks and the one that goes on count every active date once', () => {
  const day = fc.integer({ min: 0, max: 90 }).map((number) => addDays('2026-01-01', number))
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1 }), (dates) => {
      const active = dates.toSorted()
      const lost = lostStreaks(active, [])
      const last = lost.at(-1)?.last ?? ''
      expect(lost.reduce((sum, { days }) => sum + days, 0)).toBe(active.filter((date) => date <= last).length)
      for (const { last: end, lostOn } of lost) expect(lostOn > end).toBe(true)
    }),
  )
})

test('an achievement says how often: its target is a number of its words, or one', () => {
  const others = CATALOGUE.filter(({ description, target }) => {
    const numbers = [...description.matchAll(/\d[\d,]*/g)].map(([digits]) =>
      Number(digits.replaceAll(',', '')),
    )
    return target !== 1 && !numbers.includes(target)
  })
  expect(others.map(({ description, target }) => [description, target])).toEqual([
    ['Work 4 hours with the timer on one day', 240],
  ])
})
