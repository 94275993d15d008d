import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfWeek } from '#shared/time/civil.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'
import { datesOfDigest, mayFollow, nextDigest } from './digestTime.ts'

const daily = { emailFrequency: 'daily', digest_time: '07:00', digest_weekday: 1 } as const
const weekly = { ...daily, emailFrequency: 'weekly' } as const

test.each([
  [daily, '2026-03-02T05:59:00Z', 'Europe/Vienna', '2026-03-02T06:00:00.000Z'],
  [daily, '2026-03-02T06:00:00Z', 'Europe/Vienna', '2026-03-03T06:00:00.000Z'],
  [weekly, '2026-03-02T06:00:00Z', 'Europe/Vienna', '2026-03-09T06:00:00.000Z'],
  // The night in which 02:30 does not exist, and the one in which it exists twice.
  [{ ...daily, digest_time: '02:30' }, '2026-03-28T12:00:00Z', 'Europe/Vienna', '2026-03-29T01:30:00.000Z'],
  [{ ...daily, digest_time: '02:30' }, '2026-10-24T12:00:00Z', 'Europe/Vienna', '2026-10-25T00:30:00.000Z'],
  [daily, '2026-03-02T20:00:00Z', 'Pacific/Auckland', '2026-03-03T18:00:00.000Z'],
] as const)('%j after %s in %s comes at %s', (rhythm, after, zone, at) => {
  expect(nextDigest(rhythm, new Date(after), zone)?.toISOString()).toBe(at)
})

test('who wants none gets none', () => {
  expect(nextDigest({ ...daily, emailFrequency: 'never' }, new Date(), 'UTC')).toBeNull()
})

const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kolkata',
]

test('the next one lies ahead, at its clock time, on its weekday, and within eight days', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(daily, weekly),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 6 }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      (base, minutes, weekday, after, zone) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const at = nextDigest({ ...base, digest_time: time, digest_weekday: weekday }, after, zone)
        if (!at) return false
        const days = (at.getTime() - after.getTime()) / 86_400_000
        expect(days).toBeGreaterThan(0)
        expect(days).toBeLessThan(base === weekly ? 8.1 : 2.1)
        if (localTime(at, zone) !== time) return true // its hour does not exist on that date
        const date = localDate(at, { timezone: zone, dayStart: '00:00' })
        if (base === weekly) expect(dayOfWeek(date)).toBe(weekday)
        return true
      },
    ),
  )
})

test.each([
  [null, '2026-03-02T07:00:00Z', '2026-03-02', true],
  ['2026-03-01T07:00:00Z', '2026-03-02T07:00:00Z', '2026-03-02', true],
  ['2026-03-01T07:00:00Z', '2026-03-01T20:00:00Z', '2026-03-01', false],
  ['2026-03-01T22:00:00Z', '2026-03-02T07:00:00Z', '2026-03-02', false],
  ['2026-03-01T12:00:00Z', '2026-03-02T08:00:00Z', '2026-03-02', true],
])('after one at %s another may come at %s: %s, %s', (last, now, date, may) => {
  const before = last === null ? null : { at: new Date(last), date: last.slice(0, 10) }
  expect(mayFollow(before, new Date(now), date)).toBe(may)
})

test('a week begins with the date of its digest', () => {
  expect(datesOfDigest(weekly, '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-08' })
  expect(datesOfDigest(daily, '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-02' })
})
