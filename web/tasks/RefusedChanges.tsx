import { CircleAlert } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import type { Refused } from '#web/offline/queue.ts'
import { Button } from '#web/ui/Button.tsx'
import { keepAsNewTask, sendAgain } from './changes.ts'
import { contestedFields } from './refusedFields.ts'
import { useWorkspace } from './workspace.ts'
import styles from './RefusedChanges.module.css'

/** What the server would not take, until the person has decided about each: nothing disappears silently. */
export function RefusedChanges() {
  const { queue } = useWorkspace()
  const { refused } = useSyncExternalStore(queue.subscribe, queue.state)
  const heading = useId()
  if (refused.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <CircleAlert aria-hidden="true" />
        Changes that could not be saved
      </h2>
      <ul className={styles.list}>
        {refused.map((each) => (
          <RefusedChange key={each.key} refused={each} />
        ))}
      </ul>
    </section>
  )
}

function RefusedChange({ refused }: { refused: Refused }) {
  const workspace = useWorkspace()
  const { title, reason, copy, theirs, change, key } = refused
  const dismiss = () => workspace.queue.dismiss(key)
  const fields = theirs ? contestedFields(change, theirs) : []
  return (
    <li className={styles.change}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{reason}</p>
        {fields.map(({ label, mine, theirs: other }) => (
          <p key={label}>
            {label}: yours “{mine}”, theirs “{other}”
          </p>
        ))}
      </div>
      <div className={styles.ways}>
        {theirs && (
          <Button size="sm" onClick={() => sendAgain(workspace, refused)}>
            Use mine
          </Button>
        )}
        {copy && !theirs && (
          <Button size="sm" onClick={() => keepAsNewTask(workspace, refused)}>
            Keep as a new task
          </Button>
        )}
        <Button size="sm" look="plain" onClick={dismiss}>
          {theirs ? 'Keep theirs' : 'Dismiss'}
        </Button>
      </div>
    </li>
  )
}
