import { importJWK, SignJWT } from 'jose'
import type { Db } from '#server/kit/db/database.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import { newVapidPair, type VapidPair, vapidPairOf } from './vapidPair.ts'

/** How the server shows push services who it is (RFC 8292). */
export type Vapid = {
  /** The application server key that browsers subscribe with: 65 bytes, in base64url. */
  publicKey: () => Promise<string>
  /** The `Authorization` of a push to an endpoint. */
  authorizationFor: (endpoint: string) => Promise<string>
}

/** Services refuse more than 24 hours. */
const VALID_SECONDS = 12 * 3600

type World = {
  db: Db
  now: () => Date
  settings: Pick<
    Settings,
    'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT' | 'MAIL_FROM' | 'SITE_URL'
  >
  vault: Vault
}

/** The pair is that of the settings, or made at the first use and kept in the database, where all servers find it. */
export function createVapid({ db, now, settings, vault }: World): Vapid {
  const given = vapidPairOf(settings)
  let known: Promise<VapidPair> | null = null

  function pair(): Promise<VapidPair> {
    if (given) return Promise.resolve(given)
    known ??= storedPair(db, vault, now()).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  return {
    publicKey: async () => (await pair()).publicKey,
    async authorizationFor(endpoint) {
      const { publicKey, privateKey } = await pair()
      const point = Buffer.from(publicKey, 'base64url')
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
      const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256')
      const token = await new SignJWT({
        aud: new URL(endpoint).origin,
        exp: Math.floor(now().getTime() / 1000) + VALID_SECONDS,
        sub: subjectOf(settings),
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .sign(key)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

/** Of servers that start at once one makes the pair. */
async function storedPair(db: Db, vault: Vault, now: Date): Promise<VapidPair> {
  const found = await readPair(db, vault)
  if (found) return found
  const { publicKey, privateKey } = newVapidPair()
  await db.query(INSERT, [publicKey, vault.encrypt(privateKey), now])
  const stored = await readPair(db, vault)
  if (!stored) throw new Error('The keys for push services could not be stored')
  return stored
}

async function readPair(db: Db, vault: Vault): Promise<VapidPair | null> {
  const [row] = await db.query<{ public_key: string; private_key_encrypted: string }>(READ)
  return row ? { publicKey: row.public_key, privateKey: vault.decrypt(row.private_key_encrypted) } : null
}

const READ = 'select public_key, private_key_encrypted from vapid_keys'
const INSERT = `
  insert into vapid_keys (id, public_key, private_key_encrypted, created_at) values (1, $1, $2, $3)
  on conflict (id) do nothing`

/** Whom a push service may write to: VAPID_SUBJECT, else the address in MAIL_FROM, else the site. */
function subjectOf({ VAPID_SUBJECT, MAIL_FROM, SITE_URL }: World['settings']): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT
  const address = MAIL_FROM?.match(/[^\s<>]+@[^\s<>]+/)?.[0]
  return address === undefined ? SITE_URL : `mailto:${address}`
}
