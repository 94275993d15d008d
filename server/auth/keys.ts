import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db } from '#server/db/open.ts'
import type { Vault } from '#server/vault.ts'

/** The only algorithm that we sign with and accept. */
export const ALGORITHM = 'ES256'

/** A pair of keys as the server uses it; the private half is null when SECRET_KEY is not the one it was sealed with. */
export type SigningKey = {
  kid: string
  publicKey: CryptoKey
  privateKey: CryptoKey | null
  jwk: JWK
  activeFrom: Date
  expiresAt: Date | null
}

/** Every key whose tokens may still be alive, oldest first. When none can sign, a new one is made. */
export async function loadSigningKeys(db: Db, vault: Vault, now: Date): Promise<SigningKey[]> {
  const keys = await readKeys(db, vault, now)
  if (keys.some((key) => key.privateKey && key.activeFrom <= now)) return keys
  await addSigningKey(db, vault, now, now)
  return readKeys(db, vault, now)
}

/** Makes and stores a new key that signs from a given moment on. */
async function addSigningKey(db: Db, vault: Vault, now: Date, activeFrom: Date): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  await db
    .insertInto('signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify({ kty, crv, x, y }),
      private_jwk_encrypted: vault.encrypt(JSON.stringify(await exportJWK(privateKey))),
      active_from: activeFrom,
      created_at: now,
    })
    .execute()
  return kid
}

/** How long a new key is published before it signs: longer than anybody keeps a copy of the key set. */
const PUBLISHED_BEFORE_MS = 10 * 60_000

/**
 * Makes a new key that signs in ten minutes. The keys before it stay until the last token that they signed has expired.
 *
 * @param tokensLiveSeconds ACCESS_TOKEN_TTL
 */
export async function rotateSigningKeys(
  db: Db,
  vault: Vault,
  now: Date,
  tokensLiveSeconds: number,
): Promise<{ kid: string; activeFrom: Date; oldOnesExpireAt: Date }> {
  const activeFrom = new Date(now.getTime() + PUBLISHED_BEFORE_MS)
  // Servers look for new keys every few minutes, so the old one may sign a little longer.
  const oldOnesExpireAt = new Date(activeFrom.getTime() + PUBLISHED_BEFORE_MS + tokensLiveSeconds * 1000)
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('signing_keys').where('expires_at', '<=', now).execute()
    await tx
      .updateTable('signing_keys')
      .set({ expires_at: oldOnesExpireAt })
      .where('expires_at', 'is', null)
      .execute()
    return { kid: await addSigningKey(tx, vault, now, activeFrom), activeFrom, oldOnesExpireAt }
  })
}

async function readKeys(db: Db, vault: Vault, now: Date): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('active_from')
    .orderBy('kid')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      kid: row.kid,
      publicKey: await imported(row.public_jwk),
      privateKey: await privateKeyOf(row.private_jwk_encrypted, vault),
      jwk: { ...row.public_jwk, kid: row.kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
      activeFrom: row.active_from,
      expiresAt: row.expires_at,
    })),
  )
}

async function privateKeyOf(sealed: string, vault: Vault): Promise<CryptoKey | null> {
  let jwk: JWK
  try {
    jwk = JSON.parse(vault.decrypt(sealed))
  } catch {
    return null // sealed with another SECRET_KEY: it can still check tokens, not sign them
  }
  return imported(jwk)
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is not a public-key pair')
  return key
}
