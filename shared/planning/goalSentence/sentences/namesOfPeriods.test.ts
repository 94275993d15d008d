import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

// A period that has a name beside its own dates: the dates are read, the name is shown, and it is in no title.
test.each([
  [
    'go to bed before midnight during exam season, jan 10 to feb 5',
    'during exam season',
    '2027-01-10',
    '2027-02-05',
    'Go to bed before midnight',
  ],
  [
    'study 2h a day during the holidays, 20 dec to 6 jan',
    'during the holidays',
    '2026-12-20',
    '2027-01-06',
    'Study',
  ],
  ['run daily in my gap year, from february to april', 'in my gap year', '2027-02-01', '2027-04-30', 'Run'],
  [
    'over the school holidays (5 july - 20 august), run daily',
    'over the school holidays',
    '2027-07-05',
    '2027-08-20',
    'Run',
  ],
  [
    'no alcohol in the christmas holidays 20 dec to 6 jan',
    'in the christmas holidays',
    '2026-12-20',
    '2027-01-06',
    'Quit alcohol',
  ],
  [
    "walk daily while i'm on sick leave until 15 january",
    "while i'm on sick leave",
    null,
    '2027-01-15',
    'Walk',
  ],
  [
    'study french in my gap year, starting in september',
    'in my gap year',
    '2027-09-01',
    null,
    'Study french',
  ],
])('%s', (sentence, name, starts_on, deadline, what) => {
  const { understood } = understand(sentence, CONTEXT)
  expect(understood).toMatchObject({
    what: expect.stringMatching(new RegExp(`^${what}$`, 'i')),
    starts_on,
    deadline,
    beside: [name],
    unread: [],
  })
})

test.each([
  ['gym 3x a week except in exam season, jan 10 to feb 5', ['except in exam season, jan 10 to feb 5']],
  ["during the holidays, 20 dec to 6 jan, i'm away, gym 3x a week", ['during the holidays, 20 dec to 6 jan']],
])('%s is no time of the plan', (sentence, unread) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ starts_on: null, deadline: null, unread })
})

test('a break of each day is no period', () => {
  expect(understand('learn guitar in my lunch break, from 1 december', CONTEXT).understood).toMatchObject({
    starts_on: '2026-12-01',
    between: ['12:00', '14:00'],
  })
})

test('a period without dates is asked about, and is no aim', () => {
  expect(understand('study 2h a day during the holidays', CONTEXT).understood).toMatchObject({
    what: 'study',
    unread: ['during the holidays'],
  })
})

// A free week without a date of its own only says why then.
test.each([
  ['paint my bedroom between christmas and new year, i have the week off', 'i have the week off'],
  ['paint the hall in february, got the first week off', 'got the first week off'],
  ["finish my essay by 10 january, I'm off work that week", "I'm off work that week"],
  [
    'deep clean the flat from 20 to 27 december (since we both have the time off)',
    'since we both have the time off',
  ],
  ['learn 10 songs over easter, no work that week', 'no work that week'],
])('%s', (sentence, remark) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ beside: [remark], unread: [] })
})

test('of what goes on each week a free week may be a pause', () => {
  expect(understand('gym 3x a week, i have the week off', CONTEXT).understood.unread).toEqual([
    'i have the week off',
  ])
})
