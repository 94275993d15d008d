import { ruleOf } from '#shared/achievements/catalogue.ts'
import { UNLOCK_XP } from '#shared/achievements/rule.ts'
import { levelAt } from '#shared/progress/levels.ts'
import type { Award } from '#shared/progress/award.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** What can earn XP: a task, a habit on a date, a goal that is reached, an achievement that is unlocked, or a challenge that is won. */
export type SourceKind = 'task' | 'habit' | 'goal' | 'achievement' | 'challenge'
/** The kinds whose awards make their date one of the streak. */
export const STREAK_KINDS: readonly SourceKind[] = ['task', 'habit']
export type Source = { source_kind: SourceKind; source_id: string; occurrence_date?: string }

/**
 * SQL: that a row of the ledger `l` counts for a week, a ritual and what else says how much was done: an unlock and a prize came on top
 * (docs/rules/achievements.md, docs/rules/challenges.md).
 */
export const IS_WORK = `l.source_kind not in ('achievement', 'challenge')`

/** What a ledger row remembers of the moment it was written. */
export type LedgerEntry = {
  amount: number
  /** With what was unlocked by it. */
  total_after: number
  streak_after: number
  /** Keys of the achievements that it has unlocked. */
  unlocked?: readonly string[] | null
}

/** The award of a ledger row: the same when it is written and each time the request comes again. */
export function awardOf({ amount, total_after, streak_after, unlocked }: LedgerEntry): Award {
  const level = levelAt(total_after)
  const keys = unlocked ?? []
  return {
    xp: amount,
    total_xp: total_after,
    level,
    level_up: level > levelAt(total_after - amount - keys.length * UNLOCK_XP),
    streak: streak_after,
    achievements: keys.flatMap((key) => {
      const rule = ruleOf(key)
      return rule ? [{ id: key, title: rule.title, rarity: rule.rarity }] : []
    }),
  }
}

/** The award of a source's latest ledger row, of one date if it names one; null where it never earned anything. */
export async function latestAward(db: Db, userId: UserId, source: Source): Promise<Award | null> {
  const { source_kind, source_id, occurrence_date = null } = source
  const [entry] = await db.read<LedgerEntry>(LATEST, [userId, source_kind, source_id, occurrence_date])
  return entry ? awardOf(entry) : null
}

/** Within a round the row that gives back comes last. */
const LATEST = `
  select amount, total_after, streak_after, unlocked from xp_ledger
  where user_id = $1 and source_kind = $2 and source_id = $3 and ($4::date is null or occurrence_date = $4)
  order by round desc, amount limit 1`
