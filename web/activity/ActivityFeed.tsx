import { useState } from 'react'
import type { ActivityItem } from '#shared/activity/activity.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { useProfile } from '#web/profile/data.ts'
import { useIsGamified } from '#web/settings/gamification.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './Activity.module.css'
import { FRIENDS } from './cheerAction.ts'
import { useActivity } from './data.ts'
import { cheersInWords, titleOf } from './words.ts'

/** So many are shown until somebody asks for more: on a phone other cards are below. */
const SHOWN_AT_FIRST = 5

/** What the person and their friends have reached in the last week, and cheers for it. */
export function ActivityFeed() {
  const { rows, load } = useActivity()
  const { id } = useProfile()
  const isGamified = useIsGamified()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST)
  const showMore = shown.length < rows.length ? () => setWhole(true) : load.loadOlder
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
          <Rows>
            {shown.map((item) => (
              <ActivityRow key={item.id} item={item} feed={FRIENDS} isOwn={isOwn(item)} />
            ))}
          </Rows>
        )}
        {showMore && (
          <Button busy={load.older === 'pending'} onClick={showMore}>
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
