import * as z from 'zod/mini'
import { ACCOUNT } from '#server/auth/accountGate.ts'
import { authRoute } from '#server/auth/authRoute.ts'
import { TokenBody } from '#server/auth/requestSchemas.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { logOut } from './logOut.ts'
import { grantToken, limitOfGrant } from './tokenGrants.ts'

const Session = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid(), email: z.string() }),
})

/** Sessions: how they start, go on and end. */
export const sessionRoutes = [
  authRoute({
    method: 'post',
    path: '/auth/v1/token',
    summary: 'Sign in or go on: grant_type is password, pkce or refresh_token',
    who: ANYONE,
    cost: 20,
    limit: limitOfGrant,
    describedBody: { TokenBody },
    answers: { 200: ['A session', { Session }], 400: ['The credentials are wrong'] },
    answer: async ({ c, deps }) => c.json(await grantToken(deps, c)),
  }),
  authRoute({
    method: 'post',
    path: '/auth/v1/logout',
    summary: 'End sessions',
    who: ACCOUNT,
    cost: 2,
    answers: { 204: ['They are ended'] },
    async answer({ c, deps, caller }) {
      await logOut(deps, caller, c.req.query('scope'))
      return c.body(null, 204)
    },
  }),
]
