import { X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { TaskChip } from '../card/TaskChip.tsx'
import { checkAt, currentBoxOf } from './opened.ts'
import { usePopover } from '#web/kit/ui/overlays/usePopover.ts'
import styles from '../card/TaskPopover.module.css'

type CrowdPopoverProps = {
  tasks: readonly Task[]
  unsent: ReadonlySet<string>
  anchor: HTMLElement
  /** A task of the list was chosen. */
  onChoose: (id: string) => void
  onClose: () => void
}

/** The tasks that found no room in their day's columns. */
export function CrowdPopover({ tasks, unsent, anchor, onChoose, onClose }: CrowdPopoverProps) {
  const isAlone = anchor.dataset.crowd === 'alone'
  const panel = usePopover(anchor, onClose, currentBoxOf)
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('[data-task]')?.focus(), [panel])
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={isAlone ? 'Tasks at this time' : 'More at this time'}
      className={styles.panel}
    >
      <header className={styles.header}>
        <h2>{isAlone ? `${tasks.length} tasks` : `${tasks.length} more`} at this time</h2>
        <IconButton label="Close" size="sm" icon={<X />} onClick={onClose} />
      </header>
      <div
        role="presentation"
        className={styles.list}
        onClick={({ target }) => {
          if (checkAt(target) !== null) {
            onClose()
            return
          }
          const id =
            target instanceof Element ? target.closest<HTMLElement>('[data-task]')?.dataset.task : undefined
          if (id) onChoose(id)
        }}
      >
        {tasks.map((task) => (
          <TaskChip key={task.id} task={task} isUnsent={unsent.has(task.id)} />
        ))}
      </div>
    </dialog>
  )
}
