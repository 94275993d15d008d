import { REQUESTS_THAT_REACH } from '#shared/people/request.ts'
import type { REQUESTS_FROM } from '#shared/settings/choices.ts'
import type { Relation } from '#shared/people/relation.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { challengesTogether } from '#server/challenges/together.ts'
import { relationsOf } from '#server/people/relationsOf.ts'

/** What is between somebody who asks and whom they ask, as far as it decides what becomes of the request. */
export type Between = {
  relation: Relation
  /** Open requests of the sender, to anybody, and all that they sent to this one in the last 30 days. */
  open: number
  sent: number
  /** Whether the other one exists, has asked the sender, was asked already, and has declined. */
  isThere: boolean
  hasAsked: boolean
  isWaiting: boolean
  hasDeclined: boolean
  requestsFrom: (typeof REQUESTS_FROM)[number]
  /** Whether they have a friend, a team or a challenge in common. */
  isKnown: boolean
}

/** Whether a request comes to its addressee (docs/rules/people.md, Requests). Its sender cannot tell. */
export function reaches(between: Between): boolean {
  const { isThere, isWaiting, hasDeclined, sent, requestsFrom, isKnown } = between
  if (!isThere || !mayBecomeFriends(between)) return false
  if (isWaiting || hasDeclined || sent >= REQUESTS_THAT_REACH) return false
  return requestsFrom === 'everyone' || (requestsFrom === 'known' && isKnown)
}

/** Whether they are neither hidden from each other nor friends already. */
export function mayBecomeFriends({ relation }: Pick<Between, 'relation'>): boolean {
  return relation === 'stranger' || relation === 'team'
}

/**
 * Reads it, with the same statements whatever there is.
 *
 * @param key as requests to the same handle or address have it
 * @param since of when requests count
 */
export async function readBetween(
  db: Db,
  { sender, other, key }: { sender: PersonId; other: PersonId; key: string },
  { now, since }: { now: Date; since: Date },
): Promise<Between> {
  const relations = await relationsOf(db, sender, [other])
  const [own] = await db.query<Pick<Between, 'open' | 'sent'>>(OWN, [sender, other, key, now, since])
  const [theirs] = await db.query<Theirs>(THEIRS, [sender, other, now])
  const known = await db.query(KNOWN, [sender, other])
  const challenges = await challengesTogether(db, sender, [other])
  if (!own || !theirs) throw new Error('Counts have a row')
  const relation = relations.get(other) ?? 'stranger'
  return { relation, ...own, ...theirs, isKnown: known.length > 0 || challenges.size > 0 }
}

type Theirs = Pick<Between, 'isThere' | 'hasAsked' | 'isWaiting' | 'hasDeclined' | 'requestsFrom'>

const OWN = `
  select (
    select count(*)::int from friend_requests r
    where r.user_id = $1 and r.sent_by = $1 and r.state = 'open' and r.expires_at > $4
  ) as open, (
    select count(*)::int from friend_requests r
    where r.user_id = $1 and r.sent_by = $1 and (r.other_id = $2 or r.sent_to_key = $3) and r.created_at > $5
  ) as sent`

const THEIRS = `
  select exists (select from users u where u.id = $2) as "isThere",
    exists (
      select from friend_requests r
      where r.user_id = $2 and r.sent_by = $2 and r.other_id = $1 and r.state = 'open' and r.expires_at > $3
    ) as "hasAsked",
    exists (
      select from friend_requests r
      where r.user_id = $2 and r.sent_by = $1 and r.state = 'open' and r.expires_at > $3
    ) as "isWaiting",
    exists (
      select from friend_requests r
      where r.user_id = $2 and r.sent_by = $1 and r.state = 'declined' and r.kept_until > $3
    ) as "hasDeclined",
    coalesce((select s.requests_from from settings s where s.user_id = $2), 'everyone') as "requestsFrom"`

const KNOWN = `
  (
    select friend_id from friendships where user_id = $1
    intersect select friend_id from friendships where user_id = $2
  ) union all (
    select team_id from my_teams where user_id = $1 intersect select team_id from my_teams where user_id = $2
  )
  limit 1`
