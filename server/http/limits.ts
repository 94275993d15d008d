import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Settings } from '#server/settings.ts'

/** What is counted, with how often it may happen in how many seconds (authentication wire, section 7). */
const LIMITS = {
  /** Passwords tried from one address. */
  password: { points: 30, duration: 300 },
  /** Refreshes and code exchanges: a refusal here would sign people out, so these are generous. */
  token: { points: 180, duration: 300 },
  signup: { points: 30, duration: 300 },
  recover: { points: 30, duration: 300 },
  resend: { points: 30, duration: 300 },
  user: { points: 30, duration: 300 },
  verify: { points: 60, duration: 300 },
  /** Mails caused from one address. */
  mails: { points: 30, duration: 3600 },
  /** Mails of one kind to one recipient, whether or not there is such an account. */
  mailTo: { points: 1, duration: 60 },
  /** Wrong passwords for one account, after which each further try has to wait. */
  wrongPasswords: { points: 10, duration: 900 },
  slowTries: { points: 1, duration: 5 },
} as const
export type Limit = keyof typeof LIMITS

export type Limits = {
  /** Counts one. Answers how many seconds to wait when it is one too many, else null. */
  take(limit: Limit, key: string): Promise<number | null>
  /** Whether all of a limit is used up. Counts nothing. */
  isUsedUp(limit: Limit, key: string): Promise<boolean>
  /** Starts a count again. */
  reset(limit: Limit, key: string): Promise<void>
}

/** Counts in this process's memory. With RATE_LIMITS off nothing is counted. */
export function createLimits({ RATE_LIMITS }: Pick<Settings, 'RATE_LIMITS'>): Limits {
  if (!RATE_LIMITS) return { take: async () => null, isUsedUp: async () => false, reset: async () => {} }
  const limiters = new Map<Limit, RateLimiterMemory>()

  function limiterOf(limit: Limit): RateLimiterMemory {
    const limiter = limiters.get(limit) ?? new RateLimiterMemory({ keyPrefix: limit, ...LIMITS[limit] })
    limiters.set(limit, limiter)
    return limiter
  }

  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async isUsedUp(limit, key) {
      const used = await limiterOf(limit).get(key)
      return used !== null && used.consumedPoints >= LIMITS[limit].points
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}
