import { useRef } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { TaskCard } from '../card/TaskCard.tsx'
import { useSwipes } from '../card/useSwipes.ts'
import { useUnscheduledLoad, useUnsentIds } from '../data.ts'
import styles from './UnscheduledSheet.module.css'

type UnscheduledSheetProps = { tasks: readonly Task[]; onClose: () => void }

/** The unscheduled tasks where there is no room for them beside the plan. */
export function UnscheduledSheet({ tasks, onClose }: UnscheduledSheetProps) {
  const unsent = useUnsentIds()
  const list = useRef<HTMLUListElement>(null)
  useSwipes(list)
  return (
    <Dialog title="Unscheduled" open onClose={onClose}>
      <LoadNote load={useUnscheduledLoad()} what="Your unscheduled tasks">
        <p className={styles.hint}>
          {tasks.length === 0
            ? 'No unscheduled tasks.'
            : 'Choose “Move to…” in a task’s menu to give it a day and a time.'}
        </p>
      </LoadNote>
      <ul ref={list} className={styles.list}>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} isUnsent={unsent.has(task.id)} />
        ))}
      </ul>
    </Dialog>
  )
}
