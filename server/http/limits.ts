import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '#server/deps.ts'

/** What is counted, with how often it may happen in how many seconds (docs/rules.md, Accounts). */
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
  /** What is used of a limit. Counts nothing. */
  used(limit: Limit, key: string): Promise<'nothing' | 'some' | 'all'>
  /** Starts a count again. */
  reset(limit: Limit, key: string): Promise<void>
}

/**
 * Counts in the database, for all servers together. With RATE_LIMITS off nothing is counted.
 *
 * Whatever is used up is refused from memory, so that a flood does not reach the database. While the database fails,
 * each server counts for itself.
 */
export function createLimits(deps: Pick<Deps, 'db' | 'settings' | 'vault' | 'log'>): Limits {
  if (!deps.settings.RATE_LIMITS)
    return { take: async () => null, used: async () => 'nothing', reset: async () => {} }
  const limiters = new Map<Limit, RateLimiterPostgres>()
  const storeClient = storeIn(deps)

  function limiterOf(limit: Limit): RateLimiterPostgres {
    const limiter = limiters.get(limit) ?? createLimiter(limit, storeClient)
    limiters.set(limit, limiter)
    return limiter
  }

  /** Derived, so that a reader of the table cannot see whose count it is. */
  function keyOf(limit: Limit, key: string): string {
    return deps.vault.derive('rate limit', `${limit}:${key}`)
  }

  return {
    async take(limit, key) {
      try {
        await limiterOf(limit).consume(keyOf(limit, key))
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async used(limit, key) {
      const used = (await limiterOf(limit).get(keyOf(limit, key)))?.consumedPoints ?? 0
      if (used === 0) return 'nothing'
      return used >= LIMITS[limit].points ? 'all' : 'some'
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(keyOf(limit, key))
    },
  }
}

function createLimiter(limit: Limit, storeClient: Store): RateLimiterPostgres {
  const { points, duration } = LIMITS[limit]
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // an hourly job does it
    keyPrefix: '',
    points,
    duration,
    // A right password starts this count again, which may happen at another server.
    inMemoryBlockOnConsumed: limit === 'wrongPasswords' ? 0 : points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: '', points, duration }),
  })
}

type Store = {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: unknown[]; rowCount: number }>
}

/** Our connections as the package wants them. */
function storeIn({ db, log }: Pick<Deps, 'db' | 'log'>): Store {
  return {
    async query({ text, values }) {
      try {
        const rows = await db.query(text, values)
        return { rows, rowCount: rows.length }
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'Limits are counted in memory',
        )
        throw error
      }
    },
  }
}
