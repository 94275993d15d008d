import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import {
  callbackErrorText,
  callbackRefusal,
  EMAIL_CONFIRMED,
  isOtherBrowser,
  needsProof,
  oauthErrorText,
  resetErrorText,
  resetLinkErrorText,
  saysConfirmed,
  signInErrorText,
  signUpErrorText,
  UNREACHABLE,
} from './errorText.ts'

/** As the auth client throws it. */
function authError(message: string, name = 'AuthApiError'): Error {
  return Object.assign(new Error(message), { name })
}

const silence = authError('Failed to fetch', 'AuthRetryableFetchError')
const surprise = new TypeError('x is not a function')

test.each([
  ['Invalid login credentials', 'Invalid email or password. Please check your credentials and try again.'],
  [
    'Email not confirmed',
    'Please verify your email address before signing in. Check your inbox for a verification link.',
  ],
  ['Too many requests', 'Too many login attempts. Please wait a moment before trying again.'],
  [
    'User not found',
    'No account found with this email address. Please check your email or create a new account.',
  ],
  [
    'Invalid user',
    'No account found with this email address. Please check your email or create a new account.',
  ],
  ['Invalid password', 'Incorrect password. Please try again or reset your password.'],
  ['Wrong password', 'Incorrect password. Please try again or reset your password.'],
  ['Request rate limit reached', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['User is banned', 'User is banned'],
  ['', 'Invalid email or password'],
])('sign-in: %j', (said, sentence) => {
  expect(signInErrorText(authError(said))).toBe(sentence)
})

test.each([
  ['Password should be at least 6 characters.', 'Password should be at least 6 characters.'],
  ['', 'Failed to create account'],
])('sign-up: %j', (said, sentence) => {
  expect(signUpErrorText(authError(said))).toBe(sentence)
})

test.each([
  [
    'email rate limit exceeded',
    'Email rate limit exceeded. Please wait a few minutes before requesting another reset email.',
  ],
  [
    'User not found',
    'No account found with this email address. Please check your email or create a new account.',
  ],
  ['Unable to validate email address: invalid format', 'Unable to validate email address: invalid format'],
  [
    '',
    'Unable to send password reset email at this time. Please try again later or contact support if the problem persists.',
  ],
])('reset: %j', (said, sentence) => {
  expect(resetErrorText(authError(said))).toBe(sentence)
})

test('an unexpected error has its own sentence on each screen', () => {
  expect([
    signInErrorText(surprise),
    signUpErrorText(surprise),
    oauthErrorText(surprise, 'google', 'sign in'),
    oauthErrorText(surprise, 'github', 'sign up'),
    callbackErrorText(surprise),
  ]).toEqual([
    'An unexpected error occurred. Please try again.',
    'An unexpected error occurred during signup',
    'Unexpected error during Google sign-in',
    'Unexpected error during GitHub sign-in',
    'An unexpected error occurred during authentication',
  ])
})

test('a provider that cannot be reached for its own reasons is named', () => {
  expect(oauthErrorText(authError('no'), 'google', 'sign in')).toBe('Failed to sign in with Google')
  expect(oauthErrorText(authError('no'), 'github', 'sign up')).toBe('Failed to sign up with GitHub')
})

test('a server that does not answer is said to be unreachable everywhere', () => {
  const texts = [signInErrorText, signUpErrorText, resetErrorText, callbackErrorText].map((text) =>
    text(silence),
  )
  expect([...texts, oauthErrorText(silence, 'google', 'sign in')]).toEqual(Array(5).fill(UNREACHABLE))
})

test.each([
  [{ error: 'access_denied', error_description: 'Email link is invalid' }, 'Email link is invalid'],
  [{ error: 'access_denied' }, 'Authentication failed: access_denied'],
  [{}, 'No authorization code received from OAuth provider'],
  [{ code: '' }, 'No authorization code received from OAuth provider'],
  [{ code: 'abc' }, null],
])('the callback with %j', (query, refusal) => {
  expect(callbackRefusal(query)).toBe(refusal)
})

test.each([
  ['an error of the auth API', Object.assign(authError('Please'), { code: 'reauthentication_needed' }), true],
  ['our own API', new AppError('forbidden', 'Please', { reason: 'reauthentication_needed' }), true],
  ['another refusal', new AppError('forbidden', 'Never'), false],
  ['a surprise', surprise, false],
  ['something that is no error', { code: 'reauthentication_needed' }, false],
  ['nothing', null, false],
])('the demand for a proof is recognised in %s', (_where, error, wanted) => {
  expect(needsProof(error)).toBe(wanted)
})

test('an answer without a message never shows its JSON', () => {
  const silent = authError('{"code":400}')
  expect([signInErrorText(silent), signUpErrorText(silent), resetErrorText(silent)]).toEqual([
    'Invalid email or password',
    'Failed to create account',
    'Unable to send password reset email at this time. Please try again later or contact support if the problem persists.',
  ])
})

test('an exchange that brings no session says so', () => {
  expect(callbackErrorText(authError('Auth session or user missing', 'AuthInvalidTokenResponseError'))).toBe(
    'Authentication completed but no user session was created',
  )
})

test('a failed exchange says why', () => {
  expect(callbackErrorText(authError('invalid flow state'))).toBe(
    'Failed to complete authentication: invalid flow state',
  )
})

test('a code of another browser comes from a link that has confirmed the address, or asks for another reset', () => {
  const missing = authError('PKCE code verifier not found in storage.', 'AuthPKCECodeVerifierMissingError')
  expect(isOtherBrowser(missing)).toBe(true)
  expect(isOtherBrowser(authError('invalid flow state'))).toBe(false)
  expect(resetLinkErrorText(missing)).toContain('in the browser in which you asked for it')
  expect(resetLinkErrorText(authError('Flow state not found'))).toContain('used already or is too old')
  expect(resetLinkErrorText(silence)).toBe(UNREACHABLE)
})

test.each([
  [{ message: EMAIL_CONFIRMED }, true],
  [{ message: EMAIL_CONFIRMED, code: 'x' }, false],
  [{ message: EMAIL_CONFIRMED, error: 'access_denied' }, false],
  [{ message: 'Send your password to somebody' }, false],
  [{}, false],
])('the callback %j says that the address is confirmed: %s', (query, confirmed) => {
  expect(saysConfirmed(query)).toBe(confirmed)
})
