import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'I want to save 50ish a week for a bike',
    { what: 'save for a bike', pattern: 'savings', amount: { value: 50, unit: 'money', per: 'week' } },
  ],
  ['I need money for my wedding by June', { what: 'save money for my wedding', deadline: '2027-06-01' }],
  [
    'buy a bike for 900, I can save up 100 a month',
    { what: 'buy a bike for 900', amount: { value: 900, share: { value: 100, per: 'month' } } },
  ],
  [
    'pay off my loan of 4000, we can probably put by 300 a month',
    { what: 'pay off my loan of 4000', amount: { value: 4000, share: { value: 300, per: 'month' } } },
  ],
  ['quit smoking, costs me 300 a month', { what: 'quit smoking', pattern: 'quit', amount: null }],
  [
    'drinking since I was 20, costing me 60 a week, quit by May',
    { what: 'quit drinking', pattern: 'quit', deadline: '2027-05-01' },
  ],
])('%s: what is saved or spent', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  ['need at least 700 on the gmat by May', { what: 'get at least 700 on the gmat', pattern: 'exam' }],
  [
    'need band 7 for IELTS by June, study 1 hour a day',
    { what: 'get band 7 for IELTS', pattern: 'exam', deadline: '2027-06-01', minutes: 60 },
  ],
  [
    'ielts need band 7 by june',
    { what: 'Study for ielts', pattern: 'exam', deadline: '2027-06-01', beside: ['need band 7'] },
  ],
  [
    'need a certificate in accounting by June',
    { what: 'get a certificate in accounting', pattern: 'course', deadline: '2027-06-01' },
  ],
  ['need 20 clients by June', { what: 'get 20 clients', deadline: '2027-06-01' }],
  ['I keep failing maths, 3 hours a week', { what: 'pass maths', pattern: 'exam', weekly_minutes: 180 }],
  ['my work starts in March, learn Excel', { what: 'learn Excel', deadline: '2027-02-28' }],
])('%s: what is needed of an exam, for work and before it', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})

test.each([
  [
    'bench 100kg by june rn at 80',
    { what: 'bench 100kg', deadline: '2027-06-01', level: 'rn at 80', between: null },
  ],
  ['smoke less rn 15 a day', { what: 'smoke less', level: 'rn 15 a day', per_week: null }],
  ['age 30, lose 5 kg by June', { what: 'lose 5 kg', pattern: 'weight', deadline: '2027-06-01' }],
  ['aged 52: run three times a week', { what: 'run', per_week: 3 }],
])('%s: where somebody stands and how old they are', (sentence, facts) => {
  expect(read(sentence)).toMatchObject({ ...facts, also: [], unread: [] })
})
