import { createECDH } from 'node:crypto'
import type { Settings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'

/** The application server's keys (RFC 8292), in base64url: the point (65 bytes) and the scalar (32 bytes). */
export type VapidPair = { publicKey: string; privateKey: string }

/** A new pair. */
export function newVapidPair(): VapidPair {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const privateKey = Buffer.alloc(32)
  keys.getPrivateKey().copy(privateKey, 32 - keys.getPrivateKey().byteLength) // leading zeros are left out there
  return { publicKey: keys.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/**
 * The pair that the operator has set; null without one.
 *
 * @throws a StartError when it is half of one, or no pair
 */
export function vapidPairOf({
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
}: Pick<Settings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): VapidPair | null {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return null
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined)
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both, or none.')
  if (publicKeyOf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY)
    throw new StartError('VAPID_PUBLIC_KEY is not the key of VAPID_PRIVATE_KEY: set the pair, or none.')
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
}

function publicKeyOf(privateKey: string): string | null {
  const keys = createECDH('prime256v1')
  try {
    keys.setPrivateKey(privateKey, 'base64url')
    return keys.getPublicKey('base64url')
  } catch {
    return null // zero, or above the order of the curve
  }
}
