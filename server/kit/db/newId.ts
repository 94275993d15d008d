let lastTime = 0
let sequence = 0
/** Random bytes for the next ids: asking for a few at a time costs more than all the rest. */
const random = new Uint8Array(16 * 256)
let used = random.length

/**
 * A UUID v7 (RFC 9562, 5.7, method 1): ids rise with time, and within a millisecond by a counter. Made by Web-standard means,
 * since it also runs in a browser's worker.
 */
export function newId(): string {
  const bytes = nextRandom()
  const now = Date.now()
  sequence = now > lastTime ? ((bytes[6] ?? 0) << 3) | ((bytes[7] ?? 0) & 7) : sequence + 1
  lastTime = Math.max(now, lastTime) + (sequence > 0xfff ? 1 : 0)
  sequence &= 0xfff
  const hex = Array.from(bytes.subarray(8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const time = lastTime.toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(hex.charAt(0), 16) & 3) | 8).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${sequence.toString(16).padStart(3, '0')}`,
    variant + hex.slice(1, 4),
    hex.slice(4),
  ].join('-')
}

function nextRandom(): Uint8Array {
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  used += 16
  return random.subarray(used - 16, used)
}
