import { ruleOf } from '#shared/achievements/catalogue.ts'
import { UNLOCK_XP } from '#shared/achievements/rule.ts'
import { xpToReach } from '#shared/progress/levels.ts'
import type { Api } from '#web/kit/api.ts'
import type { Say } from '#web/kit/ui/overlays/Toast.tsx'
import type { Earned, EarnedBy } from './awards.ts'
import { isFirstTime } from './celebrated.ts'
import { chime, FANFARE } from './chime.ts'
import { madeTheDay } from './madeTheDay.ts'
import { milestoneOf } from './milestone.ts'
import { isGamified } from '#web/settings/gamification.ts'

/** Whose award it is, on which date, what earned it, and how it is said. */
type Celebrated = EarnedBy & {
  personId: string
  today: string
  api: Api
  say: Say
  /** Whether it has a moment of its own already. */
  hasMoment: boolean
  /** Whether the person wants celebrations. */
  isWanted: boolean
}

/** The shapes of rarities, as their badges have them. */
const SIGNS: Readonly<Record<string, string>> = { common: '●', rare: '◆', epic: '✦', legendary: '★' }

/** Says what an award of XP has reached: a new level, achievements, a comeback, a streak of 7, 30, 100 or 365 days. */
export async function celebrate(award: Earned, celebrated: Celebrated): Promise<void> {
  const { total_xp, level, level_up, streak, comeback, achievements } = award
  const { personId, today, about, say, hasMoment, isWanted } = celebrated
  chime((level_up && isGamified()) || hasMoment ? FANFARE : undefined)
  if (comeback) say({ tone: 'success', about, text: 'A comeback! You missed once, and not twice.' })
  if (!isWanted || !isGamified()) return
  if (level_up) {
    const next = (xpToReach(level + 1) - total_xp).toLocaleString('en')
    say({
      tier: 2,
      about,
      over: 'level',
      scene: 'level',
      sign: String(level),
      text: `You reached level ${level}`,
      detail: `${next} XP to the next one.`,
    })
  }
  for (const { id, title, rarity } of achievements)
    say({
      tier: 2,
      about,
      scene: 'goal',
      sign: SIGNS[rarity] ?? '●',
      text: title,
      detail: `${ruleOf(id)?.description ?? 'An achievement'}: unlocked, +${UNLOCK_XP} XP.`,
    })
  const words = milestoneOf(streak)
  if (!words || !isFirstTime(`${personId} ${streak} ${today}`)) return
  if (await madeTheDay(celebrated.api, celebrated.source))
    say({
      tier: 2,
      about,
      scene: 'streak',
      sign: String(streak),
      text: `${streak} days in a row`,
      detail: words,
    })
}
