import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { MINUTE_MS } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Vault } from '#server/vault.ts'
import { acceptSecretKey, checkSecretKey } from './secretKeyFingerprint.ts'

/** The only algorithm that we sign with and accept. */
export const ALGORITHM = 'ES256'

/** A pair of keys whose private half was encrypted with our SECRET_KEY. */
export type SigningKey = {
  kid: string
  publicKey: CryptoKey
  privateKey: CryptoKey
  jwk: JWK
  activeFrom: Date
  expiresAt: Date | null
}

/**
 * Every key whose tokens may still be valid, oldest first. Makes a new one when none can sign.
 *
 * @throws a StartError when the database was used with another SECRET_KEY
 */
export async function loadSigningKeys(db: Db, vault: Vault, now: Date): Promise<SigningKey[]> {
  const keys = await readKeys(db, vault, now)
  if (keys.some((key) => key.activeFrom <= now)) return keys
  await checkSecretKey(db, vault)
  await addSigningKey(db, vault, now, now)
  return readKeys(db, vault, now)
}

/** How long a new key is published before it signs: longer than other servers and clients cache the key set. */
const PUBLISHED_BEFORE_MS = 10 * MINUTE_MS

/**
 * Makes a new key that signs in ten minutes. The keys before it stay until the last token that they signed has expired.
 *
 * @param tokenTtlSeconds ACCESS_TOKEN_TTL
 */
export async function rotateSigningKeys(
  db: Db,
  vault: Vault,
  now: Date,
  tokenTtlSeconds: number,
): Promise<{ kid: string; activeFrom: Date; oldOnesExpireAt: Date }> {
  const activeFrom = new Date(now.getTime() + PUBLISHED_BEFORE_MS)
  // Servers cache keys for some minutes, so the old one may sign a little longer.
  const oldOnesExpireAt = new Date(activeFrom.getTime() + PUBLISHED_BEFORE_MS + tokenTtlSeconds * 1000)
  return db.transaction(async (tx) => {
    await tx.query('delete from signing_keys where expires_at <= $1', [now])
    await tx.query('update signing_keys set expires_at = $1 where expires_at is null', [oldOnesExpireAt])
    return { kid: await addSigningKey(tx, vault, now, activeFrom), activeFrom, oldOnesExpireAt }
  })
}

/**
 * Makes a new key that signs at once and deletes all others. With another SECRET_KEY than before, it ends all sessions and
 * deletes what cannot be decrypted any more.
 */
export async function replaceSigningKeys(
  db: Db,
  vault: Vault,
  now: Date,
): Promise<{ kid: string; sessionsEnded: boolean }> {
  return db.transaction(async (tx) => {
    const sessionsEnded = await acceptSecretKey(tx, vault)
    await tx.query('delete from signing_keys')
    if (sessionsEnded) for (const text of FORGET_ENCRYPTED) await tx.query(text)
    return { kid: await addSigningKey(tx, vault, now, now), sessionsEnded }
  })
}

const FORGET_ENCRYPTED = [
  'delete from sessions', // with their refresh tokens, which were derived with the key
  'delete from vapid_keys',
  "delete from secrets where purpose in ('session_code', 'reauthentication_code')",
  // Of those that wait: what the mailbox of development keeps is only not shown.
  '/* across people: the key was everybody’s */ delete from due_moments where payload is not null',
]

async function readKeys(db: Db, vault: Vault, now: Date): Promise<SigningKey[]> {
  const rows = await db.query<KeyRow>(VALID_KEYS, [now])
  const keys = await Promise.all(
    rows.map(async (row): Promise<SigningKey | null> => {
      const privateKey = await privateKeyOf(row.private_jwk_encrypted, vault)
      return (
        privateKey && {
          kid: row.kid,
          publicKey: await imported(row.public_jwk),
          privateKey,
          jwk: { ...row.public_jwk, kid: row.kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
          activeFrom: row.active_from,
          expiresAt: row.expires_at,
        }
      )
    }),
  )
  return keys.filter((key) => key !== null)
}

type KeyRow = {
  kid: string
  public_jwk: JWK
  private_jwk_encrypted: string
  active_from: Date
  expires_at: Date | null
}

const VALID_KEYS = `
  select kid, public_jwk, private_jwk_encrypted, active_from, expires_at from signing_keys
  where expires_at is null or expires_at > $1 order by active_from, kid`

/** Makes and stores a key that signs from a given moment on. @returns its id */
async function addSigningKey(db: Db, vault: Vault, now: Date, activeFrom: Date): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  const encrypted = vault.encrypt(JSON.stringify(await exportJWK(privateKey)))
  await db.query(INSERT_KEY, [kid, JSON.stringify({ kty, crv, x, y }), encrypted, activeFrom, now])
  return kid
}

const INSERT_KEY = `
  insert into signing_keys (kid, public_jwk, private_jwk_encrypted, active_from, created_at)
  values ($1, $2, $3, $4, $5)`

async function privateKeyOf(encrypted: string, vault: Vault): Promise<CryptoKey | null> {
  let jwk: JWK
  try {
    jwk = JSON.parse(vault.decrypt(encrypted))
  } catch {
    return null // encrypted with another SECRET_KEY
  }
  return imported(jwk)
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is not a public-key pair')
  return key
}
