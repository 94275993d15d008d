import { ActivityRow } from '#web/activity/ActivityRow.tsx'
import { useActivity } from '#web/activity/data.ts'
import { Card } from '#web/kit/ui/Card.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Rows } from '#web/kit/ui/Row.tsx'
import { useProfile } from '#web/profile/data.ts'
import styles from './Teams.module.css'

/** What members reached in the last week, goals and challenges, and cheers for it. */
export function TeamFeed({ id }: { id: string }) {
  const { rows, load } = useActivity(id)
  const me = useProfile().id
  return (
    <Card title="Reached together">
      <LoadNote load={load} what="What the team reached">
        {rows.length === 0 ? (
          <p className={styles.note}>
            When a member reaches a goal or finishes a challenge, it stands here for a week.
          </p>
        ) : (
          <Rows>
            {rows.map((item) => (
              <ActivityRow key={item.id} item={item} feed={id} isOwn={item.person.user_id === me} />
            ))}
          </Rows>
        )}
      </LoadNote>
    </Card>
  )
}
