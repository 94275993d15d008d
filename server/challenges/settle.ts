import { standingOf, winnersOf } from '#shared/challenges/standing.ts'
import type { Db } from '#server/kit/db/database.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Deps, Inside } from '#server/deps.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { giveEnd } from './giveEnd.ts'
import { endWith } from './result.ts'
import { type ChallengeRow, lockChallenge, readRow, readRows } from './rows.ts'
import { readScores } from './scores.ts'

/** The end of a challenge, and what it brings one person: moments of the challenge and of that person. */
const CHALLENGE_END = 'challenge_end'
const CHALLENGE_OVER = 'challenge_over'
/**
 * Thousands may end at noon, while others complete tasks: with the usual eight at once these waited three times as long, with two
 * twice as long, and one of each kind takes no longer in all.
 */
const PACE = { atOnce: 1, claimed: 32, hurry: { afterSeconds: 8, atOnce: 4 } }
const RETRIES = { first: 5, longest: 600, giveUpAfter: 30 * 86_400 }

/** Sets when a challenge ends; null when it does no more. */
export function setEnd(db: Db, id: string, at: Date | null): Promise<void> {
  return setDue(db, { ownerId: id, kind: CHALLENGE_END, subject: id }, at)
}

export const DUE_ENDS: DueKinds = {
  [CHALLENGE_END]: {
    lock: lockChallenge,
    clock: 'trusted',
    retries: RETRIES,
    ...PACE,
    run: (inside, { ownerId }, now) => settle(inside, ownerId, now),
  },
  [CHALLENGE_OVER]: {
    lock: 'person',
    clock: 'any',
    retries: RETRIES,
    ...PACE,
    async run(inside, { ownerId, subject }) {
      const person = await personOf(inside.db, ownerId as UserId)
      if (person) await giveEnd(inside, person, subject)
    },
  },
}

/**
 * Fixes the result of a challenge whose end has come (docs/rules/challenges.md, End and prize), once, by the reader or the job
 * that finds it first. It is locked. What it brings each person follows in a change of their own, by which they hear of it.
 */
async function settle(inside: Inside, id: string, now: Date): Promise<void> {
  const { db: tx } = inside
  const [row] = await readRows(tx, NOBODY, [id])
  if (!row || row.state !== 'open' || row.ends_at > now.toISOString()) return
  await tell(inside, 'challenges', id, 'update', id, row.joined)
  const standing = standingOf(row, (await readScores(tx, [row])).get(id) ?? [])
  const winners = new Set(winnersOf(row, standing).map((winner) => winner.id))
  await endWith(tx, id, standing, winners)
  await tx.query(SET_OVER, [row.joined, CHALLENGE_OVER, id, now])
  tx.after(inside.due.wake)
}

/** The result is the same for everybody. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as PersonId

const SET_OVER = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at) select p.id, $2, $3, $4, $4 from unnest($1::uuid[]) as p (id)
  on conflict (owner_id, kind, subject) do nothing`

/**
 * Challenges that a person reads, with the result of those whose end has come: who reads first settles it, and has what it brings
 * them when they are answered.
 */
export async function settled(
  deps: Deps,
  person: Person,
  rows: readonly ChallengeRow[],
): Promise<ChallengeRow[]> {
  const now = deps.now()
  const current: ChallengeRow[] = []
  for (const row of rows) {
    const isDue = row.state === 'open' && row.ends_at <= now.toISOString()
    if (isDue) await settleNow(deps, row.id, now)
    const after = isDue ? await readRow(deps.db, person.id, row.id) : row
    if (after.owed) await giveNow(deps, person, row.id)
    current.push(after)
  }
  return current
}

function settleNow(deps: Deps, id: string, now: Date): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx }
    await lockChallenge(tx, id)
    await settle(inside, id, now)
    await setEnd(tx, id, null)
  })
}

function giveNow(deps: Deps, person: Person, id: string): Promise<void> {
  return change(deps, person, async (tx, inside) => {
    await giveEnd(inside, person, id)
    await setDue(tx, { ownerId: person.id, kind: CHALLENGE_OVER, subject: id }, null)
  })
}
