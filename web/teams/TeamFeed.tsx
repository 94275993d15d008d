import type { ActivityItem } from '#shared/activity/activity.ts'
import { titleOf, VERBS } from '#web/activity/words.ts'
import { Avatar } from '#web/kit/ui/Avatar.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { useNow } from '#web/kit/ui/clock.ts'
import { LoadNote } from '#web/kit/ui/LoadNote.tsx'
import { useProfile } from '#web/profile/data.ts'
import { formatAgo } from '#web/security/formatTime.ts'
import { useTeamActivity } from './data.ts'
import styles from './Teams.module.css'

/** What members reached in the last week: goals and challenges. */
export function TeamFeed({ id }: { id: string }) {
  const { items, load } = useTeamActivity(id)
  return (
    <Card title="Reached together">
      <LoadNote load={load} what="What the team reached">
        {items.length === 0 ? (
          <p className={styles.note}>
            When a member reaches a goal or finishes a challenge, it stands here for a week.
          </p>
        ) : (
          <ul className={styles.rows}>
            {items.map((item) => (
              <FeedRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </LoadNote>
    </Card>
  )
}

function FeedRow({ item }: { item: ActivityItem }) {
  const { id, timezone } = useProfile()
  const now = useNow(60_000)
  const { person, kind, created_at } = item
  return (
    <li className={styles.row}>
      <Avatar picture={person.avatar} url={person.avatar_url} name={person.name} />
      <div className={styles.words}>
        <p>
          <strong>{person.user_id === id ? 'You' : person.name}</strong> {VERBS[kind]} {titleOf(item)}
        </p>
        <span>
          <time dateTime={created_at}>{formatAgo(created_at, now, timezone)}</time>
        </span>
      </div>
    </li>
  )
}
