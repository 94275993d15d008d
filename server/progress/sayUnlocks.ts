import { UNLOCK_XP } from '#shared/achievements/rule.ts'
import type { Award } from '#shared/progress/award.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import { awardOf, type LedgerEntry, type Source } from './award.ts'

/**
 * Says in the award of a source what it has unlocked, and keeps that with its ledger row, so that a repeated request gets the
 * same. The award's own XP stays; total and level have what the unlocks paid.
 *
 * @param award of the source's latest ledger row, which was written before what it unlocked
 */
export async function sayUnlocks(
  tx: Tx,
  userId: UserId,
  source: Source,
  award: Award,
  unlocked: readonly Unlocked[],
): Promise<Award> {
  if (unlocked.length === 0) return award
  const { source_kind, source_id, occurrence_date = null } = source
  const keys = unlocked.map(({ id }) => id)
  const values = [userId, source_kind, source_id, occurrence_date, keys, keys.length * UNLOCK_XP]
  const [entry] = await tx.query<LedgerEntry>(SAY, values)
  return entry ? awardOf(entry) : award
}

const SAY = `
  update xp_ledger set unlocked = $5, total_after = total_after + $6::int
  where user_id = $1 and id = (
    select l.id from xp_ledger l
    where l.user_id = $1 and l.source_kind = $2 and l.source_id = $3 and ($4::date is null or l.occurrence_date = $4)
    order by l.round desc, l.amount limit 1
  )
  returning amount, total_after, streak_after, unlocked`
