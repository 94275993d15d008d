import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// Dates on which there is nothing, named one by one or told as a pause: they are left out, and never a deadline.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }

function saidBy(sentence: string) {
  return understand(sentence, CONTEXT).understood
}

const PAUSES: readonly (readonly [told: string, from: string, to: string])[] = [
  ['the pool is shut 21 December to 3 January', '2026-12-21', '2027-01-03'],
  ['pool shuts 21 dec to 3 jan', '2026-12-21', '2027-01-03'],
  ['the hall is closed over Christmas', '2026-12-24', '2026-12-26'],
  ["with a break from 15 to 28 February while I'm skiing", '2027-02-15', '2027-02-28'],
  ['pausing the whole of April', '2027-04-01', '2027-04-30'],
  ['but nothing this December', '2026-12-01', '2026-12-31'],
  ['gran visits 10th to 17th December so no study then', '2026-12-10', '2026-12-17'],
  ['no study 10 to 17 December', '2026-12-10', '2026-12-17'],
]

test.each(PAUSES)('%s', (told, from, to) => {
  const facts = { deadline: '2027-06-20', per_week: 7, minutes: 60, away: [[from, to]], unread: [] }
  expect(saidBy(`study for my exam on 20 June, an hour a day, ${told}`)).toMatchObject(facts)
  expect(saidBy(`study for my exam on 20 June, ${told}, an hour a day`)).toMatchObject(facts)
})

const LISTED: readonly (readonly [told: string, away: (readonly [string, string])[]])[] = [
  [
    'not the 24th, 25th or 31st of December',
    [
      ['2026-12-24', '2026-12-25'],
      ['2026-12-31', '2026-12-31'],
    ],
  ],
  [
    'not the 24th 25th or 31st dec',
    [
      ['2026-12-24', '2026-12-25'],
      ['2026-12-31', '2026-12-31'],
    ],
  ],
  [
    'but not on the 20th or the 27th',
    [
      ['2026-12-20', '2026-12-20'],
      ['2026-12-27', '2026-12-27'],
    ],
  ],
  [
    'except 24 December, 26 December and 1 January',
    [
      ['2026-12-24', '2026-12-24'],
      ['2026-12-26', '2026-12-26'],
      ['2027-01-01', '2027-01-01'],
    ],
  ],
]

test.each(LISTED)('%s', (told, away) => {
  expect(saidBy(`write my thesis by June, an hour a day, ${told}`)).toMatchObject({
    deadline: '2027-06-01',
    away,
    unread: [],
  })
})

test('a number that is no date is left out of nothing', () => {
  expect(saidBy('write my thesis by June, not 2 or 3 hours')).toMatchObject({ unread: ['not 2 or 3 hours'] })
})
