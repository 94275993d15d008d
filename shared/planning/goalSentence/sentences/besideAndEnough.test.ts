import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  // what is not to happen, and what it is not to cost
  ['run 10k by june, no injuries please', { what: 'run 10k', unread: [], beside: ['no injuries'] }],
  [
    'bake bread every weekend without it eating my whole saturday',
    { what: 'bake bread', weekdays: [0, 6], unread: [], beside: ['without it eating my whole saturday'] },
  ],
  ['write a novel, without it ruining my weekends', { what: 'write a novel', weekdays: null, unread: [] }],
  // what is paid for
  [
    'Work pays for the AWS cert if I pass before end of april',
    { what: 'pass the AWS cert', deadline: '2027-04-29', unread: [] },
  ],
  ['my company covers the german course if i pass B2 by july', { what: 'pass B2 German', unread: [] }],
  // so much would be enough
  [
    'im a nurse on shifts so no fixed days, but three 20 minute home workouts a week would already be a win for me',
    { what: 'do home workouts', per_week: 3, minutes: 20, unread: [] },
  ],
  [
    "i'm a paramedic so no fixed days, two runs a week would be great",
    { what: 'run', per_week: 2, unread: [] },
  ],
  ['i travel a lot, so two swims a week would already be amazing', { what: 'swim', per_week: 2, unread: [] }],
  ['two little kids, so even one workout a week would be a success', { what: 'work out', per_week: 1 }],
  ['im a teacher, 10 minutes of meditation a day would be a start', { what: 'do meditation', per_week: 7 }],
])('it is not asked about: %s', (sentence, expected) => {
  expect(read(sentence)).toMatchObject(expected)
})

test.each([
  ['learn guitar 20 min a day, no theory please', ['no theory']],
  ['learn excel by march if my boss pays for it', ['if my boss pays for it']],
])('what may bear on the plan is asked about: %s', (sentence, unread) => {
  expect(read(sentence).unread).toEqual(unread)
})
