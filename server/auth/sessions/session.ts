import type { Deps } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { User } from '#server/auth/account/user.ts'
import type { AuthenticationMethod } from './authenticationMethod.ts'

/** A session with the one refresh token that is valid for it now. */
export type OpenSession = {
  userId: UserId
  sessionId: string
  refreshToken: string
  amr: AuthenticationMethod[]
}

/** A session that was just started or refreshed, with its account. */
export type SignedIn = { session: OpenSession; user: User }

/** The body of an answer of `/token`. */
export type Session = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: User
  /** The provider's own tokens, only in the first answer after a sign-in with a provider. */
  provider_token?: string
  provider_refresh_token?: string
}

/** Signs an access token and makes the answer of `/token`. Call it after the transaction: keys may need a look-up. */
export async function sessionBody(
  { tokens, settings }: Pick<Deps, 'tokens' | 'settings'>,
  { session, user }: SignedIn,
): Promise<Session> {
  const { token, expiresAt } = await tokens.sign({
    sub: session.userId,
    session_id: session.sessionId,
    email: user.email,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    amr: session.amr,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.ACCESS_TOKEN_TTL,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user,
  }
}
