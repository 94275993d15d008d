import { expect, test } from 'vitest'
import { cautionFor } from './safety.ts'

test.each([
  ['lose 10 kg in 3 weeks', 'weight'],
  ['I want to lose 20 pounds in a month', 'weight'],
  ['drop 5 kilos in 10 days', 'weight'],
  ['eat only 800 calories a day', 'hunger'],
  ['water fast for two weeks', 'hunger'],
  ['study all night, no sleep until the exam', 'sleep'],
  ['finish the thesis with all-nighters', 'sleep'],
  ['run through the pain every day', 'pain'],
  ['run a marathon in May on painkillers', 'pain'],
  ['I want to kill myself', 'crisis'],
  ["I don't want to live any more", 'crisis'],
] as const)('"%s" is answered with care: %s', (text, kind) => {
  expect(cautionFor(text)?.kind).toBe(kind)
})

test.each([
  'lose 4 kg in 3 months',
  'lose weight by summer',
  'sleep 8 hours a night',
  'run a marathon',
  'cook a meal of 500 calories',
  'learn about pain management for my nursing exam',
  'killer abs in 3 months',
])('"%s" is a goal like others', (text) => {
  expect(cautionFor(text)).toBe(null)
})
