import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { type Stay, teamStreak } from './teamStreak.ts'

const TODAY = '2026-03-20'
const day = (back: number) => addDays(TODAY, -back)

/** Members from a date on, with how many were active on dates so many days back. */
function streakOf(
  stays: readonly Stay[],
  active: Record<number, number>,
  more: { off?: Record<number, number>; open?: number } = {},
) {
  const map = (counts: Record<number, number>) =>
    new Map(Object.entries(counts).map(([back, count]) => [day(Number(back)), count]))
  const days = { stays, active: map(active), onVacation: map(more.off ?? {}) }
  return teamStreak(days, { latest: TODAY, open: day(more.open ?? 0), since: '2026-01-01' }).streak
}

const members = (count: number, from = 10): Stay[] =>
  Array.from({ length: count }, (_, index) => ({ userId: `m${index}`, from: day(from), before: null }))

test.each([
  ['half of four', 4, { 0: 2, 1: 2 }, 2],
  ['less than half of four', 4, { 0: 1, 1: 2 }, 1],
  ['two of three, rounded up', 3, { 0: 2, 1: 2, 2: 1 }, 2],
  ['one alone', 1, { 0: 1, 1: 1, 2: 1 }, 3],
  ['nothing today yet', 2, { 1: 1, 2: 1 }, 2],
  ['nothing since yesterday', 2, { 2: 1, 3: 1 }, 0],
])('%s', (_, count, active, streak) => {
  expect(streakOf(members(count), active)).toBe(streak)
})

test('who is on vacation is left out of the day, and a day on which all are is passed over', () => {
  expect(streakOf(members(4), { 0: 1, 1: 2 }, { off: { 0: 2 } })).toBe(2)
  expect(streakOf(members(2), { 0: 1, 2: 1 }, { off: { 1: 2 } })).toBe(2)
})

test('a day counts those who were members then, also when they have left since', () => {
  const stays = [
    ...members(1),
    { userId: 'gone', from: day(10), before: day(3) },
    { userId: 'new', from: day(1), before: null },
  ]
  expect(streakOf(stays, { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 })).toBe(5)
  expect(streakOf(stays, { 0: 1, 1: 0, 2: 1 })).toBe(1)
  expect(streakOf(members(1, 2), { 0: 1, 1: 1, 2: 1, 3: 1 })).toBe(3)
})

test('a day that is not over for every member breaks nothing', () => {
  expect(streakOf(members(2), { 2: 1, 3: 1 }, { open: 1 })).toBe(2)
  expect(streakOf(members(2), { 0: 1, 2: 1 }, { open: 1 })).toBe(2)
})

test('any window that holds the whole streak gives it, and a shorter one says that it does not', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: 12 }), (active, back) => {
      const days = {
        stays: members(3, 11),
        active: new Map(active.map((count, index) => [day(index), count])),
        onVacation: new Map<string, number>(),
      }
      const dates = { latest: TODAY, open: TODAY }
      const whole = teamStreak(days, { ...dates, since: '2026-01-01' })
      const part = teamStreak(days, { ...dates, since: day(back) })
      expect(whole.isWhole).toBe(true)
      if (part.isWhole) expect(part.streak).toBe(whole.streak)
      else expect(part.streak).toBeLessThanOrEqual(whole.streak)
    }),
  )
})
