import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  "I can't run because of my knee, 30 minutes 3 times a week",
  "I can't afford the gym",
  "I don't do yoga anymore, 20 minutes a day",
  "I don't play piano, I don't want to learn it",
  'my doctor banned the gym, 3 times a week',
  'my therapist keeps suggesting meditation, I refuse to try it',
  'I gave up the gym last year',
])('what is refused or over is no goal: %s', (sentence) => {
  expect(read(sentence).what).toBeNull()
})

test.each([
  ['run 3 times a week, no rest day between', { every_days: null, unread: ['no rest day between'] }],
  ['study Mon to Fri, weekends I do what I want', { weekdays: [1, 2, 3, 4, 5], not_on: [0, 6] }],
  ['diet every day but weekends I eat whatever I want', { weekdays: [1, 2, 3, 4, 5] }],
  [
    'yoga twice a week, 20 minutes each, 12 weeks pregnant',
    { deadline: null, unread: ['12 weeks pregnant'] },
  ],
  ['study for GMAT by June because I need 700 for LBS', { what: 'study for GMAT', amount: null }],
  ['need 110 for the TOEFL by June', { pattern: 'exam', amount: null }],
  ['in March (the 3rd week) run a half marathon', { deadline: '2027-03-31' }],
  [
    'I teach on Mondays and Wednesdays, so I want to swim three times a week on the other days',
    { not_on: [1, 3], per_week: 3 },
  ],
  ['I turn 40 on 3 May, so I want to run a marathon before that', { deadline: '2027-05-03' }],
  [
    'I babysit on Wednesday evenings, so I want to read on the others',
    { unread: ['I babysit on Wednesday evenings'] },
  ],
  ['swim twice a week since the pool closes early', { unread: ['since the pool closes early'] }],
  ['piano in sessions of 10 min, 2 per day on weekdays', { minutes: 10, unread: ['2'] }],
])('what is beside a goal is neither turned round nor lost: %s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})
