import { expect, test } from 'vitest'
import { addresseeOf } from './addressee.ts'

test.each([
  ['ben_1', { kind: 'handle', key: 'ben_1' }],
  [' @Ben_1 ', { kind: 'handle', key: 'ben_1' }],
  ['Ben@Example.com', { kind: 'address', key: 'ben@example.com' }],
  ['ben+news@example.com', { kind: 'address', key: 'ben+news@example.com' }],
])('%s is whom it says', (typed, addressee) => {
  expect(addresseeOf(typed)).toEqual(addressee)
})

test.each([
  '',
  '@',
  'be',
  '@@ben',
  'x'.repeat(21),
  'ben w',
  'ben@',
  '@example.com',
  'ben@b@example.com',
  '🙂🙂🙂',
])('"%s" is nobody', (typed) => {
  expect(addresseeOf(typed)).toBeNull()
})

test('an address has at most 255 characters', () => {
  const host = `${'a'.repeat(60)}.`.repeat(4)
  expect(addresseeOf(`ben@${host}com`)).not.toBeNull()
  expect(addresseeOf(`ben.and.more@${host}com`)).toBeNull()
})
