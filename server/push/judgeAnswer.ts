import type { OutboundAnswer, OutboundFailure } from '#server/outbound/outboundRequest.ts'

/** What follows from what a push service answered. */
export type Verdict =
  | { kind: 'taken' }
  /** The subscription has ended. */
  | { kind: 'gone' }
  | { kind: 'later'; at: Date; reason: string }
  | { kind: 'refused'; reason: string }

/** Seconds until the next tries, where the service does not say. After the last one a push is given up. */
const PAUSES = [10, 60, 300]

/**
 * Judges an answer by its status (docs/rules/push.md, Push).
 *
 * @param failures so many tries had failed before
 * @param until after it the push is of no use
 */
export function judgeAnswer(
  answer: OutboundAnswer | OutboundFailure,
  { failures, until, now }: { failures: number; until: Date; now: Date },
): Verdict {
  const reason = 'failure' in answer ? answer.failure : `status ${answer.status}`
  if (!isWorthAnotherTry(answer)) {
    if ('status' in answer && answer.status >= 200 && answer.status < 300) return { kind: 'taken' }
    if ('status' in answer && [404, 410].includes(answer.status)) return { kind: 'gone' }
    return { kind: 'refused', reason }
  }
  const pause = PAUSES[failures]
  if (pause === undefined) return { kind: 'refused', reason: `${reason}, given up` }
  const asked = 'headers' in answer ? retryAfterOf(answer.headers['retry-after'], now) : null
  const at = new Date(now.getTime() + (asked ?? pause) * 1000)
  return at < until
    ? { kind: 'later', at, reason }
    : { kind: 'refused', reason: `${reason} until it is of no use` }
}

function isWorthAnotherTry(answer: OutboundAnswer | OutboundFailure): boolean {
  if ('failure' in answer)
    return answer.failure !== 'address not allowed' && answer.failure !== 'too many redirects'
  return answer.status === 429 || answer.status >= 500
}

/** Seconds, as a number or until a date; null without a sense. */
function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, seconds) : null
}
