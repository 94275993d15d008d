import { RotateCcw } from 'lucide-react'
import { dayInShort } from '#shared/time/format.ts'
import { useTrashedGoals } from '#web/goals/useTrashedGoals.ts'
import { useChangeTask, useTrash } from '#web/tasks/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Trash.module.css'

/** Deleted goals and tasks of the last 30 days, each with a button that restores it. */
export function Trash() {
  const change = useChangeTask()
  const { tasks, ...taskLoad } = useTrash()
  const { trashed: goals, ...goalLoad } = useTrashedGoals()
  const loads = [taskLoad, goalLoad]
  if (loads.some(({ state }) => state === 'failed'))
    return (
      <ErrorState title="The trash could not be loaded" onRetry={() => loads.forEach(({ retry }) => retry())}>
        The server cannot be reached right now.
      </ErrorState>
    )
  const isReady = loads.every(({ state }) => state === 'ready')
  return (
    <Card title="Trash">
      {!isReady && <Skeleton height="6rem" shape="block" />}
      {isReady && tasks.length + goals.length === 0 && (
        <EmptyState title="The trash is empty">
          Deleted goals and tasks wait here for 30 days, in case you want them back.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {goals.map(({ id, title, restore }) => (
          <Row key={id} title={title} what="Goal" onRestore={restore} />
        ))}
        {tasks.map(({ id, title, scheduled_date }) => (
          <Row
            key={id}
            title={title}
            what={scheduled_date ? dayInShort(scheduled_date) : 'Without a date'}
            onRestore={() => change({ kind: 'restore', id })}
          />
        ))}
      </ul>
    </Card>
  )
}

function Row({ title, what, onRestore }: { title: string; what: string; onRestore: () => void }) {
  return (
    <li className={styles.row}>
      <span>
        {title}
        <small>{what}</small>
      </span>
      <Button
        size="sm"
        icon={<RotateCcw aria-hidden="true" />}
        aria-label={`Restore ${title}`}
        onClick={onRestore}
      >
        Restore
      </Button>
    </li>
  )
}
