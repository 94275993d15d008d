import type { Vault } from '#server/vault.ts'

/** Under what an address is known that has no account: only the holder of the secret can compute it. @param address in small letters */
export function hashOfAddress(vault: Vault, address: string): string {
  return vault.derive('invited address', address)
}

/** The token of a mail's link that ends invitations to its address. It never expires, and does nothing else. */
export function stopToken(vault: Vault, addressHash: string): string {
  return `${addressHash}.${vault.derive('stop invitations', addressHash)}`
}
