import { Flame } from 'lucide-react'
import { xpToReach } from '#shared/progress/levels.ts'
import { useProfile } from '#web/profile/data.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Meter } from '#web/ui/Meter.tsx'
import { useStats } from './data.ts'
import styles from './LevelSummary.module.css'

/** Who is here, at which level, how far to the next, and the streak: the small card of the sidebar. */
export function LevelSummary() {
  const { name, avatar } = useProfile()
  const { level, xp, next_level_xp, streak } = useStats()
  const from = xpToReach(level)
  const [gained, needed] = [xp - from, next_level_xp - from]
  return (
    <section className={styles.card} aria-label="Your level">
      <Avatar picture={avatar} name={name} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>Level {level}</span>
      </div>
      <span className={styles.streak} title={`Streak: ${streak.current} days`}>
        <Flame aria-hidden="true" />
        {streak.current}
      </span>
      <div className={styles.way}>
        <Meter
          label={`Way to level ${level + 1}`}
          value={gained}
          max={needed}
          text={`${gained} of ${needed} XP`}
        />
        <span>
          {gained.toLocaleString('en')} / {needed.toLocaleString('en')} XP
        </span>
      </div>
    </section>
  )
}
