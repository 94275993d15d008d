import { linkToken, readLinkToken } from '#server/mail/linkToken.ts'
import type { Vault } from '#server/vault.ts'

const PURPOSE = 'stop invitations'

/** Under what an address is known that has no account: only the holder of the secret can compute it. @param address in small letters */
export function hashOfAddress(vault: Vault, address: string): string {
  return vault.derive('invited address', address)
}

/** The token of a mail's link that ends invitations to its address. */
export const stopToken = (vault: Vault, addressHash: string) => linkToken(vault, PURPOSE, addressHash)

/** Whose invitations a token ends; null for one that we did not make. */
export const readStopToken = (vault: Vault, token: string) => readLinkToken(vault, PURPOSE, token)
