import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayRule, localDate } from '#shared/time/localDate.ts'
import { streakStateOf, streakToday } from './streak.ts'
import { datesCutShort } from './travel.ts'

const HOUR = 3_600_000
const rule = (timezone: string, dayStart = '00:00'): DayRule => ({ timezone, dayStart })

test.each([
  [
    'east over the date line',
    'Pacific/Honolulu',
    'Pacific/Kiritimati',
    '2026-03-02T09:00:00Z',
    ['2026-03-01'],
  ],
  [
    'two dates at once',
    'Pacific/Pago_Pago',
    'Pacific/Kiritimati',
    '2026-03-02T10:30:00Z',
    ['2026-03-01', '2026-03-02'],
  ],
  ['east within the date', 'Europe/London', 'Europe/Vienna', '2026-03-02T10:30:00Z', []],
  ['west over the date line', 'Pacific/Auckland', 'America/Los_Angeles', '2026-03-02T09:00:00Z', []],
])('%s', (_name, from, to, at, dates) => {
  expect(datesCutShort(rule(from), rule(to), new Date(at))).toEqual(dates)
})

test('a day that begins earlier from now on cuts the one before short', () => {
  const night = new Date('2026-03-02T03:00:00Z')
  expect(datesCutShort(rule('UTC', '06:00'), rule('UTC', '00:00'), night)).toEqual(['2026-03-01'])
  expect(datesCutShort(rule('UTC', '00:00'), rule('UTC', '06:00'), night)).toEqual([])
})

const zones = Intl.supportedValuesOf('timeZone')
const dayRule = fc.record({
  timezone: fc.constantFrom(...zones),
  dayStart: fc.constantFrom('00:00', '00:30', '02:00', '04:00', '06:00'),
})
const stay = fc.record({ rule: dayRule, hours: fc.integer({ min: 1, max: 80 }) })
/** Around the clock changes of both hemispheres, and anywhere between. */
const beginning = fc.oneof(
  fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31'),
  fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
)

/** Lives through stays hour by hour. @returns the local dates that were lived, and the days off */
function live(start: string, stays: { rule: DayRule; hours: number }[]) {
  const lived = new Set<string>()
  const off = new Set<string>()
  let at = Date.parse(`${start}T00:00:00Z`)
  let now = stays[0]?.rule ?? rule('UTC')
  for (const { rule: next, hours } of stays) {
    for (const date of datesCutShort(now, next, new Date(at))) off.add(date)
    now = next
    for (const end = at + hours * HOUR; at < end; at += HOUR) lived.add(localDate(new Date(at), now))
  }
  return { lived, off, today: localDate(new Date(at - HOUR), now) }
}

test('who does something on every date keeps the streak through every zone, each date counted once', () => {
  fc.assert(
    fc.property(beginning, fc.array(stay, { minLength: 1, maxLength: 6 }), (start, stays) => {
      const { lived, off } = live(start, stays)
      const state = streakStateOf(lived, off)
      expect(state).toMatchObject({ run: lived.size, freezes: 2, kept: lived.size })
    }),
    { numRuns: 150 },
  )
})

test('who does nothing on a date that was cut short loses neither the streak nor a freeze', () => {
  fc.assert(
    fc.property(beginning, fc.array(stay, { minLength: 1, maxLength: 6 }), (start, stays) => {
      const { lived, off, today } = live(start, stays)
      const active = [...lived].filter((date) => !off.has(date))
      expect(streakToday(streakStateOf(active, off), today, off)).toMatchObject({
        current: active.length,
        freezes: 2,
      })
    }),
    { numRuns: 150 },
  )
})

test('in every zone and with every day start, half a year of days is as many dates, none skipped or doubled', () => {
  for (const timezone of zones) {
    const noons = Array.from({ length: 184 }, (_, day) => new Date(Date.UTC(2026, 1, 15 + day, 12)))
    const dates = noons.map((noon) => localDate(noon, rule(timezone, '06:00')))
    expect(streakStateOf(dates, [])).toMatchObject({ run: 184, freezes: 2 })
  }
})
