import { Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { grouped } from '#shared/numbers/grouped.ts'
import { UNKNOWN } from '#web/kit/ui/unknown.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useEarned, useStats, useStatsLoad } from './data.ts'
import { streakTone } from './streakTone.ts'
import styles from './StatsLine.module.css'
import { useIsGamified } from '#web/settings/gamification.ts'

/** What a part of the line is about. */
export type StatsPart = 'today' | 'xp' | 'streak' | 'level'

/** The figures of the strip in one line, for a phone: each part opens its detail (docs/rules/progress.md, Figures). */
export function StatsLine({ onOpen }: { onOpen: (part: StatsPart) => void }) {
  const { today } = useStats()
  const isKnown = useStatsLoad().state === 'ready'
  return (
    <ul className={styles.line} aria-label="How it goes">
      <Part onOpen={() => onOpen('today')}>
        <VisuallyHidden>Today: </VisuallyHidden>
        {isKnown ? `${today.completed}/${today.total}` : UNKNOWN}
      </Part>
      {useIsGamified() && <EarnedParts isKnown={isKnown} onOpen={onOpen} />}
    </ul>
  )
}

/** What was earned: weekly XP, streak and level. */
function EarnedParts({ isKnown, onOpen }: { isKnown: boolean; onOpen: (part: StatsPart) => void }) {
  const earned = useEarned()
  if (!earned) return null
  const { weekly_xp, streak, level } = earned
  return (
    <>
      <Part onOpen={() => onOpen('xp')}>
        <span data-xp-counter>{isKnown ? grouped(weekly_xp) : UNKNOWN}</span> XP
        <VisuallyHidden> this week</VisuallyHidden>
      </Part>
      <Part tone={streakTone(streak.current)} onOpen={() => onOpen('streak')}>
        <Flame aria-hidden="true" />
        <VisuallyHidden>Streak in days: </VisuallyHidden>
        {isKnown ? streak.current : UNKNOWN}
      </Part>
      <Part tone="accent" onOpen={() => onOpen('level')}>
        Lv {level}
      </Part>
    </>
  )
}

type PartProps = { tone?: string | undefined; onOpen: () => void; children: ReactNode }

function Part({ tone, onOpen, children }: PartProps) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" data-tone={tone} onClick={onOpen}>
        <span>{children}</span>
      </button>
    </li>
  )
}
