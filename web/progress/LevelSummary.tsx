import { Flame } from 'lucide-react'
import { grouped } from '#shared/numbers/grouped.ts'
import { xpToReach } from '#shared/progress/levels.ts'
import type { Earned } from '#shared/progress/earned.ts'
import { useProfile } from '#web/profile/data.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { UNKNOWN } from '#web/kit/ui/unknown.ts'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useEarned, useStatsLoad } from './data.ts'
import styles from './LevelSummary.module.css'
import { useIsGamified } from '#web/settings/gamification.ts'
import type { Profile } from '#shared/profile/profile.ts'

/** The sidebar's card: name, level, XP to the next one, and the streak; without gamification the name alone. */
export function LevelSummary() {
  const { name, avatar, avatar_url } = useProfile()
  const earned = useEarned()
  if (useIsGamified() && earned)
    return <Level name={name} avatar={avatar} avatar_url={avatar_url} earned={earned} />
  return (
    <section className={styles.card} aria-label="Profile">
      <Avatar picture={avatar} url={avatar_url} name={name} />
      <div className={styles.words}>
        <strong>{name}</strong>
      </div>
    </section>
  )
}

function Level({
  name,
  avatar,
  avatar_url,
  earned,
}: Pick<Profile, 'name' | 'avatar' | 'avatar_url'> & { earned: Earned }) {
  const { level, xp, next_level_xp, streak } = earned
  const from = xpToReach(level)
  const [gained, needed] = [xp - from, next_level_xp - from]
  return (
    <section className={styles.card} aria-label="Your level">
      <Avatar picture={avatar} url={avatar_url} name={name} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          Level {level}
          <span className={styles.streak}>
            <Flame aria-hidden="true" />
            <VisuallyHidden>Streak in days: </VisuallyHidden>
            {useStatsLoad().state === 'ready' ? streak.current : UNKNOWN}
          </span>
        </span>
      </div>
      <div className={styles.way}>
        <Meter
          label={`Way to level ${level + 1}`}
          value={gained}
          max={needed}
          text={`${gained} of ${needed} XP`}
        />
        <span>
          {grouped(gained)} / {grouped(needed)} XP
        </span>
      </div>
    </section>
  )
}
