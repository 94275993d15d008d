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

const OURS = { filename: 'https://goals.example/assets/main-1a2b3c4d.js', function: 'draw' }
const LIBRARY = { filename: 'https://goals.example/assets/react-1a2b3c4d.js', in_app: false }
test.each([
  [[], 'E'],
  [[OURS], 'E | draw in /assets/main.js'],
  [[LIBRARY, OURS, { function: 'click' }, LIBRARY], 'E | click'],
  [[{ ...OURS, in_app: false }, LIBRARY], 'E | /assets/react.js'],
])('a fault lies in the innermost of the places %j that is our own', (frames, fingerprint) => {
  expect(fingerprintOf(thrown({ type: 'E', stacktrace: { frames } }))).toBe(fingerprint)
})

test.each([
  [['one', 3], 'one'],
  [['one', '{{default}}'], 'one | E'],
])('a fingerprint of a client’s own, %j, counts', (fingerprint, known) => {
  expect(fingerprintOf({ ...thrown({ type: 'E' }), fingerprint })).toBe(known)
})

test('faults are the same whatever numbers and ids they name', () => {
  const one = fingerprintOf(thrown({ type: 'Error', value: `Task 12 of ${crypto.randomUUID()} is gone` }))
  expect(one).toBe('Error: Task # of # is gone')
})
