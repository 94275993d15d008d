import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Person, UserId } from '#server/http/context.ts'
import type { Tokens } from './tokens.ts'

/** Who stands behind a token. */
export type People = {
  /** The person, or null when the token is not ours, is expired, or its session has ended. */
  ofToken(token: string): Promise<Person | null>
  /** Must be called after whatever changes a person's day rule or ends a session of theirs. */
  forget(userId: UserId): void
}

/** How long another server's news about a session may take to arrive here. */
const REMEMBERED_MS = 10_000
const REMEMBERED_AT_MOST = 20_000

type World = { db: Db; now: () => Date; tokens: Tokens }
type Known = { userId: UserId; person: Promise<Person | null>; until: number }
type Verified = { userId: UserId; sessionId: string; until: number }

/**
 * Checks tokens and sessions without asking the database for each request.
 *
 * A signature is checked once per token. That the session still exists, and how the person's
 * days are counted, is remembered for ten seconds.
 */
export function createPeople({ db, now, tokens }: World): People {
  const verified = new Map<string, Verified>()
  const sessions = new Map<string, Known>()

  async function verify(token: string): Promise<Verified | null> {
    const before = verified.get(token)
    if (before && before.until > now().getTime()) return before
    const verdict = await tokens.verify(token)
    if ('refused' in verdict) return null
    const { userId, sessionId, expiresAt } = verdict
    return remember(verified, token, { userId, sessionId, until: expiresAt * 1000 })
  }

  function personOf({ userId, sessionId }: Verified): Promise<Person | null> {
    const before = sessions.get(sessionId)
    if (before && before.userId === userId && before.until > now().getTime()) return before.person
    const known: Known = {
      userId,
      person: readPerson(db, userId, sessionId, now()),
      until: now().getTime() + REMEMBERED_MS,
    }
    known.person.catch(() => {
      if (sessions.get(sessionId) === known) sessions.delete(sessionId)
    })
    return remember(sessions, sessionId, known).person
  }

  return {
    async ofToken(token) {
      const proof = await verify(token)
      return proof && personOf(proof)
    },
    forget(userId) {
      for (const [sessionId, known] of sessions) if (known.userId === userId) sessions.delete(sessionId)
    },
  }
}

async function readPerson(db: Db, userId: UserId, sessionId: string, now: Date): Promise<Person | null> {
  const { rows } = await sql<{ timezone: string; day_start: string; week_start: number }>`
    select u.timezone, u.day_start, u.week_start
    from sessions s
    join auth_users a on a.id = s.user_id and (a.banned_until is null or a.banned_until <= ${now})
    join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.id = ${sessionId}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const dayRule = { timezone: row.timezone, dayStart: row.day_start }
  return { id: userId, sessionId, dayRule, weekStart: row.week_start }
}

/** A map keeps the order of its entries, so the first one is the oldest. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.delete(key)
  map.set(key, value)
  if (map.size > REMEMBERED_AT_MOST) map.delete(map.keys().next().value ?? '')
  return value
}
