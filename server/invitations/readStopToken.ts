import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#server/vault.ts'
import { stopToken } from './addressHash.ts'

/** Whose invitations a token ends; null for one that we did not make. */
export function readStopToken(vault: Vault, token: string): string | null {
  const [addressHash = '', signature = ''] = token.split('.')
  const [, wanted = ''] = stopToken(vault, addressHash).split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(wanted)]
  return given.length === right.length && timingSafeEqual(given, right) ? addressHash : null
}
