import { useState } from 'react'
import type { ActivityItem } from '#shared/activity/activity.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/LoadNote.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useIsGamified } from '#web/settings/gamification.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './Activity.module.css'
import { useActivity } from './data.ts'
import { cheersInWords, titleOf } from './words.ts'

/** What the person and their friends have reached in the last week, and cheers for it. */
export function ActivityFeed() {
  const { rows, load } = useActivity()
  const { id } = useProfile()
  const isGamified = useIsGamified()
  const isOwn = ({ person }: ActivityItem) => person.user_id === id
  return (
    <Card title="Activity">
      <LoadNote load={load} what="What your friends reached">
        {rows.length === 0 ? (
          <p className={styles.empty}>
            {isGamified
              ? 'When a friend keeps a streak or reaches a goal, it stands here.'
              : 'When a friend reaches a goal, it stands here.'}
          </p>
        ) : (
          <ul className={styles.rows}>
            {rows.map((item) => (
              <ActivityRow key={item.id} item={item} isOwn={isOwn(item)} />
            ))}
          </ul>
        )}
        {load.loadOlder && (
          <Button busy={load.older === 'pending'} onClick={load.loadOlder}>
            {load.older === 'error' ? 'Try again' : 'Show more'}
          </Button>
        )}
        <NewCheers items={rows.filter(isOwn)} />
      </LoadNote>
    </Card>
  )
}

/** Says politely who has cheered while one looks. */
function NewCheers({ items }: { items: readonly ActivityItem[] }) {
  const [seen, setSeen] = useState(() => countsOf(items))
  const [said, setSaid] = useState('')
  const now = countsOf(items)
  if (items.some(({ id, cheers }) => seen.get(id) !== cheers) || seen.size !== now.size) {
    const more = items.find(({ id, cheers }) => cheers > (seen.get(id) ?? cheers))
    setSeen(now)
    if (more) setSaid(`${cheersInWords(more)} for ${titleOf(more)}`)
  }
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  )
}

const countsOf = (items: readonly ActivityItem[]) => new Map(items.map(({ id, cheers }) => [id, cheers]))
