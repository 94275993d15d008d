import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { dayInWords } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { usePopover } from '#web/kit/ui/overlays/usePopover.ts'
import { currentBoxOf } from '../calendar/opened.ts'
import { RunningTimer } from '../timer/RunningTimer.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { planItems, type TaskMenuItem, timerItems } from './taskMenu.tsx'
import { useTaskActions } from '../TaskActions.tsx'
import styles from './TaskPopover.module.css'

type TaskPopoverProps = {
  task: Task
  isUnsent: boolean
  /** The box that was chosen; the popover opens beside it. */
  anchor: HTMLElement
  onClose: () => void
}

/** All facts and actions of a task, beside its box. */
export function TaskPopover({ task, isUnsent, anchor, onClose }: TaskPopoverProps) {
  const actions = useTaskActions()
  const now = useNow(task.running_since === null ? null : 1000)
  const panel = usePopover(anchor, onClose, currentBoxOf)
  const first = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => first.current?.querySelector('button')?.focus(), [])
  const { primary, rest } = timerItems(task, actions, now)
  const closing = (item: TaskMenuItem) => () => {
    onClose()
    item.onSelect()
  }
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={task.title}
      className={styles.panel}
      data-category={task.category}
      data-status={task.status}
    >
      <PopoverHead task={task} onClose={onClose} />
      <TaskFacts task={task} isUnsent={isUnsent} />
      {task.description !== '' && (
        <p className={styles.description} dir="auto">
          {task.description}
        </p>
      )}
      <div ref={first} className={styles.actions}>
        {primary.map((item, at) => (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- Start becomes Pause, and keeps the focus
            key={at}
            look={item.label === 'Complete' ? 'primary' : 'quiet'}
            icon={item.icon}
            onClick={item.label === 'Complete' ? closing(item) : item.onSelect}
          >
            {item.label}
          </Button>
        ))}
        {(task.running_since !== null || task.elapsed_seconds > 0) && (
          <span className={styles.timer}>
            <RunningTimer task={task} />
          </span>
        )}
      </div>
      <div className={styles.more}>
        {[...rest, ...planItems(task, actions)].map((item) => (
          <Button
            key={item.label}
            size="sm"
            look={item.danger ? 'danger' : 'plain'}
            icon={item.icon}
            onClick={closing(item)}
          >
            {item.label}
          </Button>
        ))}
      </div>
    </dialog>
  )
}

function PopoverHead({ task, onClose }: Pick<TaskPopoverProps, 'task' | 'onClose'>) {
  return (
    <header className={styles.header}>
      <div>
        <p className={styles.date}>
          {task.scheduled_date === null ? 'Unscheduled' : dayInWords(task.scheduled_date)}
        </p>
        <h2 className={styles.title} dir="auto">
          {task.title}
        </h2>
      </div>
      <IconButton label="Close" size="sm" icon={<X />} onClick={onClose} />
    </header>
  )
}
