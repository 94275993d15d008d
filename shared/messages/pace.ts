/** How many messages somebody sends in how many seconds at most, to all friends together (docs/rules/messages.md, Messages). */
export const PACE = { messages: 30, seconds: 60 }

/**
 * How long somebody has to wait before they send once more.
 *
 * @param sent when they sent the last messages, in any order
 * @returns whole seconds, at least 1; null when they may send now
 */
export function secondsToWait(sent: readonly Date[], now: Date): number | null {
  const recent = sent
    .map((at) => at.getTime() + PACE.seconds * 1000 - now.getTime())
    .filter((left) => left > 0)
    .toSorted((a, b) => b - a)
  const blocking = recent[PACE.messages - 1]
  return blocking === undefined ? null : Math.ceil(blocking / 1000)
}
