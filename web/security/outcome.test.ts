import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test.each([
  ['', null],
  ['?tab=friends', null],
  ['?changed=nonsense', null],
  ['?changed=email&message=Call+this+number', 'One of two addresses is confirmed.'],
  ['?changed=email&code=x', 'Your new address is confirmed.'],
  [
    '?changed=email&error=access_denied&error_description=Email+link+is+invalid',
    'This link was used already',
  ],
  ['?changed=google&code=x', 'You can now sign in with Google.'],
  ['?changed=github&error=server_error&error_code=identity_already_exists', 'This GitHub account belongs'],
  [
    '?changed=google&error=invalid_request&error_code=bad_oauth_state',
    'Google was not linked: begin and finish',
  ],
  ['?changed=github&error=access_denied&error_description=Call+this+number', 'GitHub was not linked.'],
])('the settings at %j say in our own words what came of it', (search, words) => {
  const text = outcomeOf(search)?.text ?? null
  expect(text && words ? text.startsWith(words) : text).toBe(words ? true : null)
})
