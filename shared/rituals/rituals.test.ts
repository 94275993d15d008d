import { expect, test } from 'vitest'
import { offeredRitual, weekToReview } from './offered.ts'
import { rangeOfRitual, refusalOfRitual } from './ritual.ts'

const MONDAY = 1
/** A week from Monday 2 March to Sunday 8 March 2026. */
const at = (today: string, time: string, set: Parameters<typeof offeredRitual>[1] = []) => {
  const offered = offeredRitual({ today, time, weekStart: MONDAY, isFirstRun: false }, set)
  return offered && `${offered.kind} ${offered.date}`
}

test.each([
  ['2026-03-04', '07:00', 'morning_plan 2026-03-04'],
  ['2026-03-04', '12:00', null],
  ['2026-03-04', '17:00', 'evening_close 2026-03-04'],
  ['2026-03-08', '11:59', 'morning_plan 2026-03-08'],
  ['2026-03-08', '12:00', 'weekly_review 2026-03-02'],
  ['2026-03-08', '17:00', 'evening_close 2026-03-08'],
  ['2026-03-09', '08:00', 'morning_plan 2026-03-09'],
])('on %s at %s is offered: %s', (today, time, offered) => {
  expect(at(today, time)).toBe(offered)
})

test('what was set or skipped is not offered, and the next is', () => {
  expect(at('2026-03-04', '07:00', [{ kind: 'morning_plan', date: '2026-03-04' }])).toBe(null)
  expect(at('2026-03-09', '07:00', [{ kind: 'morning_plan', date: '2026-03-09' }])).toBe(
    'weekly_review 2026-03-02',
  )
  expect(at('2026-03-08', '18:00', [{ kind: 'evening_close', date: '2026-03-08' }])).toBe(
    'weekly_review 2026-03-02',
  )
})

test.each(['07:00', '13:00', '18:00'])(
  'at %s nothing is offered while the first question is asked',
  (time) => {
    const moment = { today: '2026-03-08', time, weekStart: MONDAY, isFirstRun: true }
    expect(offeredRitual(moment, [])).toBe(null)
  },
)

test.each([
  ['2026-03-04', '2026-02-23'],
  ['2026-03-05', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
])('on %s the week of %s is reviewed', (today, week) => {
  expect(weekToReview(today, MONDAY)).toBe(week)
})

test('a week is looked at as far as it has come', () => {
  expect(rangeOfRitual('weekly_review', '2026-03-02', '2026-03-04')).toEqual({
    from: '2026-03-02',
    to: '2026-03-04',
  })
  expect(rangeOfRitual('weekly_review', '2026-03-02', '2026-03-20').to).toBe('2026-03-08')
  expect(rangeOfRitual('evening_close', '2026-03-02', '2026-03-04').to).toBe('2026-03-02')
})

test.each([
  ['morning_plan', '2026-03-05', 'This date has not come yet'],
  ['morning_plan', '2026-03-04', null],
  ['evening_close', '2026-02-25', null],
  ['evening_close', '2026-02-24', 'This date is more than 7 days ago'],
  ['weekly_review', '2026-03-03', 'A review has the first date of its week'],
  ['weekly_review', '2026-03-09', 'This week has not come yet'],
  ['weekly_review', '2026-03-02', null],
  ['weekly_review', '2026-02-02', null],
  ['weekly_review', '2026-01-26', 'This week is more than 4 weeks ago'],
] as const)('on Wednesday 4 March a %s of %s: %s', (kind, date, refusal) => {
  expect(refusalOfRitual(kind, date, { today: '2026-03-04', weekStart: MONDAY })).toBe(refusal)
})
