import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { firingKey, firingOf, nextFiring, type Occurrence } from './firing.ts'
import type { ReminderTime } from './reminder.ts'

const before = (minutes: number): ReminderTime => ({ kind: 'before', minutes_before: minutes, at: null })
const task = (scheduled_date: string | null, scheduled_time: string | null, task_id = 'a'): Occurrence => ({
  task_id,
  scheduled_date,
  scheduled_time,
})

test.each([
  // A missing hour moves forward by the gap, a doubled one is the first.
  ['Europe/Berlin', '2026-03-29', '02:30', 30, '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', 0, '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', 0, '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', 60, '2026-10-25T01:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '02:30', 1440, '2026-03-29T00:30:00.000Z'],
  ['America/New_York', '2026-03-08', '02:15', 15, '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', 0, '2026-11-01T05:30:00.000Z'],
  // Lord Howe's clocks change by half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '02:15', 0, '2026-10-03T15:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', 0, '2026-04-04T14:45:00.000Z'],
  ['Pacific/Apia', '2026-03-02', '00:00', 10_080, '2026-02-22T11:00:00.000Z'],
  ['UTC', '2026-03-02', null, 10, '2026-03-02T08:50:00.000Z'],
  ['UTC', '2026-03-02', '00:05', 10, '2026-03-01T23:55:00.000Z'],
])('in %s a task of %s at %s is announced %i minutes before at %s', (zone, date, time, minutes, instant) => {
  expect(firingOf(before(minutes), task(date, time), zone)?.instant).toBe(instant)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:00', '2026-10-03T15:30:00.000Z'],
])('in %s the moment %s is %s, whatever the plan of its task', (zone, at, instant) => {
  const own: ReminderTime = { kind: 'at', minutes_before: null, at }
  expect(firingOf(own, task(null, null), zone)).toEqual({ task_id: 'a', moment: at, instant })
})

test('a task without a date is announced by no minutes before', () => {
  expect(firingOf(before(10), task(null, null), 'UTC')).toBeNull()
})

const anyDate = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2060-01-01') }).map(dateOfDay)
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const anyZone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Tehran',
)
const minutes = fc.integer({ min: 0, max: 10_080 })

test('it comes exactly so many minutes before the instant of the plan, in every zone', () => {
  fc.assert(
    fc.property(anyDate, anyTime, anyZone, minutes, (date, time, zone, least) => {
      const begin = firingOf(before(0), task(date, time), zone)?.instant ?? ''
      const firing = firingOf(before(least), task(date, time), zone)
      expect(Date.parse(begin) - Date.parse(firing?.instant ?? '')).toBe(least * 60_000)
    }),
  )
})

test('the planned moment is the same in every zone', () => {
  fc.assert(
    fc.property(anyDate, anyTime, anyZone, anyZone, minutes, (date, time, one, other, least) => {
      const moments = [one, other].map((zone) => firingOf(before(least), task(date, time), zone)?.moment)
      expect(moments[0]).toBe(moments[1])
    }),
  )
})

const NOW = '2026-03-02T09:00:00.000Z'
const plan = (occurrences: Occurrence[]) => ({
  occurrences,
  timezone: 'UTC',
  after: NOW,
  told: new Set<string>(),
  planned: null,
})

test('the next one is the earliest that is still to come', () => {
  const days = ['2026-03-05', '2026-03-02', '2026-03-03'].map((date, index) =>
    task(date, '09:05', String(index)),
  )
  expect(nextFiring(before(10), plan(days))?.task_id).toBe('2')
  expect(nextFiring(before(4), plan(days))?.task_id).toBe('1')
  expect(nextFiring(before(5), plan(days))?.task_id).toBe('2') // now is not still to come
  expect(nextFiring(before(5), plan([]))).toBeNull()
})

test('what was told comes no more, though another zone puts it ahead again', () => {
  const noon = task('2026-03-02', '12:00')
  const firing = firingOf(before(0), noon, 'UTC')
  const told = new Set([firingKey(firing ?? { task_id: '', moment: '' })])
  expect(nextFiring(before(0), { ...plan([noon]), timezone: 'America/New_York', told })).toBeNull()
  expect(nextFiring(before(0), { ...plan([task('2026-03-02', '12:01')]), told })?.moment).toBe(
    '2026-03-02T12:01',
  )
})

test('what was due a moment ago stays due, as long as it is still right', () => {
  const early = task('2026-03-02', '09:00')
  const planned = firingOf(before(1), early, 'UTC')
  expect(nextFiring(before(1), { ...plan([early]), planned })).toEqual(planned)
  expect(nextFiring(before(2), { ...plan([early]), planned })).toBeNull()
  expect(nextFiring(before(1), { ...plan([]), planned })).toBeNull()
  expect(nextFiring(before(1), { ...plan([early]), planned, timezone: 'Asia/Tokyo' })).toBeNull()
})
