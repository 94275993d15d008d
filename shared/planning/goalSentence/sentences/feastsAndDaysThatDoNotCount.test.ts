import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'revise 90 minutes a day, apart from Easter week',
    { per_week: 7, minutes: 90, away: [['2027-03-22', '2027-03-28']] },
  ],
  [
    'learn guitar 20 minutes a day besides Christmas week',
    { what: 'learn guitar', away: [['2026-12-21', '2026-12-27']] },
  ],
  [
    'learn guitar every day, apart from Christmas Day',
    { what: 'learn guitar', starts_on: null, away: [['2026-12-25', '2026-12-25']] },
  ],
  ["revise 90 minutes a day other than new year's eve", { away: [['2026-12-31', '2026-12-31']] }],
  [
    'revise 90 minutes a day, taking the week between christmas and new year off',
    { away: [['2026-12-25', '2027-01-01']] },
  ],
  [
    'learn guitar 20 minutes a day, days between Christmas and New Year off',
    { away: [['2026-12-25', '2027-01-01']] },
  ],
  [
    'learn guitar 20 minutes a day, all of August off',
    { deadline: null, starts_on: null, away: [['2027-08-01', '2027-08-31']] },
  ],
])('%s: feasts, weeks and months are left out', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  [
    "finish my thesis by May, I'm in London December 10 to December 14",
    { deadline: '2027-05-01', starts_on: null, unread: ["I'm in London December 10 to December 14"] },
  ],
  [
    'learn guitar 20 minutes a day, in Rome from 10 to 12 December',
    { deadline: null, starts_on: null, unread: ['in Rome from 10 to 12 December'] },
  ],
])('%s: the days of a journey are none of the goal', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test.each([
  ['run 3 times a week, weekends don’t count', { what: 'run', not_on: [0, 6], per_week: 3 }],
  [
    "write 500 words a day, Saturday and Sunday don't count",
    { weekdays: [1, 2, 3, 4, 5], not_on: [0, 6], amount: { value: 500, unit: 'words', per: 'day' } },
  ],
  [
    'run 3 times a week, not in the evening on Fridays',
    { per_week: 3, between: null, own_days: [{ days: [5], between: ['05:00', '17:00'], minutes: null }] },
  ],
  [
    'swim twice a week, not in the mornings on Mondays',
    { per_week: 2, between: null, own_days: [{ days: [1], between: ['12:00', '24:00'], minutes: null }] },
  ],
  [
    'no training on Friday nights, run 3 times a week',
    { what: 'run', own_days: [{ days: [5], between: ['05:00', '17:00'], minutes: null }] },
  ],
])('%s: days and parts of them do not count', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  ["tidy the garage I've got this week off", { what: 'tidy the garage', deadline: '2026-12-06' }],
  ['finish the shed we’ve got the week off', { what: 'finish the shed' }],
])('%s: who is off says so behind the goal without a pause', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})
