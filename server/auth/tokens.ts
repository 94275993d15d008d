import { decodeProtectedHeader, errors, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Db } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'
import type { Settings } from '#server/settings.ts'
import { ALGORITHM, loadSigningKeys, type SigningKey } from './keys.ts'
import type { AuthenticationMethod, Metadata } from './schema.ts'
import type { Vault } from '#server/vault.ts'

/** What an access token says about its bearer (authentication wire, section 2). */
export type Claims = {
  sub: UserId
  session_id: string
  email: string
  app_metadata: Metadata
  user_metadata: Metadata
  amr: AuthenticationMethod[]
}

/** Whose token it is and, in epoch seconds, until when; or, in words, why it is not accepted. */
export type Verdict = { userId: UserId; sessionId: string; expiresAt: number } | { refused: string }

export type Tokens = {
  sign(claims: Claims): Promise<{ token: string; expiresAt: number }>
  verify(token: string): Promise<Verdict>
  /** The public halves, for `/.well-known/jwks.json`. */
  publicKeys(): Promise<JWK[]>
}

const AUDIENCE = 'authenticated'
/** How long a server goes without looking for keys that another one made. */
const KEYS_LAST_MS = 5 * 60_000

type World = {
  db: Db
  now: () => Date
  settings: Pick<Settings, 'SITE_URL' | 'ACCESS_TOKEN_TTL'>
  vault: Vault
}

/** Makes and checks access tokens. The keys live in the database, so any number of servers share them. */
export function createTokens({ db, now, settings, vault }: World): Tokens {
  const issuer = () => `${settings.SITE_URL}/auth/v1`
  let known: { keys: SigningKey[]; until: number } | null = null

  /**
   * Tokens are signed inside transactions. Waiting there for another connection could leave everybody waiting, so
   * keys that are due are looked up beside the answer, and a server asks for them before it answers anything.
   */
  async function keys(): Promise<SigningKey[]> {
    if (!known) return freshKeys()
    if (known.until <= now().getTime()) {
      known.until = now().getTime() + KEYS_LAST_MS
      freshKeys().catch(() => {}) // the old ones are good until the next look
    }
    return known.keys
  }

  async function freshKeys(): Promise<SigningKey[]> {
    const fresh = await loadSigningKeys(db, vault, now())
    known = { keys: fresh, until: now().getTime() + KEYS_LAST_MS }
    return fresh
  }

  /** Chosen by its name out of our own keys; a token that names a new one makes us look again. */
  async function keyNamed(kid: string | undefined): Promise<SigningKey | undefined> {
    const named = (key: SigningKey) => key.kid === kid
    return (await keys()).find(named) ?? (await freshKeys()).find(named)
  }

  return {
    async sign(claims) {
      const all = await keys()
      const moment = now() // asked after the keys: the first one is made just now
      const key = all.findLast((candidate) => candidate.privateKey && candidate.activeFrom <= moment)
      if (!key?.privateKey) throw new Error('There is no key to sign access tokens with')
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
        const key = await keyNamed(decodeProtectedHeader(token).kid)
        if (!key) return { refused: 'unrecognized JWT kid' }
        const options = { issuer: issuer(), audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: now() }
        const { payload } = await jwtVerify(token, key.publicKey, options)
        const { sub, session_id: sessionId, exp } = payload
        if (typeof sub !== 'string' || typeof sessionId !== 'string' || !exp)
          return { refused: 'missing claims' }
        return { userId: sub as UserId, sessionId, expiresAt: exp }
      } catch (error) {
        return { refused: whyRefused(error) }
      }
    },

    publicKeys: async () => (await keys()).map((key) => key.jwk),
  }
}

/** @throws what is no fault of the token's, such as a lost database */
function whyRefused(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token is expired'
  if (error instanceof errors.JOSEError) return error.message
  if (error instanceof TypeError || error instanceof SyntaxError) return 'token is malformed'
  throw error
}
