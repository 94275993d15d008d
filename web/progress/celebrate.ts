import { xpToReach } from '#shared/progress/levels.ts'
import type { Say } from '#web/ui/Toast.tsx'
import type { Earned } from './awards.ts'
import { chime } from './chime.ts'
import { isFirstTime } from './celebrated.ts'
import { milestoneOf } from './milestone.ts'

/** Whose award it is, on which date, and how it is said. */
type Celebrated = { personId: string; today: string; about: string; say: Say }

/** Says what an award of XP has reached: a new level, a comeback, a streak of 7, 30, 100 or 365 days. */
export function celebrate(
  { total_xp, level, level_up, streak, comeback }: Earned,
  { personId, today, about, say }: Celebrated,
): void {
  chime()
  if (level_up) {
    const next = (xpToReach(level + 1) - total_xp).toLocaleString('en')
    say({
      tier: 2,
      about,
      over: 'level',
      sign: String(level),
      text: `You reached level ${level}`,
      detail: `${next} XP to the next one.`,
    })
  }
  if (comeback) say({ tone: 'success', about, text: 'A comeback! You missed once, and not twice.' })
  const words = milestoneOf(streak)
  if (words && isFirstTime(`${personId} ${streak} ${today}`))
    say({ tier: 2, about, sign: String(streak), text: `${streak} days in a row`, detail: words })
}
