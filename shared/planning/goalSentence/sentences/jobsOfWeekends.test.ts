import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  'rake leaves, clear gutters and fix the fence before spring, one job each weekend',
  'rake leaves, clear gutters and fix the fence before spring, one thing per weekend',
  'one job each weekend: rake leaves, clear gutters and fix the fence before spring',
])('%s: one of the jobs on each weekend', (sentence) => {
  expect(read(sentence)).toMatchObject({
    what: 'rake leaves, clear gutters and fix the fence',
    per_week: 1,
    weekdays: null,
    not_on: [1, 2, 3, 4, 5],
    deadline: '2027-02-28',
    also: [],
    unread: [],
  })
})

test.each([
  ['declutter the house by june, one drawer a day', { what: 'declutter the house', per_week: 7 }],
  [
    'fix the tap, the door and the shelf, one job every sunday',
    { what: 'fix the tap, the door and the shelf', weekdays: [0] },
  ],
])('%s: the portion is shown beside the goal', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, beside: [expect.stringMatching(/^one (?:drawer|job)$/)] })
})

test('a deed each weekend is not taken for a job of the list', () => {
  expect(JSON.stringify(read('eat healthier, one walk each weekend'))).toContain('one walk')
})

test.each([
  [
    'swim lessons for me and my 6yo saturday mornings from 9 january',
    'swim lessons for me and my 6 year old',
  ],
  ['judo for my 7y/o on wednesdays', 'do judo for my 7 year old'],
])('%s: for whom it is belongs to the title', (sentence, what) => {
  expect(read(sentence)).toMatchObject({ what, also: [], unread: [] })
})
