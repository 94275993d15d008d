import { createHash } from 'node:crypto'

/** The SHA-256 of a file that comes in parts. `hex` is asked for once, at its end. */
type Checksum = { add: (bytes: Uint8Array) => void; hex: () => string }

/** A checksum of nothing yet. */
export function createChecksum(): Checksum {
  const hash = createHash('sha256')
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') }
}

/** The SHA-256 of a text, as hex. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
