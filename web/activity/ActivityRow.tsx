import { BicepsFlexed, Flame, PartyPopper } from 'lucide-react'
import { type ComponentType, useId } from 'react'
import type { ActivityItem, CheerKind } from '#shared/activity/activity.ts'
import { Avatar } from '#web/kit/ui/marks/Avatar.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Row } from '#web/kit/ui/Row.tsx'
import { useProfile } from '#web/profile/data.ts'
import { formatAgo } from '#web/security/formatTime.ts'
import styles from './Activity.module.css'
import { useCheer } from './data.ts'
import { cheersInWords, titleOf, VERBS } from './words.ts'

type ActivityRowProps = {
  item: ActivityItem
  /** Where it is shown. */
  feed: string
  isOwn: boolean
}

/** Something that was reached, in one calm line: face, what, when, and one button to cheer. */
export function ActivityRow({ item, feed, isOwn }: ActivityRowProps) {
  const { timezone } = useProfile()
  const now = useNow(60_000)
  const titleId = useId()
  const { person, kind, created_at } = item
  const cheers = isOwn ? cheersInWords(item) : null
  return (
    <Row
      aria-labelledby={titleId}
      mark={<Avatar picture={person.avatar} url={person.avatar_url} name={person.name} />}
      ways={!isOwn && <CheerButton item={item} feed={feed} titleId={titleId} />}
    >
      <p id={titleId}>
        <strong>{isOwn ? 'You' : person.name}</strong> {VERBS[kind]} {titleOf(item)}
      </p>
      <span className={styles.facts}>
        <time dateTime={created_at}>{formatAgo(created_at, now, timezone)}</time>
        {cheers && <span>{cheers}</span>}
      </span>
    </Row>
  )
}

/** The cheer that one tap gives. */
const CHEERS: Record<ActivityItem['kind'], { cheer: CheerKind; Icon: ComponentType }> = {
  streak: { cheer: 'fire', Icon: Flame },
  level: { cheer: 'strong', Icon: BicepsFlexed },
  goal: { cheer: 'clap', Icon: PartyPopper },
  achievement: { cheer: 'clap', Icon: PartyPopper },
  challenge: { cheer: 'clap', Icon: PartyPopper },
}

/** One tap cheers, a second takes it back. */
function CheerButton({ item, feed, titleId }: Omit<ActivityRowProps, 'isOwn'> & { titleId: string }) {
  const act = useCheer()
  const labelId = useId()
  const { id, kind, cheered, cheers } = item
  const { cheer, Icon } = CHEERS[kind]
  return (
    <button
      type="button"
      className={styles.cheer}
      aria-pressed={cheered}
      aria-labelledby={`${labelId} ${titleId}`}
      onClick={() => act({ kind: cheered ? 'take_back' : 'cheer', id, cheer, feed })}
    >
      <Icon aria-hidden="true" />
      <span id={labelId}>
        Cheer
        {cheers > 0 && <b>{cheers}</b>}
      </span>
    </button>
  )
}
