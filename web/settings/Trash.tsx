import { RotateCcw } from 'lucide-react'
import { dayInShort } from '#shared/time/format.ts'
import type { Trashed } from '#web/kit/collection/createCollection.ts'
import { domains } from '#web/domains/data.ts'
import { goals } from '#web/goals/data.ts'
import { habits } from '#web/habits/data.ts'
import { routines } from '#web/habits/routines.ts'
import { ifThens } from '#web/ifThens/data.ts'
import { useChangeTask, useTrash } from '#web/tasks/data.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import styles from './Trash.module.css'

/** All that was deleted in the last 30 days, each with a button that restores it. */
export function Trash() {
  const change = useChangeTask()
  const { tasks, ...taskLoad } = useTrash()
  const others: Trashed[] = [
    goals.useTrashed(),
    habits.useTrashed(),
    routines.useTrashed(),
    ifThens.useTrashed(),
    domains.useTrashed(),
  ]
  const loads = [taskLoad, ...others]
  if (loads.some(({ state }) => state === 'failed'))
    return (
      <ErrorState title="The trash could not be loaded" onRetry={() => loads.forEach(({ retry }) => retry())}>
        The server cannot be reached right now.
      </ErrorState>
    )
  const isReady = loads.every(({ state }) => state === 'ready')
  const isEmpty = tasks.length === 0 && others.every(({ trashed }) => trashed.length === 0)
  return (
    <Card title="Trash">
      {!isReady && <Skeleton height="6rem" shape="block" />}
      {isReady && isEmpty && (
        <EmptyState title="The trash is empty">
          What you delete waits here for 30 days, in case you want it back.
        </EmptyState>
      )}
      <ul className={styles.list}>
        {others.flatMap(({ noun, trashed }) =>
          trashed.map(({ id, title, restore }) => (
            <Row key={id} title={title} what={noun} onRestore={restore} />
          )),
        )}
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
        <span dir="auto">{title}</span>
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
