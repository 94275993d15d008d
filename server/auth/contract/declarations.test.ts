import { expect, test } from 'vitest'
import { security } from '../securitySlice.ts'
import { accounts } from '../slice.ts'

type Entry = [call: string, who: string, proof: boolean, cost: number, limited: boolean]

/** Who may call an operation, whether after a recent proof, its cost, and whether its requests are limited by network. */
const DECLARED: Entry[] = [
  ['get /auth/v1/health', 'anyone', false, 0, false],
  ['get /auth/v1/settings', 'anyone', false, 1, false],
  ['get /auth/v1/.well-known/jwks.json', 'anyone', false, 1, false],
  ['post /auth/v1/signup', 'anyone', false, 20, true],
  ['post /auth/v1/signup/confirmation', 'anyone', false, 2, true],
  ['get /auth/v1/user', 'account', false, 1, false],
  ['put /auth/v1/user', 'account', false, 20, true],
  ['post /auth/v1/token', 'anyone', false, 20, true],
  ['post /auth/v1/logout', 'account', false, 2, false],
  ['get /auth/v1/verify', 'anyone', false, 2, true],
  ['post /auth/v1/verify', 'anyone', false, 2, true],
  ['post /auth/v1/recover', 'anyone', false, 5, true],
  ['post /auth/v1/resend', 'anyone', false, 5, true],
  ['get /auth/v1/reauthenticate', 'account', false, 5, false],
  ['get /auth/v1/authorize', 'anyone', false, 2, true],
  ['get /auth/v1/callback', 'anyone', false, 2, true],
  ['get /auth/v1/user/identities/authorize', 'account', true, 2, false],
  ['delete /auth/v1/user/identities/:id', 'account', true, 2, false],
  ['get /api/sessions', 'person', false, 1, false],
  ['post /api/sessions/proof', 'person', false, 20, true],
  ['delete /api/sessions/:id', 'person', false, 2, false],
  ['get /api/security-events', 'person', false, 1, false],
  ['delete /api/account', 'person', true, 5, false],
  ['post /api/account/restore', 'person', false, 2, false],
]

test('who may call what, at which cost', () => {
  const declared = [...accounts.routes, ...security.routes].map(
    ({ method, path, who, cost, answers }): Entry => [
      `${method} ${path}`,
      who.who,
      who.proof ?? false,
      cost,
      429 in answers,
    ],
  )
  expect(declared).toEqual(DECLARED)
})
