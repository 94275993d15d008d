/** A browser's side of a subscription (RFC 8291), by WebCrypto alone. */
export type Receiver = {
  keys: { p256dh: string; auth: string }
  /** @throws an Error when the body was not made for this browser, or is not of the form */
  decrypt: (body: Uint8Array) => Promise<Uint8Array>
}

const { subtle } = crypto
const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const
const text = (words: string) => new TextEncoder().encode(words)
const inBase64url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(bytes as ArrayBuffer).toString('base64url')

/** A browser that has just subscribed. */
export async function createReceiver(): Promise<Receiver> {
  const pair = await subtle.generateKey(ECDH, false, ['deriveBits'])
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  const auth = crypto.getRandomValues(new Uint8Array(16))

  async function decrypt(sent: Uint8Array): Promise<Uint8Array> {
    const body = Uint8Array.from(sent)
    const view = new DataView(body.buffer)
    const recordSize = view.getUint32(16)
    const idLength = view.getUint8(20)
    const [salt, sender, record] = [
      body.slice(0, 16),
      body.slice(21, 21 + idLength),
      body.slice(21 + idLength),
    ]
    if (record.length > recordSize || record.length < 18) throw new Error('The body is not one record')
    const senderKey = await subtle.importKey('raw', sender, ECDH, false, [])
    const shared = new Uint8Array(
      await subtle.deriveBits({ name: 'ECDH', public: senderKey }, pair.privateKey, 256),
    )
    const info = new Uint8Array([...text('WebPush: info\0'), ...own, ...sender])
    const secret = await expand(shared, auth, info, 32)
    const key = await expand(secret, salt, text('Content-Encoding: aes128gcm\0'), 16)
    const nonce = await expand(secret, salt, text('Content-Encoding: nonce\0'), 12)
    const cipher = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const padded = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, cipher, record))
    const end = padded.findLastIndex((byte) => byte !== 0)
    if (padded[end] !== 2) throw new Error('The record is not the last one')
    return padded.slice(0, end)
  }

  return { keys: { p256dh: inBase64url(own), auth: inBase64url(auth) }, decrypt }
}

async function expand(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(
    await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
  )
}
