import { createCipheriv, createECDH, ECDH, hkdfSync } from 'node:crypto'

/** The keys of a browser's subscription: a point of P-256 (65 bytes) and a secret of 16 bytes. */
export type ReceiverKeys = { p256dh: Uint8Array; auth: Uint8Array }

const CURVE = 'prime256v1'
/** Larger than any push of ours, so that each is one record. */
const RECORD_SIZE = 4096
/** What the push service sees of the length of a text: how many times so many bytes. */
const PADDED_TO = 256

/** Whether keys can be encrypted for: `p256dh` or `auth` where not. */
export function wrongKeyOf({ p256dh, auth }: ReceiverKeys): 'p256dh' | 'auth' | null {
  if (p256dh.byteLength !== 65 || p256dh[0] !== 4) return 'p256dh'
  try {
    ECDH.convertKey(p256dh, CURVE)
  } catch {
    return 'p256dh' // no point of the curve
  }
  return auth.byteLength === 16 ? null : 'auth'
}

/** What is chosen anew for each push; tests give the values of the standard's example. */
export type PushNonce = { privateKey: Uint8Array; salt: Uint8Array }

/**
 * Encrypts a push for its browser alone (RFC 8291, `aes128gcm` of RFC 8188): a body of one record.
 *
 * @param text at most 3,000 bytes
 */
export function encryptPush(
  text: Uint8Array,
  receiver: ReceiverKeys,
  { privateKey, salt }: Partial<PushNonce> = {},
  paddedTo = PADDED_TO,
): Buffer {
  const sender = createECDH(CURVE)
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiver.p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.p256dh, senderKey])
  const secret = derive(shared, receiver.auth, info, 32)
  const used = salt ?? crypto.getRandomValues(new Uint8Array(16))
  const key = derive(secret, used, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, used, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const padding = Buffer.alloc((paddedTo - ((text.byteLength + 1) % paddedTo)) % paddedTo)
  const last = Buffer.from([2]) // the delimiter of a last record
  const encrypted = [cipher.update(Buffer.concat([text, last, padding])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([used, size, Buffer.from([senderKey.byteLength]), senderKey, ...encrypted])
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
