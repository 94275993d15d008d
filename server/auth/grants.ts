import type { Context } from 'hono'
import type { Deps } from '#server/http/context.ts'
import { bodyOf, CodeBody, PasswordBody, RefreshBody } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import { refreshSession } from './refresh.ts'
import type { Requests } from './requests.ts'
import { exchangeCode, signInWithPassword } from './signIn.ts'
import type { Session } from './wire.ts'

/** `POST /token`: three ways to a session, told apart by `grant_type`. */
export async function grantToken(deps: Deps, requests: Requests, c: Context): Promise<Session> {
  const device = requests.device(c)
  switch (c.req.query('grant_type')) {
    case 'password': {
      await requests.limit(c, 'password')
      const body = await bodyOf(c, PasswordBody)
      const email = (body.email ?? '').trim().toLowerCase()
      if (email === '') throw invalid('missing email or phone')
      return requests.tryPassword(email, () =>
        signInWithPassword(deps, { email, password: body.password ?? '', device }),
      )
    }
    case 'pkce': {
      await requests.limit(c, 'token')
      const { auth_code: code, code_verifier: verifier } = await bodyOf(c, CodeBody)
      if (!code || !verifier)
        throw invalid('invalid request: both auth code and code verifier should be non-empty')
      return exchangeCode(deps, { code, verifier, device })
    }
    case 'refresh_token': {
      await requests.limit(c, 'token')
      const { refresh_token: token } = await bodyOf(c, RefreshBody)
      return refreshSession(deps, { token: token ?? '', device })
    }
    case undefined:
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
