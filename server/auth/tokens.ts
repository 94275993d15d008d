import { decodeProtectedHeader, errors, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import type { Metadata } from './account/metadata.ts'
import { createSigningKeyCache } from './keys/signingKeyCache.ts'
import { ALGORITHM } from './keys/signingKeys.ts'
import type { AuthenticationMethod } from './sessions/authenticationMethod.ts'

/** The claims of an access token (docs/wire.md, Accounts). */
type Claims = {
  sub: UserId
  session_id: string
  email: string
  app_metadata: Metadata
  user_metadata: Metadata
  amr: AuthenticationMethod[]
}

/** The owner of a token and its end in epoch seconds; or the reason why it is refused, with a status for a wrong `sub`. */
type Verdict =
  | { userId: UserId; sessionId: string; expiresAt: number }
  | { refused: string; claimStatus?: 400 | 403 }

export type Tokens = {
  sign(claims: Claims): Promise<{ token: string; expiresAt: number }>
  verify(token: string): Promise<Verdict>
  /** The public keys, for `/.well-known/jwks.json`. */
  publicKeys(): Promise<JWK[]>
}

const AUDIENCE = 'authenticated'

type World = {
  db: Db
  now: () => Date
  settings: Pick<Settings, 'SITE_URL' | 'ACCESS_TOKEN_TTL'>
  vault: Vault
}

/** Makes and checks access tokens. The keys live in the database, so any number of servers share them. */
export function createTokens({ db, now, settings, vault }: World): Tokens {
  const issuer = () => `${settings.SITE_URL}/auth/v1`
  const keys = createSigningKeyCache(db, vault, now)

  return {
    async sign(claims) {
      const all = await keys.all()
      const moment = now() // read after the keys: the first one may have been made just now
      const key = all.findLast((candidate) => candidate.activeFrom <= moment)
      if (!key) throw new Error('There is no key to sign access tokens with')
      const issuedAt = Math.floor(moment.getTime() / 1000)
      const expiresAt = issuedAt + settings.ACCESS_TOKEN_TTL
      const token = await new SignJWT({
        ...claims,
        phone: '',
        role: AUDIENCE,
        aal: 'aal1',
        is_anonymous: false,
        iss: issuer(),
        aud: AUDIENCE,
        iat: issuedAt,
        exp: expiresAt,
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
        .sign(key.privateKey)
      return { token, expiresAt }
    },

    async verify(token) {
      try {
        const key = await keys.byId(decodeProtectedHeader(token).kid)
        if (!key) return { refused: 'unrecognized JWT kid' }
        const options = { issuer: issuer(), audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: now() }
        const { payload } = await jwtVerify(token, key.publicKey, options)
        const { sub, session_id: sessionId, exp } = payload
        if (!sub) return { refused: 'missing sub claim', claimStatus: 403 }
        if (!isUuid(sub)) return { refused: 'sub claim must be a UUID', claimStatus: 400 }
        if (!isUuid(sessionId)) return { refused: 'the session_id claim must be a UUID' }
        if (!exp) return { refused: 'the exp claim is missing' }
        return { userId: sub as UserId, sessionId, expiresAt: exp }
      } catch (error) {
        return { refused: refusalOf(error) }
      }
    },

    publicKeys: async () => (await keys.all()).map((key) => key.jwk),
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

/** @throws errors that are not about the token, such as a lost database connection */
function refusalOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token is expired'
  if (error instanceof errors.JOSEError) return error.message
  if (error instanceof TypeError || error instanceof SyntaxError) return 'token is malformed'
  throw error
}
