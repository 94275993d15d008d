import { expect, test } from 'vitest'
import { PURPOSES, type Purpose } from './purposes.ts'

/** For how many seconds a secret holds, and how often it may be tried (docs/rules/auth.md, Accounts). */
const HOLDS: Record<Purpose, readonly [seconds: number, tries: number]> = {
  signup_link: [86_400, 1],
  recovery_link: [86_400, 1],
  email_change_current_link: [86_400, 1],
  email_change_new_link: [86_400, 1],
  reauthentication_code: [600, 5],
  provider_state: [600, 1],
  session_code: [300, 5],
}

test('a link of a mail holds for a day, a code for minutes, and only codes may be tried again', () => {
  const purposes = Object.entries(PURPOSES).map(([name, { seconds, tries }]) => [name, [seconds, tries]])
  expect(Object.fromEntries(purposes)).toEqual(HOLDS)
})
