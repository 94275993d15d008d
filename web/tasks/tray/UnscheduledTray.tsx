import { PanelRightClose } from 'lucide-react'
import type { Task } from '#shared/tasks/task.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useUnscheduledLoad } from '../data.ts'
import { TaskChip } from '../card/TaskChip.tsx'
import { trayHint } from './trayHint.ts'
import styles from './UnscheduledTray.module.css'

type UnscheduledTrayProps = {
  tasks: readonly Task[]
  unsent: ReadonlySet<string>
  /** Hides the tray; left out where it is a sheet with its own close button. */
  onCollapse?: () => void
}

/** Tasks without a date, beside the plan: dragged into it, or moved there by their menu; dropped here, a task leaves it. */
export function UnscheduledTray({ tasks, unsent, onCollapse }: UnscheduledTrayProps) {
  return (
    <aside className={styles.tray} aria-label="Unscheduled" data-drop="tray">
      {onCollapse && (
        <header className={styles.header}>
          <h2>Unscheduled</h2>
          <IconButton
            label="Hide unscheduled tasks"
            size="sm"
            icon={<PanelRightClose />}
            onClick={onCollapse}
          />
        </header>
      )}
      <div className={styles.list}>
        {tasks.map((task) => (
          <TaskChip key={task.id} task={task} isUnsent={unsent.has(task.id)} hasFactsLine />
        ))}
      </div>
      <LoadNote load={useUnscheduledLoad()} what="Your unscheduled tasks">
        <p className={styles.hint}>{trayHint(tasks.length)}</p>
      </LoadNote>
    </aside>
  )
}
