import type { Db } from '#server/kit/db/database.ts'
import { StartError } from '#server/startError.ts'
import type { Vault } from '#server/vault.ts'

/**
 * Compares SECRET_KEY with the one that the database was used with. The first start writes down a fingerprint of it.
 *
 * @throws a StartError when it is another one
 */
export async function checkSecretKey(db: Db, vault: Vault): Promise<void> {
  const known = await readFingerprint(db)
  if (known === undefined && !(await holdsKeysOfAnother(db, vault))) {
    await db.query(RECORD, [fingerprintOf(vault)])
    return checkSecretKey(db, vault) // another server may have been first
  }
  if (known === fingerprintOf(vault)) return
  throw new StartError(
    'SECRET_KEY is not the one that this database was used with: put that one back (the setting, or the file secret.key in ' +
      'DATA_DIR), or run "npm run rotate:keys -- --now", which accepts the new one and signs everybody out.',
  )
}

/** Makes the current SECRET_KEY the one of the database. @returns whether it was another one before */
export async function acceptSecretKey(tx: Db, vault: Vault): Promise<boolean> {
  const isAnother =
    (await readFingerprint(tx)) !== fingerprintOf(vault) || (await holdsKeysOfAnother(tx, vault))
  await tx.query(RECORD, [fingerprintOf(vault)])
  await tx.query('update secret_key_fingerprint set fingerprint = $1', [fingerprintOf(vault)])
  return isAnother
}

const RECORD = 'insert into secret_key_fingerprint (id, fingerprint) values (1, $1) on conflict do nothing'

async function readFingerprint(db: Db): Promise<string | undefined> {
  const [row] = await db.query<{ fingerprint: string }>('select fingerprint from secret_key_fingerprint')
  return row?.fingerprint
}

const fingerprintOf = (vault: Vault) => vault.derive('fingerprint', 'of SECRET_KEY')

/** Databases of earlier versions have no fingerprint, but signing keys that only their SECRET_KEY decrypts. */
async function holdsKeysOfAnother(db: Db, vault: Vault): Promise<boolean> {
  const rows = await db.query<{ private_jwk_encrypted: string }>(
    'select private_jwk_encrypted from signing_keys',
  )
  return rows.length > 0 && rows.every((row) => !canDecrypt(vault, row.private_jwk_encrypted))
}

function canDecrypt(vault: Vault, encrypted: string): boolean {
  try {
    vault.decrypt(encrypted)
    return true
  } catch {
    return false
  }
}
