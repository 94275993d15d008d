import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '#server/settings.ts'

/** Encryption and derivation with the server's secret. */
export type Vault = {
  /** Encrypts a text (AES-256-GCM), so that a copy of the database is not enough to read it. */
  encrypt(text: string): string
  /** @throws an Error when the text was encrypted with another secret or was changed */
  decrypt(encrypted: string): string
  /** HMAC-SHA256 of a value: only the holder of the secret can compute it. 256 bits, in base64url. */
  derive(purpose: string, value: string): string
}

/** A vault with SECRET_KEY, or with the secret that the first start stored in DATA_DIR. */
export function openVault(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Vault {
  const secret = settings.SECRET_KEY ?? storedSecret(path.join(settings.DATA_DIR, 'secret.key'))
  const cipherKey = keyFor('encrypt')
  const derivationKey = keyFor('derive')

  function keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, 'goal-crusher', purpose, 32))
  }

  return {
    encrypt(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
    derive: (purpose, value) =>
      createHmac('sha256', derivationKey).update(`${purpose}:${value}`).digest('base64url'),
  }
}

/** Written to a file of its own and linked to its place, so that two first starts agree on one secret. */
function storedSecret(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
