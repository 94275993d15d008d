import { expect, test } from 'vitest'
import { ask, OPEN } from './testing/ask.ts'
import { calls, labels, text, user } from './testing/talk.ts'

const open = (goal: string, isHabit = false) => ({ ...OPEN, text: goal, shown: { ...OPEN.shown, isHabit } })
const SPANISH = open('Learn Spanish 3 times a week for 30 minutes until 30 June 2026')
const PIANO = open('I want to play the piano twice a week for 30 minutes until 30 June 2026')
const WATER = open('Drink more water every day', true)
const TRIP = open('Save 2000 euros for a trip by December 2026')

test.each([
  [SPANISH, 'actually make it italian', 'Learn italian 3 times a week for 30 minutes until 30 June 2026'],
  [SPANISH, 'Portuguese instead', 'Learn Portuguese 3 times a week for 30 minutes until 30 June 2026'],
  [PIANO, 'make it guitar', 'I want to play the guitar twice a week for 30 minutes until 30 June 2026'],
])('%#: %s is the same plan for something else of its kind', (plan, sentence, goal) => {
  expect(calls(ask([user(sentence)], plan))).toMatchObject([['change_plan', { text: goal, not_applied: [] }]])
})

test.each([
  [WATER, '8 glasses', { amount: { value: 8, unit: 'glasses', per: 'day' } }],
  [open('Give up coffee', true), '2 cups a day first', { amount: { value: 2, unit: 'cups', per: 'day' } }],
  [
    open('Eat more vegetables', true),
    '2 portions a day',
    { amount: { value: 2, unit: 'portions', per: 'day' } },
  ],
  [WATER, '8 glasses a day', { amount: { value: 8, unit: 'glasses', per: 'day' } }],
  [open('Drink less coffee', true), 'max 2 cups a day', { amount: { value: 2, unit: 'cups', per: 'day' } }],
  [open('Drink 8 glasses of water every day', true), 'make it 6 glasses', { amount: { value: 6 } }],
  [open('Walk 10000 steps a day', true), '8000 is enough', { amount: { value: 8000, unit: 'steps' } }],
  [TRIP, '3000 euros in all', { amount: { value: 3000 }, what: 'Save 3000 euros for a trip' }],
  [TRIP, '250 a month', { deadline: '2026-11-01' }],
])('%#: %s is another amount', (plan, sentence, answers) => {
  expect(calls(ask([user(sentence)], plan))).toMatchObject([['change_plan', { answers, not_applied: [] }]])
})

test('of a weight, which is no amount of a plan, its sentence names the other one', () => {
  const plan = open('Lose 8 kilos by summer', true)
  expect(calls(ask([user('actually 6 kg')], plan))).toMatchObject([
    ['change_plan', { text: 'Lose 6 kilos by summer' }],
  ])
})

test.each([
  'can i do 250',
  'i can only do 250',
  'i can put aside 250',
  'at most 250',
  'i can save 250 then',
  '250 is enough',
])('%s: of money it is asked', (sentence) => {
  expect(text(ask([user(sentence)], TRIP))).toContain('share of a month')
})

test('of money a number alone may be the share or the whole: it is asked', () => {
  const answer = ask([user('make it 250')], TRIP)
  expect(text(answer)).toBe('Is 250 the share of a month, or the whole? The plan stays as it is until then.')
  expect(labels(answer)).toEqual(['250 a month', '250 a week', '250 in all'])
})

test.each(['make it 20', '8 glasses', 'make it blue'])(
  '%s: of a plan without such an amount it is none',
  (sentence) => {
    expect(JSON.stringify(ask([user(sentence)], SPANISH))).not.toContain('"amount"')
  },
)
