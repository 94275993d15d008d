import { endMoment, lastDate } from '#shared/challenges/period.ts'
import { addDays } from '#shared/time/civil.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { setEnd } from '#server/challenges/settle.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'

const DAYS = 7
/** So many of them are behind. */
const BEHIND = 3
const TARGET = 40

/** A challenge that runs: the person of a demo and their friends carry it together (docs/rules/demo.md, Demo). */
export async function addSampleChallenge(
  tx: Tx,
  personId: UserId,
  friends: readonly UserId[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  const [maker] = friends
  if (maker === undefined) return
  const id = newId()
  const starts_on = addDays(today, -BEHIND)
  const ends_on = lastDate({ starts_on, days: DAYS })
  const ends_at = endMoment({ ends_on })
  await tx.query(CHALLENGE, [id, starts_on, ends_on, ends_at, TARGET, maker, now])
  const people = [personId, ...friends]
  await tx.query(INDEX, [people, id, maker, starts_on, ends_at])
  await tx.query(MEMBERS, [id, people, maker])
  await setEnd(tx, id, parseInstant(ends_at))
}

const CHALLENGE = `
  insert into challenges (id, name, kind, metric, starts_on, ends_on, ends_at, target, created_by, created_at)
  values ($1, 'Forty tasks together', 'together', 'tasks', $2, $3, $4, $5, $6, $7)`
const INDEX = `
  insert into my_challenges (user_id, challenge_id, sent_by, state, metric, starts_on, ends_at)
  select p.id, $2, $3, 'joined', 'tasks', $4, $5 from unnest($1::uuid[]) as p (id)`
const MEMBERS = `
  insert into challenge_members (challenge_id, user_id, sent_by, state) select $1, p.id, $3, 'joined' from unnest($2::uuid[]) as p (id)`
