import { levelAt } from '#shared/progress/levels.ts'
import type { Award } from '#shared/progress/award.ts'
import { type Db, read } from '#server/db/open.ts'
import type { UserId } from '#server/http/context.ts'

/** What a ledger row remembers of the moment it was written. */
export type LedgerEntry = { amount: number; total_after: number; streak_after: number }

/** What the person is told about a ledger row: now, and each time the same request comes again. */
export function awardOf({ amount, total_after, streak_after }: LedgerEntry): Award {
  const level = levelAt(total_after)
  return {
    xp: amount,
    total_xp: total_after,
    level,
    level_up: level > levelAt(total_after - amount),
    streak: streak_after,
    achievements: [],
  }
}

/** The award of a task's latest ledger row; null where it never earned anything. */
export async function latestAward(db: Db, userId: UserId, taskId: string): Promise<Award | null> {
  const [entry] = await read<LedgerEntry>(db, LATEST, [userId, taskId])
  return entry ? awardOf(entry) : null
}

const LATEST = `
  select amount, total_after, streak_after from xp_ledger
  where user_id = $1 and source_kind = 'task' and source_id = $2
  order by round desc, reason desc limit 1` // 'uncompleted' comes after 'completed'
