import { expect, test } from 'vitest'
import { datesToComeInWords } from './datesToCome.ts'
import { ruleInWords, scheduleInWords } from './inWords.ts'
import type { HabitPast, Kind } from './past.ts'
import type { Schedule } from './schedule.ts'

/** A Wednesday. */
const TODAY = '2026-03-04'

test.each<[Schedule, string, string]>([
  [{ type: 'daily' }, 'Every day', 'Due today, Thu 5 Mar, Fri 6 Mar, Sat 7 Mar and so on.'],
  [
    { type: 'weekdays', days: [0, 1, 3] },
    'Mon, Wed, Sun',
    'Due today, Sun 8 Mar, Mon 9 Mar, Wed 11 Mar and so on.',
  ],
  [{ type: 'every_n_days', n: 3 }, 'Every 3 days', 'Due today, Sat 7 Mar, Tue 10 Mar, Fri 13 Mar and so on.'],
  [
    { type: 'monthly', days: [-1, 31, 1] },
    'On the 1st, 31st and last of the month',
    'Due Tue 31 Mar, Wed 1 Apr, Thu 30 Apr, Fri 1 May and so on.',
  ],
  [
    { type: 'monthly_weekday', weekday: 2, nth: -1 },
    'On the last Tuesday of the month',
    'Due Tue 31 Mar, Tue 28 Apr, Tue 26 May, Tue 30 Jun and so on.',
  ],
  [
    { type: 'after_done', n: 2 },
    '2 days after it was done',
    'Due today, then 2 days after each time it is done.',
  ],
  [
    { type: 'times_per_week', times: 3 },
    '3 times a week',
    'From today to Sun 8 Mar: 2 days of your choice, its share of these dates.',
  ],
  [{ type: 'times_per_month', times: 1 }, 'Once a month', 'From today to Tue 31 Mar: 1 day of your choice.'],
  [
    { type: 'total_per_week' },
    'In total each week',
    'From today to Sun 8 Mar: 7.14, its share of these dates.',
  ],
  [
    { type: 'total_per_month' },
    'In total each month',
    'From today to Tue 31 Mar: 9.03, its share of these dates.',
  ],
  [{ type: 'times_per_days', times: 2, days: 5 }, '2 times in 5 days', 'On 2 of any 5 days in a row.'],
  [
    { type: 'daily', season: { from: '05-01', to: '09-30' } },
    'Every day, 1 May to 30 Sep',
    'Due Fri 1 May, Sat 2 May, Sun 3 May, Mon 4 May and so on.',
  ],
])('%j is %s', (schedule, words, toCome) => {
  expect(scheduleInWords(schedule)).toBe(words)
  expect(datesToComeInWords(pastOf(schedule), { today: TODAY, weekStart: 1 })).toBe(toCome)
})

test('where the rest of a week or a season asks for nothing, the next that does is named', () => {
  const weekStart = 4 // today is the last day of the week
  const week = pastOf({ type: 'times_per_week', times: 3 })
  expect(datesToComeInWords(week, { today: TODAY, weekStart })).toBe(
    'From Thu 5 Mar to Wed 11 Mar: 3 days of your choice.',
  )
  const inSummer = pastOf({ type: 'times_per_month', times: 2, season: { from: '05-01', to: '09-30' } })
  expect(datesToComeInWords(inSummer, { today: TODAY, weekStart })).toBe(
    'From Fri 1 May to Sun 31 May: 2 days of your choice.',
  )
})

test('a pause without an end leaves nothing to come', () => {
  const past = { ...pastOf({ type: 'daily' }), away: [{ from: TODAY, to: null }] }
  expect(datesToComeInWords(past, { today: TODAY, weekStart: 1 })).toBe('Nothing is due in the coming year.')
})

test.each<[Kind, 'at_least' | 'at_most', number | null, string, string]>([
  ['yes_no', 'at_least', null, '', 'Every day'],
  ['count', 'at_least', 8, 'glasses', '8 glasses · Every day'],
  ['count', 'at_most', 2, '', 'At most 2 · Every day'],
  ['minutes', 'at_least', 20, '', '20 min · Every day'],
  ['quit', 'at_most', 0, '', 'Avoid, every day'],
])('%s %s %s %s is %s', (kind, aim, target, unit, words) => {
  expect(ruleInWords(kind, { schedule: { type: 'daily' }, aim, target }, unit)).toBe(words)
})

function pastOf(schedule: Schedule): Omit<HabitPast, 'checkIns'> {
  const isTotal = schedule.type.startsWith('total')
  return {
    kind: isTotal ? 'count' : 'yes_no',
    versions: [{ from: TODAY, schedule, aim: 'at_least', target: isTotal ? 10 : null }],
    away: [],
  }
}
