import { expect, test } from 'vitest'
import { fingerprintOf, titleOf } from './fingerprint.ts'

const thrown = (exception: object) => ({ exception: { values: [exception] } })

test.each([
  [thrown({ type: 'TypeError', value: 'x is not a function' }), 'TypeError: x is not a function'],
  [thrown({ type: 'TypeError' }), 'TypeError'],
  [thrown({ value: 'x is not a function' }), 'x is not a function'],
  [{}, 'An event without a message'],
  [thrown({ type: 'E', value: 'x'.repeat(300) }), `E: ${'x'.repeat(197)}`],
])('event %# is called %s', (event, title) => {
  expect(titleOf(event)).toBe(title)
})

test('faults are the same whatever numbers and ids they name', () => {
  const one = fingerprintOf(thrown({ type: 'Error', value: `Task 12 of ${crypto.randomUUID()} is gone` }))
  expect(one).toBe('Error: Task # of # is gone')
})
