import type { Achievement } from '#shared/achievements/achievement.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { LockedCard, UnlockedCard } from './AchievementCard.tsx'
import styles from './Achievements.module.css'
import { useAchievements } from './data.ts'
import { nearestOf } from './nearest.ts'

/** What is within reach, what was unlocked, and the rest for who wants to see it (docs/rules/achievements.md). */
export function AchievementGrid() {
  const { achievements, load } = useAchievements()
  const nearest = nearestOf(achievements)
  const unlocked = achievements.filter(({ unlocked: isUnlocked }) => isUnlocked)
  const others = achievements.filter((each) => !each.unlocked && !nearest.includes(each))
  return (
    <LoadNote load={load} what="Your achievements">
      <div className={styles.parts}>
        <Pinned achievements={unlocked.filter(({ pinned }) => pinned)} />
        {nearest.length > 0 && (
          <Card title="Next">
            <ul className={styles.grid}>
              {nearest.map((achievement) => (
                <LockedCard key={achievement.id} achievement={achievement} />
              ))}
            </ul>
          </Card>
        )}
        <Card title="Unlocked" aside={<span>{`${unlocked.length} of ${achievements.length}`}</span>}>
          {unlocked.length === 0 && <p>Complete a task, and the first one is yours.</p>}
          <ul className={styles.grid}>
            {newestFirst(unlocked).map((achievement) => (
              <UnlockedCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>{others.length} more</summary>
              <ul className={styles.grid}>
                {others.map((achievement) => (
                  <LockedCard key={achievement.id} achievement={achievement} />
                ))}
              </ul>
            </details>
          )}
        </Card>
      </div>
    </LoadNote>
  )
}

function Pinned({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) return null
  return (
    <Card title="Pinned">
      <ul className={styles.grid}>
        {achievements.map((achievement) => (
          <UnlockedCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  )
}

/** Of those of one moment the rarer ones, which come later in the catalogue. */
function newestFirst(unlocked: readonly Achievement[]): Achievement[] {
  return unlocked
    .filter(({ pinned }) => !pinned)
    .toReversed()
    .toSorted((a, b) => (b.unlocked_at ?? '').localeCompare(a.unlocked_at ?? ''))
}
