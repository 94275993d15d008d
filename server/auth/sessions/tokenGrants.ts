import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { Limit } from '#server/kit/http/limits.ts'
import { rememberDevice } from '#server/auth/deviceCookie.ts'
import { AuthError, invalid } from '#server/auth/errors.ts'
import { limitPasswordTries, limitRequests } from '#server/auth/rateLimit.ts'
import { deviceOf } from '#server/auth/requestContext.ts'
import { requesterOf } from '#server/auth/requester.ts'
import { bodyOf, CodeBody, PasswordBody, RefreshBody } from '#server/auth/requestSchemas.ts'
import { sayNewDevice } from './newDevice.ts'
import { refreshSession } from './refreshSession.ts'
import type { Session } from './session.ts'
import { exchangeCode, signInWithPassword } from './signIn.ts'

/** `POST /token`: three ways to a session, by `grant_type`. From then on the device is known to the account. */
export async function grantToken(deps: Deps, c: Context): Promise<Session> {
  const session = await sessionOf(deps, c)
  if (c.req.query('grant_type') !== 'refresh_token') await sayNewDevice(deps, c, session)
  rememberDevice(c, deps, session.user.email)
  return session
}

async function sessionOf(deps: Deps, c: Context): Promise<Session> {
  const device = deviceOf(deps, c)
  switch (c.req.query('grant_type')) {
    case 'password': {
      const body = await bodyOf(c, PasswordBody)
      const email = (body.email ?? '').trim().toLowerCase()
      const requester = requesterOf(deps, c, email)
      await limitRequests(deps, c, 'password', requester.device ?? requester.network)
      if (email === '') throw invalid('missing email or phone')
      const signIn = { email, password: body.password ?? '', device, requester }
      return limitPasswordTries(deps, requester, () => signInWithPassword(deps, signIn))
    }
    case 'pkce': {
      const { auth_code: code, code_verifier: verifier } = await bodyOf(c, CodeBody)
      if (!code || !verifier)
        throw invalid('invalid request: both auth code and code verifier should be non-empty')
      return exchangeCode(deps, { code, verifier, device })
    }
    case 'refresh_token': {
      const { refresh_token: token } = await bodyOf(c, RefreshBody)
      return refreshSession(deps, { token: token ?? '', device })
    }
    case undefined:
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}

/** The limit that a grant counts against by its network. One with a password counts by itself, an unknown one is refused. */
export function limitOfGrant(c: Context): Limit | null {
  switch (c.req.query('grant_type')) {
    case 'pkce':
    case 'refresh_token':
      return 'token'
    case 'password':
    case undefined:
    default:
      return null
  }
}
