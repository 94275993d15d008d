import type { Db } from '#server/db/open.ts'
import type { Vault } from '#server/vault.ts'
import { loadSigningKeys, type SigningKey } from './keys.ts'

/** The keys of all servers, as one of them knows them. */
export type Keyring = {
  /** Every key whose tokens may still be alive, oldest first. */
  all(): Promise<SigningKey[]>
  /** One of our own, by its name; a name that is new makes us look again. */
  named(kid: string | undefined): Promise<SigningKey | undefined>
}

/** How long a server goes without looking. Twice this is less than a new key is published before it signs. */
const KEYS_LAST_MS = 4 * 60_000

/** Keeps the keys in memory and looks for new ones beside the answers; only after a long rest it looks first. */
export function createKeyring(db: Db, vault: Vault, now: () => Date): Keyring {
  let known: { keys: SigningKey[]; until: number } | null = null
  let looking: Promise<SigningKey[]> | null = null

  /** One look at a time, however many ask: forged tokens with made-up names cost one query. */
  function look(): Promise<SigningKey[]> {
    looking ??= loadSigningKeys(db, vault, now())
      .then((keys) => {
        known = { keys, until: now().getTime() + KEYS_LAST_MS }
        return keys
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  async function all(): Promise<SigningKey[]> {
    const moment = now().getTime()
    if (!known || known.until + KEYS_LAST_MS <= moment) return look()
    if (known.until <= moment) look().catch(() => {}) // the old ones are good until the next look
    return known.keys
  }

  async function named(kid: string | undefined): Promise<SigningKey | undefined> {
    const isIt = (key: SigningKey) => key.kid === kid
    return (await all()).find(isIt) ?? (await look()).find(isIt)
  }

  return { all, named }
}
