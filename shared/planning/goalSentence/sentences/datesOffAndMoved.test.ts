import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const GOALS = ['learn Spanish', 'learn to draw', 'write my novel'] as const
const CHRISTMAS_WEEK = ['2026-12-21', '2026-12-27']
const CHRISTMAS = ['2026-12-24', '2026-12-26']
const TWO_DAYS = ['2026-12-25', '2026-12-26']

test.each([
  ['Christmas week off', CHRISTMAS_WEEK],
  ['with xmas week off, please', CHRISTMAS_WEEK],
  ['a week off at Christmas', CHRISTMAS_WEEK],
  ['the week of Christmas off', CHRISTMAS_WEEK],
  ['off over Christmas', CHRISTMAS],
  ['Christmas off', CHRISTMAS],
  ['Boxing Day off', ['2026-12-26', '2026-12-26']],
  ["New Year's Day off", ['2027-01-01', '2027-01-01']],
  ['10 to 12 December off', ['2026-12-10', '2026-12-12']],
  ['25 and 26 December off', TWO_DAYS],
  ['next week off', ['2026-11-30', '2026-12-06']],
  ['apart from Christmas', CHRISTMAS],
  ['except for Christmas week', CHRISTMAS_WEEK],
  ['other than the 25th and 26th of December', TWO_DAYS],
  ['bar 25/26 December', TWO_DAYS],
  ['not 25, 26 December', TWO_DAYS],
])('… 20 minutes a day, %s: these dates are left out, and nothing is asked', (off, range) => {
  for (const goal of GOALS) {
    const sentence = `${goal} 20 minutes a day, ${off}`
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: goal, per_week: 7, minutes: 20, away: [range] })
    expect(understood, sentence).toMatchObject({ deadline: null, starts_on: null, also: [] })
    expect(missing, sentence).not.toContain('unread')
  }
})

test('days without their month are those of the month that is named', () => {
  const { understood } = understand(
    'learn Spanish 20 minutes a day in December apart from the 25th and 26th',
    TODAY,
  )
  expect(understood).toMatchObject({ starts_on: '2026-12-01', deadline: '2026-12-31', away: [TWO_DAYS] })
})

test.each([
  ['holiday 10 to 12 December'],
  ['conference 10-12 December'],
  ['camping from 10 to 12 December'],
  ['visitors 10th to 12th December'],
])('%s is asked about, and no end of the plan, wherever it stands', (told) => {
  for (const sentence of [
    `learn Spanish 20 min a day by 20 December, ${told}`,
    `${told}, learn Spanish 20 min a day by 20 December`,
  ]) {
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: 'learn Spanish', deadline: '2026-12-20', per_week: 7 })
    expect(understood.unread, sentence).toHaveLength(1)
    expect(missing, sentence).toEqual(['unread'])
  }
})

test.each([
  'was moved to',
  'has been moved to',
  'got pushed back to',
  'was brought forward to',
  'has been rescheduled for',
  'is now on',
  'was postponed until',
])('an exam that %s a day is on that day', (moved) => {
  for (const sentence of [
    `my exam ${moved} 5 March, study an hour a day`,
    `study an hour a day for my exam, it ${moved} 5 March`,
    `my exam ${moved} the 5th of March so I want to study an hour a day`,
  ])
    expect(understand(sentence, TODAY).understood, sentence).toMatchObject({
      what: 'study for my exam',
      deadline: '2027-03-05',
      per_week: 7,
      minutes: 60,
    })
})
