import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import type { Vault } from '#server/vault.ts'
import type { FileAddresses } from './files.ts'

/**
 * Addresses that are signed with the server's secret. The key is random and is the name in the storage, so that a picture is
 * found without asking the database, and the address says nothing of whose it is.
 */
export function createFileAddresses(vault: Pick<Vault, 'derive'>): FileAddresses {
  const signatureOf = (key: string, expires: number) => vault.derive('file address', `${key}:${expires}`)
  return {
    of(key, end) {
      const expires = Math.floor(end / 1000)
      return `/files/${key}?expires=${expires}&signature=${signatureOf(key, expires)}`
    },
    isGood({ key, expires, signature }, now) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false
      return String(Number(expires)) === expires && isSameToken(signature, signatureOf(key, Number(expires)))
    },
  }
}
