import type { Vault } from '#server/vault.ts'

/** The ids of an account and of its email identity. */
export type SignUpIds = { id: string; identityId: string }

/**
 * The ids that a sign-up with an address is answered with, and a new account with it gets. They are derived from the address,
 * so that nothing has to be looked up before the answer, and a second answer is like the first.
 */
export function signUpIds(vault: Pick<Vault, 'derive'>, email: string): SignUpIds {
  return { id: derivedUuid(vault, 'account', email), identityId: derivedUuid(vault, 'identity', email) }
}

/** A UUID of version 4, as chance would make it. */
function derivedUuid(vault: Pick<Vault, 'derive'>, purpose: string, value: string): string {
  const bytes = Buffer.from(vault.derive(`id of an ${purpose}`, value), 'base64url').subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
