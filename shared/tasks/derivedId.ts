/**
 * The id of an occurrence or of a split series: a UUID v5 (RFC 9562, 5.5) in the namespace of its series, so that all
 * devices give the same one the same id (docs/rules.md, Repeating tasks).
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

/** SHA-1 (RFC 3174) of some bytes, as five words of 32 bits. The browser's own is asynchronous. */
function sha1(bytes: readonly number[]): number[] {
  const length = Math.ceil((bytes.length + 9) / 64) * 16
  const words = Array.from({ length }, () => 0)
  for (const [place, byte] of [...bytes, 0x80].entries())
    words[place >> 2] = (words[place >> 2] ?? 0) | (byte << (24 - 8 * (place % 4)))
  words[length - 1] = bytes.length * 8
  let hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let block = 0; block < length; block += 16) hash = mixed(hash, words.slice(block, block + 16))
  return hash
}

function mixed(hash: readonly number[], block: readonly number[]): number[] {
  const words = [...block]
  for (let at = 16; at < 80; at += 1) {
    const [p = 0, q = 0, r = 0, s = 0] = [words[at - 3], words[at - 8], words[at - 14], words[at - 16]]
    words.push(rolled(p ^ q ^ r ^ s, 1))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash
  for (const [round, word] of words.entries()) {
    const next = (rolled(a, 5) + choice(round, b, c, d) + e + word) | 0
    ;[a, b, c, d, e] = [next, a, rolled(b, 30), c, d]
  }
  return [a, b, c, d, e].map((word, place) => (word + (hash[place] ?? 0)) | 0)
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
