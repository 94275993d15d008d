import { Pin, PinOff } from 'lucide-react'
import type { Achievement } from '#shared/achievements/achievement.ts'
import { dayInShort } from '#shared/time/format.ts'
import { RarityBadge } from '#web/kit/ui/marks/Badge.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { useDateOf } from '#web/profile/today.ts'
import styles from './Achievements.module.css'
import { usePins } from './data.ts'
import { missingInWords, progressInWords, shareInWords } from './words.ts'

type AchievementProps = { achievement: Achievement }

/** One that is unlocked: since when, how many have it, and whether it is pinned. */
export function UnlockedCard({ achievement }: AchievementProps) {
  const { id, title, description, rarity, unlocked_at, share, pinned } = achievement
  const { isBusy, isFull, toggle } = usePins()
  const dateOf = useDateOf()
  return (
    <li className={styles.one} data-rarity={rarity}>
      <h3>{title}</h3>
      <RarityBadge rarity={rarity} />
      <p>{description}</p>
      <div className={styles.foot}>
        <span>
          {unlocked_at && <time dateTime={unlocked_at}>{dayInShort(dateOf(unlocked_at))}</time>}
          {share !== null && ` · ${shareInWords(share)}`}
        </span>
        <IconButton
          label={pinned ? `Unpin ${title}` : `Pin ${title}`}
          size="sm"
          icon={pinned ? <PinOff /> : <Pin />}
          disabled={isBusy || (isFull && !pinned)}
          onClick={() => toggle(id)}
        />
      </div>
    </li>
  )
}

/** One that is locked: how far it is, and what is missing. A secret one says nothing. */
export function LockedCard({ achievement }: AchievementProps) {
  const { title, description, rarity, secret, current, target, share } = achievement
  const words = progressInWords(achievement)
  return (
    <li className={styles.one} data-rarity={rarity} data-locked>
      <h3>{title}</h3>
      <RarityBadge rarity={rarity} />
      <p>{secret ? 'You see what it is for once it is yours.' : description}</p>
      {!secret && target > 1 && (
        <div className={styles.progress}>
          <Meter label={title} value={current} max={target} text={words} />
          <p>
            {words}, {missingInWords(achievement)}
          </p>
        </div>
      )}
      {share !== null && <p>{shareInWords(share)}</p>}
    </li>
  )
}
