import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfWeek, daysBetween, minutesOf } from '#shared/time/civil.ts'
import { USUAL_AVAILABILITY } from './availability.ts'
import { minuteOf } from './placing/block.ts'
import { goalPlan } from './goalPlan/goalPlan.ts'
import { propose } from './proposal.ts'
import { understand } from './understand.ts'

/** A Monday morning. */
const TODAY = '2026-11-23'
const WHOLE_DAY: [string, string][] = [['05:00', '24:00']]
const EVERY_DAY = [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY]

/** The places of the sessions of a sentence's plan, in a calendar that is free all day. */
function placesOf(sentence: string) {
  const { understood, missing } = understand(sentence, { today: TODAY, weekStart: 1 })
  expect(missing).toEqual([])
  const { steps, optional, from, to } = goalPlan(understood, TODAY)
  const availability = { ...USUAL_AVAILABILITY, work: EVERY_DAY, personal: EVERY_DAY }
  const earliest = minuteOf(TODAY, '06:00')
  const calendar = { from, to, earliest, availability, tasks: [], busy: [], skipped: [] }
  const { items = [] } = propose(calendar, steps, optional, calendar) ?? {}
  return items.map(({ row, step }) => ({
    step,
    date: String(row?.scheduled_date),
    start: minutesOf(String(row?.scheduled_time)),
    minutes: Number(row?.estimated_duration),
  }))
}

test('what was excluded is never planned, whatever the rhythm', () => {
  const rhythms = fc.constantFrom('every day', '3 times a week', '5 times a week', 'every other day')
  const days = fc.constantFrom<[string, number[]]>(
    ['weekends', [0, 6]],
    ['mondays', [1]],
    ['tue and fri', [2, 5]],
  )
  fc.assert(
    fc.property(rhythms, days, (rhythm, [words, out]) => {
      const places = placesOf(`learn guitar 30 minutes ${rhythm} for 5 weeks, not on ${words}`)
      expect(places.length).toBeGreaterThan(5)
      for (const { date } of places) expect(out).not.toContain(dayOfWeek(date))
    }),
    { numRuns: 30 },
  )
})

test('every other day has no two days that follow each other', () => {
  const dates = placesOf('run every other day for 30 minutes for 3 weeks')
    .filter(({ step }) => step !== 'kickoff')
    .map(({ date }) => date)
  for (const [at, date] of dates.entries())
    if (at > 0) expect(daysBetween(dates[at - 1] ?? date, date)).toBeGreaterThan(1)
})

test.each([
  ['in the morning', 5 * 60, 12 * 60],
  ['after work', 17 * 60, 24 * 60],
  ['between 6 and 8pm', 18 * 60, 20 * 60],
  ['at 7am', 7 * 60, 7 * 60 + 30],
])('%s: each session stands whole in that part of the day', (words, from, to) => {
  const places = placesOf(`read 4 times a week ${words} for 30 minutes for 4 weeks`)
  expect(places.length).toBeGreaterThan(12)
  for (const { start, minutes } of places) {
    expect(start).toBeGreaterThanOrEqual(from)
    expect(start + minutes).toBeLessThanOrEqual(to)
  }
})

test('nothing stands before the first date that was said, and weeks count from it', () => {
  const dates = placesOf('from 7 December learn French 3 times a week for 30 minutes for 4 weeks').map(
    ({ date }) => date,
  )
  expect(dates[0]?.localeCompare('2026-12-07')).toBeGreaterThanOrEqual(0)
  expect(dates.length).toBe(13)
  expect(dates.at(-1)?.localeCompare('2027-01-03')).toBeLessThanOrEqual(0)
})

test('what is excluded is never among the days that are planned', () => {
  const days = fc.constantFrom('mondays', 'Tuesday', 'weekends', 'sat and sun', 'fridays', 'wed')
  const forms = fc.constantFrom(
    (day: string) => `not on ${day}`,
    (day: string) => `except ${day}`,
    (day: string) => `but never on ${day}`,
    (day: string) => `no ${day}`,
    (day: string) => `${day} off`,
    (day: string) => `I can't do ${day}`,
    (day: string) => `excluding ${day}`,
  )
  const rhythms = fc.constantFrom(
    'every day',
    '20 minutes a day',
    '3 times a week',
    'daily',
    'on weekdays',
    '5 hours a week',
  )
  fc.assert(
    fc.property(days, forms, rhythms, (day, form, rhythm) => {
      const { not_on, weekdays, per_week } = understand(`practise guitar ${rhythm}, ${form(day)}`, {
        today: TODAY,
        weekStart: 1,
      }).understood
      const out = {
        mondays: [1],
        Tuesday: [2],
        weekends: [0, 6],
        'sat and sun': [0, 6],
        fridays: [5],
        wed: [3],
      }[day]
      expect(not_on).toEqual(out)
      expect(weekdays?.filter((one) => not_on?.includes(one)) ?? []).toEqual([])
      expect(per_week).toBeLessThanOrEqual(7 - (not_on?.length ?? 0))
    }),
  )
})

test('what stands after midnight is of the evening before: no night has two sessions', () => {
  const { understood } = understand('Learn guitar every day for 30 minutes for 2 weeks', {
    today: TODAY,
    weekStart: 1,
  })
  const { steps, optional, from, to } = goalPlan(understood, TODAY)
  const night: [string, string][] = [
    ['00:00', '02:00'],
    ['22:00', '24:00'],
  ]
  const week = Array.from({ length: 7 }, () => night)
  const availability = { ...USUAL_AVAILABILITY, work: week, personal: week }
  const earliest = minuteOf(TODAY, '20:00')
  const calendar = { from, to, earliest, availability, tasks: [], busy: [], skipped: [], dayStart: 5 * 60 }
  const { items = [] } = propose(calendar, steps, optional, calendar) ?? {}
  const sessions = items.filter(({ step }) => step !== 'kickoff')
  const nights = sessions.map(({ row }) =>
    Math.floor((minuteOf(String(row?.['scheduled_date']), String(row?.['scheduled_time'])) - 5 * 60) / 1440),
  )
  expect(nights.length).toBeGreaterThan(10)
  expect(new Set(nights).size).toBe(nights.length)
})

test.each<[string, Record<number, [from: number, to: number, minutes: number]>]>([
  ['wednesdays after 7 and saturday mornings for an hour', { 3: [19, 24, 60], 6: [5, 12, 60] }],
  [
    '1 hour on weekdays and 2 hours on saturdays',
    Object.fromEntries([...[1, 2, 3, 4, 5].map((day) => [day, [0, 24, 60]]), [6, [0, 24, 120]]]),
  ],
  ['tuesdays at 7am for 30 minutes, sundays at 6pm for 90 minutes', { 2: [7, 7.5, 30], 0: [18, 19.5, 90] }],
])('learn guitar %s: each day has its own hours and its own length', (said, hours) => {
  const places = placesOf(`learn guitar ${said} for 5 weeks`).filter(({ step }) => step !== 'kickoff')
  expect(new Set(places.map(({ date }) => dayOfWeek(date)))).toEqual(new Set(Object.keys(hours).map(Number)))
  for (const { date, start, minutes } of places) {
    const [from, to, length] = hours[dayOfWeek(date)] ?? [0, 0, 0]
    expect({ date, minutes, isWithin: start >= from * 60 && start + minutes <= to * 60 }).toEqual({
      date,
      minutes: length,
      isWithin: true,
    })
  }
})
