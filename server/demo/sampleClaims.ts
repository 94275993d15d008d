import { daysAfter, MINUTE_MS } from '#shared/time/durations.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What a friend says to have done: minutes ago, and what they wrote to it. */
const TO_JUDGE = [
  { title: 'Swim 1 km', ago: 35, note: 'Forty lengths, the last ten slowly. The pool was almost empty.' },
  { title: 'Call the landlord', ago: 80, note: 'Done! He sends somebody for the heating on Thursday.' },
] as const

/**
 * Makes two friends of the person of a demo their partners, each with something to confirm, and lets the first of them have confirmed
 * what the person did last (docs/rules/demo.md, Demo).
 *
 * @param friends sample people, the first of whom is asked by default
 */
export async function addSampleClaims(
  tx: Tx,
  personId: UserId,
  friends: readonly UserId[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  for (const [index, { title, ago, note }] of TO_JUDGE.entries()) {
    const friend = friends[index]
    if (friend === undefined) continue
    await tx.query(PARTNERS, [personId, friend, now, index === 0])
    const done = new Date(now.getTime() - ago * MINUTE_MS)
    const until = daysAfter(now, 1)
    const id = crypto.randomUUID()
    await tx.query(CLAIM, [friend, id, crypto.randomUUID(), title, personId, today, done, until, note])
    await tx.query(INDEX, [personId, id, friend, done, until])
  }
  const [first] = friends
  if (first === undefined) return
  await tx.query(OWN, [personId, first])
  await tx.query(TYPE, [personId])
}

const PARTNERS = `
  insert into partners (user_id, partner_id, asked_by, state, since, is_default)
  values ($1, $2, $2, 'active', $3, $4), ($2, $1, $2, 'active', $3, false)`

const CLAIM = `
  insert into claims (user_id, id, task_id, title, type, witness_id, state, local_date, opened_at, proof_until, verdict_until,
    late, note, proof_at, judges)
  values ($1, $2, $3, $4, 'partner', $5::uuid, 'open', $6, $7, $8, $8, false, $9, $7, array[$5::uuid])`
const INDEX = `
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until)
  values ($1, $2, $3, 'partner', 'open', $4, $5)`

/** The last tasks that were done before today: all but the oldest were confirmed. */
const OWN = `
  insert into claims (user_id, id, task_id, title, type, witness_id, state, local_date, opened_at, proof_until, verdict_until,
    closed_at, late, verdict_answer, verdict_by, verdict_name, verdict_at)
  select t.user_id, gen_random_uuid(), t.id, t.title, 'partner', $2, case when t.n < 6 then 'confirmed' else 'unverified' end,
    t.scheduled_date, t.completed_at, t.completed_at, t.completed_at + interval '24 hours', t.completed_at, false,
    case when t.n < 6 then 'confirmed' end, case when t.n < 6 then $2::uuid end, case when t.n < 6 then u.name end,
    case when t.n < 6 then t.completed_at end
  from (
    select *, row_number() over (order by completed_at desc) as n from tasks
    where user_id = $1 and status = 'completed' and deleted_at is null and scheduled_date is not null
  ) t join users u on u.id = $2
  where t.n <= 6`
/** They answer to a partner. */
const TYPE = `
  update tasks t set accountability_type = 'partner' from claims c
  where t.user_id = $1 and c.user_id = $1 and c.task_id = t.id`
