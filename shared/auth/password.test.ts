import { expect, test } from 'vitest'
import { isLongEnough, passwordScore, strengthLabel } from './password.ts'

test.each([
  ['', 0, 'Too short'],
  ['abc', 0, 'Too short'],
  ['abcdef', 1, 'Weak'],
  ['abcdef1', 2, 'Fair'],
  ['Abcdef1', 3, 'Good'],
  ['Abcdef1!', 4, 'Strong'],
  ['ab1', 1, 'Weak'],
  ['пароль', 1, 'Weak'],
  ['Пароль7 ', 4, 'Strong'],
] as const)('%j scores %i: %s', (password, score, label) => {
  expect([passwordScore(password), strengthLabel(passwordScore(password))]).toEqual([score, label])
})

test('characters are counted as people see them', () => {
  expect([isLongEnough('🧙🧙🧙'), isLongEnough('🧙🧙🧙🧙🧙🧙')]).toEqual([false, true])
})
