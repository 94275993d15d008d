/**
 * The id of an occurrence or of a split series: a UUID v5 (RFC 9562, 5.5) in the namespace of its series, so that all
 * devices give the same one the same id (docs/rules/tasks.md, Repeating tasks).
 *
 * @param namespace a UUID
 */
export function derivedId(namespace: string, name: string): string {
  const space = namespace.replaceAll('-', '').match(/../g) ?? []
  const hash = sha1([...space.map((byte) => Number.parseInt(byte, 16)), ...utf8(name)])
  const hex = hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}

function utf8(text: string): number[] {
  const bytes = encodeURIComponent(text).matchAll(/%(..)|./g)
  return [...bytes].map(([byte, hex]) => (hex ? Number.parseInt(hex, 16) : byte.charCodeAt(0)))
}

type Hash = readonly [number, number, number, number, number]

const BLOCK_BYTES = 64

/** SHA-1 (RFC 3174) of some bytes, as five words of 32 bits. The browser's own is asynchronous. */
function sha1(bytes: readonly number[]): Hash {
  const padded = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES
  const message = new DataView(new ArrayBuffer(padded))
  for (const [at, byte] of [...bytes, 0x80].entries()) message.setUint8(at, byte)
  message.setUint32(padded - 4, bytes.length * 8)
  let hash: Hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let block = 0; block < padded; block += BLOCK_BYTES) hash = mixed(hash, message, block)
  return hash
}

function mixed(hash: Hash, message: DataView, block: number): Hash {
  const schedule = new DataView(new ArrayBuffer(80 * 4))
  const wordAt = (round: number) => schedule.getInt32(4 * round)
  let [a, b, c, d, e] = hash
  for (let round = 0; round < 80; round += 1) {
    const word =
      round < 16
        ? message.getInt32(block + 4 * round)
        : rolled(wordAt(round - 3) ^ wordAt(round - 8) ^ wordAt(round - 14) ^ wordAt(round - 16), 1)
    schedule.setInt32(4 * round, word)
    const next = (rolled(a, 5) + choice(round, b, c, d) + e + word) | 0
    ;[a, b, c, d, e] = [next, a, rolled(b, 30), c, d]
  }
  return [(a + hash[0]) | 0, (b + hash[1]) | 0, (c + hash[2]) | 0, (d + hash[3]) | 0, (e + hash[4]) | 0]
}

function choice(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

function rolled(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
