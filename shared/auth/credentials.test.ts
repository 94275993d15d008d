import { expect, test } from 'vitest'
import { newPasswordErrors, resetErrors, signInErrors, signUpErrors, stillWrong } from './credentials.ts'

const whole = { name: 'Ada', email: 'ada@example.com', password: 'secret1', confirmation: 'secret1' }

test('forms that are filled in have no errors', () => {
  expect([signInErrors(whole), signUpErrors(whole), resetErrors(whole), newPasswordErrors(whole)]).toEqual([
    {},
    {},
    {},
    {},
  ])
})

test.each([
  [{ email: '', password: '' }, { email: 'Email and password are required' }],
  [{ email: '  ', password: 'x' }, { email: 'Email and password are required' }],
  [{ email: 'a@b.c', password: '' }, { password: 'Email and password are required' }],
])('sign-in with %j', (form, errors) => {
  expect(signInErrors(form)).toEqual(errors)
})

test('an error that was fixed disappears, and a new one waits for the next submit', () => {
  const shown = signUpErrors({ name: '', email: '', password: 'secret1', confirmation: 'secret1' })
  const current = signUpErrors({ name: 'Ada', email: '', password: 'short', confirmation: 'short' })
  expect(stillWrong(shown, current)).toEqual({ email: 'Email is required' })
})

test.each([
  [{ name: ' \t' }, { name: 'Name is required' }],
  [{ email: ' ' }, { email: 'Email is required' }],
  [{ password: 'five5', confirmation: 'five5' }, { password: 'Password must be at least 6 characters' }],
  [{ confirmation: 'secret2' }, { confirmation: 'Passwords do not match' }],
])('sign-up with %j', (change, errors) => {
  expect(signUpErrors({ ...whole, ...change })).toEqual(errors)
})

test('an empty sign-up names every field that is missing at once', () => {
  expect(Object.keys(signUpErrors({ name: '', email: '', password: '', confirmation: '' }))).toEqual([
    'name',
    'email',
    'password',
  ])
})

test('a reset asks for the address, and a new password follows the rules of sign-up', () => {
  expect(resetErrors({ email: ' ' })).toEqual({ email: 'Please enter your email address' })
  expect(newPasswordErrors({ password: 'abc', confirmation: 'abd' })).toEqual({
    password: 'Password must be at least 6 characters',
    confirmation: 'Passwords do not match',
  })
})
