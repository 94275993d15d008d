import { type Metric, PRIZE_XP } from '#shared/challenges/challenge.ts'
import type { Award } from '#shared/progress/award.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { localDate } from '#shared/time/localDate.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { earn } from '#server/progress/earn.ts'
import { tellEnd } from './notices.ts'

/** From so many people on, a challenge was one against others. */
const CONTESTED_FROM = 3

/**
 * Gives a person what the end of a challenge brings them, once: the prize, and what follows from it. They are locked, and the result
 * stands.
 */
export async function giveEnd(inside: Inside, person: Person, id: string): Promise<void> {
  const { db: tx } = inside
  const [end] = await tx.query<End>(END, [id, person.id])
  if (!end) return
  const contested = end.people >= CONTESTED_FROM && end.score > 0
  if ((await tx.query(SETTLE, [person.id, id, contested, end.won])).length === 0) return
  tx.changed(person.id, 'challenges', id, 'update')
  const award = end.won
    ? await payPrize(tx, person, { id, endsAt: parseInstant(end.ends_at) }, inside.now())
    : null
  await happened(inside, person, 'challenge.ended', {
    challenge_id: id,
    score: end.score,
    contested,
    won: end.won,
    award,
  })
  if (end.metric !== 'xp' || person.isGamified) await tellEnd(inside, person, { id, name: end.name })
}

type End = { name: string; metric: Metric; ends_at: string; people: number; score: number; won: boolean }

const END = `
  select c.name, c.metric, ${instantSql('c.ends_at')} as ends_at, coalesce(r.score, 0) as score, coalesce(r.won, false) as won,
    (select count(*)::int from challenge_results a where a.challenge_id = c.id) as people
  from challenges c left join challenge_results r on r.challenge_id = c.id and r.user_id = $2
  where c.id = $1 and c.state = 'ended'`

const SETTLE = `
  update my_challenges set settled = true, contested = $3, won = $4
  where user_id = $1 and challenge_id = $2 and state = 'joined' and not settled returning challenge_id`

/**
 * A date has one prize at most, however many challenges end on it (docs/rules/challenges.md, End and prize).
 *
 * @returns null where the date has one
 */
async function payPrize(
  tx: Tx,
  person: Person,
  { id, endsAt }: { id: string; endsAt: Date },
  now: Date,
): Promise<Award | null> {
  const date = localDate(endsAt, person.dayRule)
  if ((await tx.query(PAID, [person.id, date])).length > 0) return null
  const source = { source_kind: 'challenge', source_id: id, round: 1, reason: 'won' } as const
  const earned = { occurrence_date: date, amount: PRIZE_XP, eligible: false, done_at: now }
  return earn(tx, person, { ...source, ...earned }, now)
}

const PAID = `
  select from xp_ledger where user_id = $1 and occurrence_date = $2 and source_kind = 'challenge' limit 1`
