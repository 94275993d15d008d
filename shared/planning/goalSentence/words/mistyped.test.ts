import { expect, test } from 'vitest'
import { withTopicsAsMeant } from './mistyped.ts'

test.each([
  ['learn giutar', 'learn guitar'],
  ['learn spanihs and itallian', 'learn spanish and italian'],
  ['run a marthon', 'run a marathon'],
  ['study portugese', 'study portuguese'],
  // Plurals, names and words of their own stay.
  ['buy violins', 'buy violins'],
  ['visit Guiter', 'visit Guiter'],
  ['learn violet-making', 'learn violet-making'],
  ['study chinese history', 'study chinese history'],
])('%s is %s', (typed, meant) => {
  expect(withTopicsAsMeant(typed)).toBe(meant)
})
