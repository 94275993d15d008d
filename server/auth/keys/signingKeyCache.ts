import type { Db } from '#server/kit/db/database.ts'
import type { Vault } from '#server/vault.ts'
import { loadSigningKeys, type SigningKey } from './signingKeys.ts'

/** The signing keys of all servers, cached in memory. */
export type SigningKeyCache = {
  /** Every key whose tokens may still be valid, oldest first. */
  all(): Promise<SigningKey[]>
  /** The key of a `kid`; an unknown one reads the database again. */
  byId(kid: string | undefined): Promise<SigningKey | undefined>
}

/** How long keys are cached. After twice this no server accepts a key that was deleted. */
const CACHE_TTL_MS = 5_000

/** After the first load expired keys are refreshed in the background; after twice the time callers wait for it. */
export function createSigningKeyCache(db: Db, vault: Vault, now: () => Date): SigningKeyCache {
  let cached: { keys: SigningKey[]; at: number } | null = null
  let loading: Promise<SigningKey[]> | null = null

  /** One load at a time for all callers: forged tokens with made-up key ids cost one query. */
  function load(): Promise<SigningKey[]> {
    loading ??= loadSigningKeys(db, vault, now())
      .then((keys) => {
        cached = { keys, at: now().getTime() }
        return keys
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  async function all(): Promise<SigningKey[]> {
    const age = cached ? now().getTime() - cached.at : Infinity
    if (!cached || age < 0 || age >= 2 * CACHE_TTL_MS) return load() // a clock that was set back has another valid key
    if (age >= CACHE_TTL_MS) load().catch(() => {}) // the old ones are valid until the next load
    return cached.keys
  }

  async function byId(kid: string | undefined): Promise<SigningKey | undefined> {
    const isIt = (key: SigningKey) => key.kid === kid
    return (await all()).find(isIt) ?? (await load()).find(isIt)
  }

  return { all, byId }
}
