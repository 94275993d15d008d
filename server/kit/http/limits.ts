import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#server/kit/db/database.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import { createReservations, type Reservation } from './reservations.ts'

/** What is counted, with how often it may happen in how many seconds (docs/rules/auth.md, Accounts). */
export const LIMITS = {
  /** Passwords tried from one network, or from one device that signed in before. */
  password: { points: 30, duration: 300 },
  /** Proofs of one person. */
  proof: { points: 30, duration: 300 },
  /** Refreshes and code exchanges: a refusal here would sign people out, so these are generous. */
  token: { points: 180, duration: 300 },
  signup: { points: 30, duration: 300 },
  recover: { points: 30, duration: 300 },
  resend: { points: 30, duration: 300 },
  user: { points: 30, duration: 300 },
  verify: { points: 60, duration: 300 },
  /** Questions of browsers that wait for a confirmation. */
  confirmation: { points: 300, duration: 300 },
  /** Mails caused from one network. */
  mails: { points: 30, duration: 3600 },
  /** Mails of one kind that one network or device causes to one recipient, whether or not there is such an account. */
  mailsOfKind: { points: 1, duration: 60 },
  /** Mails of all kinds that one network or device causes to one recipient. */
  mailsFromOne: { points: 6, duration: 3600 },
  /** Mails that all networks together cause to one recipient. */
  mailsToOne: { points: 12, duration: 3600 },
  /** Wrong passwords for one account from one network or device. */
  wrongPasswords: { points: 10, duration: 900 },
  /** Wrong passwords for one account from all networks together, after which one try at a time is let through. */
  wrongPasswordsInAll: { points: 100, duration: 3600 },
  slowTries: { points: 1, duration: 5 },
  /** Runs of the assistant, and messages sent to it, of one person. */
  runs: { points: 20, duration: 60 },
  messages: { points: 60, duration: 60 },
  /** Texts that one person lets speak, and recordings that they let transcribe. */
  speech: { points: 30, duration: 60 },
  transcription: { points: 10, duration: 60 },
  /** Archives that one person downloads, and files that they let look at. */
  exports: { points: 10, duration: 3600 },
  previews: { points: 10, duration: 3600 },
  /** Pictures that one person uploads. */
  uploads: { points: 60, duration: 3600 },
  /** Requests to be friends of one person. */
  friendRequests: { points: 100, duration: 86_400 },
  /** Wrong codes of teams that one person tries. */
  teamCodes: { points: 10, duration: 3600 },
  /** Cheers of one person. */
  cheers: { points: 100, duration: 86_400 },
  /** Envelopes of one address, and feedback. */
  envelope: { points: 60, duration: 60 },
  /** What one person reports. */
  reports: { points: 20, duration: 86_400 },
  feedback: { points: 5, duration: 3600 },
} as const
export type Limit = keyof typeof LIMITS

export type Limits = {
  /** Counts one. Answers how many seconds to wait when it is one too many, else null. */
  take: (limit: Limit, key: string) => Promise<number | null>
  /** Takes one beforehand, to be given back when it turns out not to count. */
  reserve: (limit: Limit, key: string) => Promise<Reservation>
  /** Lets time go by for all that is counted, in development: the package counts by the machine's clock, which stays. */
  advance: (seconds: number) => Promise<void>
}

type LimitsDeps = { db: Db; settings: Settings; vault: Vault; log: Logger }

/**
 * Counts in the database, for all servers together. With RATE_LIMITS off nothing is counted.
 *
 * What is used up by `take` is refused from memory, so that a flood does not reach the database. While the database fails,
 * each server counts for itself.
 */
export function createLimits(deps: LimitsDeps): Limits {
  if (!deps.settings.RATE_LIMITS)
    return {
      take: async () => null,
      reserve: async () => ({ giveBack: async () => {} }),
      advance: async () => {},
    }
  const storeClient = storeIn(deps)
  const limiters = oncePerLimit((limit) => createLimiter(limit, storeClient))
  const reservers = oncePerLimit((limit) =>
    createReservations(deps.db, LIMITS[limit], (error) => warnOfMemory(deps.log, error)),
  )

  /** Derived, so that a reader of the table cannot see whose count it is. */
  function keyOf(limit: Limit, key: string): string {
    return deps.vault.derive('rate limit', `${limit}:${key}`)
  }

  return {
    async take(limit, key) {
      try {
        await limiters.of(limit).consume(keyOf(limit, key))
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    reserve: (limit, key) => reservers.of(limit)(keyOf(limit, key)),
    async advance(seconds) {
      await deps.db.query('update rate_limits set expire = expire - $1', [seconds * 1000])
      limiters.forget() // what they refuse from memory
    },
  }
}

/** They keep what is used up in memory, so each is made once, until they are to forget it. */
function oncePerLimit<Made>(make: (limit: Limit) => Made) {
  const made = new Map<Limit, Made>()
  return {
    of(limit: Limit): Made {
      const known = made.get(limit) ?? make(limit)
      made.set(limit, known)
      return known
    },
    forget: () => made.clear(),
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
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: '', points, duration }),
  })
}

type Store = {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: unknown[]; rowCount: number }>
}

/** Our connections as the package wants them. */
function storeIn({ db, log }: Pick<LimitsDeps, 'db' | 'log'>): Store {
  return {
    async query({ text, values }) {
      try {
        const rows = await db.query(text, values)
        return { rows, rowCount: rows.length }
      } catch (error) {
        warnOfMemory(log, error)
        throw error
      }
    },
  }
}

function warnOfMemory(log: Logger, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  log.warn({ reason }, 'Limits are counted in memory')
}
