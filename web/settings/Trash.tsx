import { RotateCcw } from 'lucide-react'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useChangeTask, useTrash } from '#web/tasks/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './Trash.module.css'

/** Deleted tasks of the last 30 days, each with a button that restores it. */
export function Trash() {
  const { tasks, state, retry } = useTrash()
  if (state === 'failed')
    return (
      <ErrorState title="The trash could not be loaded" onRetry={retry}>
        The server cannot be reached right now.
      </ErrorState>
    )
  return (
    <Card title="Trash">
      {state === 'loading' && <Skeleton height="6rem" shape="block" />}
      {state === 'ready' && tasks.length === 0 && (
        <EmptyState title="The trash is empty">
          Deleted tasks wait here for 30 days, in case you want them back.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {tasks.map((task) => (
          <Row key={task.id} task={task} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ task }: { task: Task }) {
  const change = useChangeTask()
  return (
    <li className={styles.row}>
      <span>
        {task.title}
        <small>{task.scheduled_date ? dayInShort(task.scheduled_date) : 'Without a date'}</small>
      </span>
      <Button
        size="sm"
        icon={<RotateCcw aria-hidden="true" />}
        aria-label={`Restore ${task.title}`}
        onClick={() => change({ kind: 'restore', id: task.id })}
      >
        Restore
      </Button>
    </li>
  )
}
