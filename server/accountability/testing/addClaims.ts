import type { Claim } from '#shared/claims/claim.ts'
import { addDays } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { TestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** A claim as the score sees it: `ago` in days before today, by UTC. */
export type AddedClaim = Pick<Claim, 'type' | 'state'> &
  Partial<Pick<Claim, 'late' | 'title' | 'task_id' | 'witness_id'>> & { ago?: number; verdict_until?: Date }

/** Puts claims of a person into the database, as they would be after a while. */
export async function addClaims(
  { db, deps }: TestServer,
  { id }: TestPerson,
  claims: readonly AddedClaim[],
): Promise<void> {
  const now = deps.now()
  const today = localDate(now, { timezone: 'UTC', dayStart: '00:00' })
  for (const claim of claims) {
    const {
      type,
      state,
      late = false,
      title = 'A task',
      task_id = crypto.randomUUID(),
      witness_id = null,
    } = claim
    const until = claim.verdict_until ?? new Date(now.getTime() + 86_400_000)
    const date = addDays(today, -(claim.ago ?? 0))
    const closed = state === 'open' || state === 'withdrawn' ? null : now
    await db.query(INSERT, [id, task_id, title, type, witness_id, state, date, now, until, closed, late])
  }
}

const INSERT = `
  insert into claims (user_id, id, task_id, title, type, witness_id, state, local_date, opened_at, proof_until,
    verdict_until, closed_at, late)
  values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)`
