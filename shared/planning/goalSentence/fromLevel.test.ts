import { expect, test } from 'vitest'
import { namedByLevel } from './fromLevel.ts'

test.each([
  ['50', 'i can do 10 pushups now', 'do 50 pushups'],
  ['80', 'currently 90 kg', 'lose 10 kg'],
  ['80,5', 'currently 90,7 kg', 'lose 10.2 kg'],
  ['75', 'i weigh 70 kg now', 'gain 5 kg'],
  ['80', 'currently 80 kg', '80'],
  ['1,000', 'i weigh 1,2,3 kg', '1,000'],
  ['learn Spanish', 'i know 200 words', 'learn Spanish'],
  ['50', null, '50'],
])('%s, from %s: %s', (wish, level, named) => {
  expect(namedByLevel(wish, level)).toBe(named)
})
