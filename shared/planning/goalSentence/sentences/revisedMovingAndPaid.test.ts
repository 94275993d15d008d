import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'revise for a levels from january, 2 hours a day',
    { what: 'revise for a levels', starts_on: '2027-01-01', deadline: null, unread: [] },
  ],
  ['revise for my a levels starting in january, 2 hours a day', { starts_on: '2027-01-01', deadline: null }],
  ['study for gcse from february, 1 hour a day', { what: 'study for gcse', starts_on: '2027-02-01' }],
  ['study for my exams starting 18 january 1 hour a day', { starts_on: null }],
  ['study for mocks from january, 1 hour a day', { starts_on: null, unread: ['for mocks from january'] }],
  [
    'moving to berlin in august, need b1 german',
    { what: 'learn b1 german', deadline: '2027-07-31', also: [] },
  ],
  [
    "we're moving to paris in september, need b2 french, 30 min a day",
    { what: 'learn b2 french', deadline: '2027-08-31', minutes: 30 },
  ],
  ['move to berlin in august and need b1 german', { what: 'learn b1 german' }],
  ['moving to berlin in august, b1 german 20 min a day', { what: 'learn b1 german', minutes: 20 }],
  ['moving to berlin in august, sell my car and pack', { what: 'move to berlin' }],
  [
    'save for a car, paid every second friday, 200 each time',
    { what: 'save for a car', amount: null, unread: ['paid every second friday, 200 each time'] },
  ],
  [
    'save for a holiday, paid monthly, 150 each time',
    { what: 'save for a holiday', amount: { value: 150, unit: 'money', per: 'month' } },
  ],
  [
    'save for a bike, 50 each payday, paid on fridays',
    { what: 'save for a bike', amount: { value: 50, unit: 'money', per: 'week' } },
  ],
  [
    'save £250 every payday (last friday of the month) for a deposit',
    { what: 'save for a deposit', amount: { value: 250, unit: '£', per: 'month' } },
  ],
  ['want 100 followers by feb, post 3 times a week', { what: 'get 100 followers', per_week: 3 }],
  [
    'pay off 4,300 on my credit card by end of august, paid every second friday',
    { unread: [], what: 'pay off 4,300 on my credit card' },
  ],
])('%s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})
