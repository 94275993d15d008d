import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietUntil } from './quietHours.ts'

const NIGHT = { quiet_start: '22:00', quiet_end: '08:00' }
const NOON = { quiet_start: '12:00', quiet_end: '14:00' }
const BERLIN = 'Europe/Berlin'

test.each([
  ['before the night', NIGHT, BERLIN, '2026-03-02T20:59:59Z', null],
  ['its first second', NIGHT, BERLIN, '2026-03-02T21:00:00Z', '2026-03-03T07:00:00Z'],
  ['after midnight', NIGHT, BERLIN, '2026-03-03T03:00:00Z', '2026-03-03T07:00:00Z'],
  ['its last second', NIGHT, BERLIN, '2026-03-03T06:59:59Z', '2026-03-03T07:00:00Z'],
  ['its end', NIGHT, BERLIN, '2026-03-03T07:00:00Z', null],
  ['within a day', NOON, BERLIN, '2026-03-02T11:30:00Z', '2026-03-02T13:00:00Z'],
  ['after that', NOON, BERLIN, '2026-03-02T13:00:00Z', null],
  ['a night that loses an hour', NIGHT, BERLIN, '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
  ['a night that gains one', NIGHT, BERLIN, '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  // 02:30 does not exist on that night, and is 03:30.
  [
    'an end that is skipped',
    { quiet_start: '22:00', quiet_end: '02:30' },
    BERLIN,
    '2026-03-29T01:10:00Z',
    '2026-03-29T01:30:00Z',
  ],
  // 02:30 comes twice on that night: the first ends it, and it does not begin again.
  [
    'an end that comes twice',
    { quiet_start: '22:00', quiet_end: '02:30' },
    BERLIN,
    '2026-10-25T00:29:00Z',
    '2026-10-25T00:30:00Z',
  ],
  ['between the two', { quiet_start: '22:00', quiet_end: '02:30' }, BERLIN, '2026-10-25T01:10:00Z', null],
  ['half an hour of Lord Howe', NIGHT, 'Australia/Lord_Howe', '2026-04-04T12:00:00Z', '2026-04-04T21:30:00Z'],
  ['none', { quiet_start: null, quiet_end: null }, BERLIN, '2026-03-03T03:00:00Z', null],
] as const)('%s', (_name, hours, zone, now, end) => {
  expect(quietUntil(new Date(now), hours, zone)?.toISOString().replace('.000', '') ?? null).toBe(end)
})

test('quiet hours end within a day and an hour, at their wall clock or where that was skipped', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  })
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const zone = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
  fc.assert(
    fc.property(instant, time, time, zone, (now, quiet_start, quiet_end, timezone) => {
      const end = quietUntil(now, { quiet_start, quiet_end }, timezone)
      if (end === null) return
      expect(end.getTime()).toBeGreaterThan(now.getTime())
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      expect(quietUntil(end, { quiet_start, quiet_end }, timezone)).toBe(null)
    }),
  )
})
