import { xpToReach } from '#shared/progress/levels.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { useToast } from '#web/ui/Toast.tsx'
import { useAwards } from './awards.ts'
import { isFirstTime } from './celebrated.ts'
import { chime } from './chime.ts'
import { milestoneOf } from './milestone.ts'

/** Celebrates what the person's actions earned: a new level, a streak of 7, 30, 100 or 365 days, a goal. */
export function Celebration() {
  const say = useToast()
  const { id } = useProfile()
  const today = useToday()
  useAwards(({ xp, total_xp, level, level_up, streak, comeback }, about, moment) => {
    if (moment) say({ tier: 2, about, ...moment })
    if (xp <= 0) return
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
    if (words && isFirstTime(`${id} ${streak} ${today}`))
      say({ tier: 2, about, sign: String(streak), text: `${streak} days in a row`, detail: words })
  })
  return null
}
