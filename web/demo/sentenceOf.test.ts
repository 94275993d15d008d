import { expect, test } from 'vitest'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { understand } from '#shared/planning/understand.ts'
import { sentenceOf } from './sentenceOf.ts'

// A Monday.
const CONTEXT = { today: '2026-03-02', weekStart: 1 }
const FACTS = [
  'what',
  'deadline',
  'starts_on',
  'per_week',
  'weekdays',
  'not_on',
  'minutes',
  'between',
  'amount',
] as const

test.each<[string, GoalAnswers]>([
  ['learn spanish', { deadline: '2026-06-05', rhythm: 3, minutes: 30 }],
  ['I want to learn the violin.', { rhythm: [1, 3], minutes: 45, deadline: '2026-09-01' }],
  ['run a half marathon', { rhythm: 4, minutes: 40, deadline: '2026-08-02', not_on: [0] }],
  ['read more', { rhythm: 7, minutes: 20, starts_on: '2026-04-01', deadline: '2026-05-01' }],
  ['save for a bike', { amount: { value: 800, unit: 'euros', per: null }, deadline: '2026-12-01' }],
  ['paint 3 times a week for 1 hour for 4 weeks', {}],
])('“%s” with its answers is one sentence that is understood alike', (text, answers) => {
  const asked = understand(text, CONTEXT, answers)
  const carried = understand(sentenceOf({ text, answers }), CONTEXT)
  expect(carried.ready).toBe(true)
  const facts = (understood: typeof asked.understood) => FACTS.map((name) => [name, understood[name]])
  expect(facts(carried.understood)).toEqual(facts(asked.understood))
})
