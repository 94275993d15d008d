import { lockedBeside } from '#shared/achievements/catalogue.ts'
import type { AchievementRule } from '#shared/achievements/rule.ts'
import type { Figure } from '#shared/achievements/statistics.ts'
import type { StreakState } from '#shared/progress/streak.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { STREAK_COLUMNS } from '#server/progress/streakDays.ts'

/** What a person has unlocked, and the totals that are kept of them. */
export type Standing = {
  unlocked: readonly string[]
  locked: readonly AchievementRule[]
  /** Whether something of this figure is still to be unlocked: others need no counting. */
  isLocked: (figure: Figure) => boolean
  tasks: number
  timerMs: number
  streak: StreakState
}

/** One statement by the person's key. */
export async function readStanding(db: Db, userId: UserId): Promise<Standing> {
  const [row] = await db.read<StandingRow>(STANDING, [userId])
  if (!row) throw new Error(`No person ${userId}`)
  const { unlocked, tasks_done: tasks, timer_ms, ...streak } = row
  const locked = lockedBeside(unlocked)
  const figures = new Set(locked.map(({ figure }) => figure))
  return {
    unlocked,
    locked,
    isLocked: (figure) => figures.has(figure),
    tasks,
    timerMs: Number(timer_ms),
    streak,
  }
}

type StandingRow = StreakState & { unlocked: string[]; tasks_done: number; timer_ms: string | number }

const STANDING = `
  select u.tasks_done, u.timer_ms, ${STREAK_COLUMNS},
    array(select a.key from achievement_unlocks a where a.user_id = $1) as unlocked
  from users u where u.id = $1`
