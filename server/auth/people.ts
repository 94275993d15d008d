import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import {
  PERSON_COLUMNS,
  type PersonRow,
  type SignedInPerson,
  THEIR_SETTINGS,
  toPerson,
} from '#server/kit/http/person.ts'
import type { Tokens } from './tokens.ts'

/** The people behind access tokens, cached. */
export type People = {
  /** The person, or null when the token is not ours, is expired, or its session has ended. */
  ofToken(token: string): Promise<SignedInPerson | null>
  /** The person of an open session, as the database has it now; null when it has ended, or they are banned. */
  ofSession(userId: UserId, sessionId: string): Promise<SignedInPerson | null>
  /** Drops a person from the cache. Call it after a change of their day rule and after the end of a session. */
  forget(userId: UserId): void
}

/** How long the end of a session or of a signing key on another server may go unnoticed here. */
const CACHE_TTL_MS = 10_000
const CACHE_SIZE = 20_000

type World = {
  db: Db
  now: () => Date
  /** Milliseconds on a clock that nobody can turn. */
  elapsed: () => number
  tokens: Tokens
}
/** `until` is by the clock that nobody can turn. */
type CachedPerson = { userId: UserId; person: Promise<SignedInPerson | null>; until: number }
type Verified = { userId: UserId; sessionId: string; expiresAtMs: number; until: number }

/**
 * Checks tokens and sessions without a query for each request.
 *
 * A signature, whether the session still exists, and the person's day rule are cached for ten seconds, whatever happens to
 * the server's clock.
 */
export function createPeople({ db, now, elapsed, tokens }: World): People {
  const verified = new Map<string, Verified>()
  const sessions = new Map<string, CachedPerson>()

  async function verify(token: string): Promise<Verified | null> {
    const before = verified.get(token)
    if (before && before.expiresAtMs > now().getTime() && before.until > elapsed()) return before
    const verdict = await tokens.verify(token)
    if ('refused' in verdict) return null
    const { userId, sessionId, expiresAt } = verdict
    const expiresAtMs = expiresAt * 1000
    const until = elapsed() + Math.min(expiresAtMs - now().getTime(), CACHE_TTL_MS)
    return cache(verified, token, { userId, sessionId, expiresAtMs, until })
  }

  function personOf({ userId, sessionId }: Verified): Promise<SignedInPerson | null> {
    const before = sessions.get(sessionId)
    if (before && before.userId === userId && before.until > elapsed()) return before.person
    const cached: CachedPerson = {
      userId,
      person: readSignedIn(db, userId, sessionId, now()),
      until: elapsed() + CACHE_TTL_MS,
    }
    const drop = () => {
      if (sessions.get(sessionId) === cached) sessions.delete(sessionId)
    }
    // Who comes back, perhaps by another server, is let in at once.
    cached.person.then((person) => person?.deletionAt && drop(), drop)
    return cache(sessions, sessionId, cached).person
  }

  return {
    async ofToken(token) {
      const proof = await verify(token)
      return proof && personOf(proof)
    },
    ofSession: (userId, sessionId) => readSignedIn(db, userId, sessionId, now()),
    forget(userId) {
      for (const [sessionId, cached] of sessions) if (cached.userId === userId) sessions.delete(sessionId)
    },
  }
}

async function readSignedIn(
  db: Db,
  userId: UserId,
  sessionId: string,
  now: Date,
): Promise<SignedInPerson | null> {
  const [row] = await db.read<PersonRow & { deletion_at: Date | null }>(PERSON_OF_SESSION, [
    userId,
    sessionId,
    now,
  ])
  return row ? { ...toPerson(row), sessionId, deletionAt: row.deletion_at } : null
}

const PERSON_OF_SESSION = `
  select ${PERSON_COLUMNS}, a.deletion_at
  from sessions s
  join auth_users a on a.id = s.user_id and (a.banned_until is null or a.banned_until <= $3)
  join users u on u.id = $1 ${THEIR_SETTINGS}
  where s.user_id = $1 and s.id = $2`

/** Puts a value into a cache and evicts the oldest entry when it is full: a map keeps the order of insertion. */
function cache<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.delete(key)
  map.set(key, value)
  if (map.size > CACHE_SIZE) map.delete(map.keys().next().value ?? '')
  return value
}
