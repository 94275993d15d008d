import { Ellipsis } from 'lucide-react'
import type { Task } from '#shared/tasks/task.ts'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { RunningTimer } from '../timer/RunningTimer.tsx'
import { RoundCheck } from './RoundCheck.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { planItems, timerItems } from './taskMenu.tsx'
import { useTaskActions } from '../TaskActions.tsx'
import styles from './TaskCard.module.css'

type TaskCardProps = { task: Task; isUnsent: boolean; withDate?: boolean }

/** A task in full: its round check, title, facts, timer and actions. Wherever else it is pressed it opens. */
export function TaskCard({ task, isUnsent, withDate }: TaskCardProps) {
  const actions = useTaskActions()
  const now = useNow(task.running_since !== null && task.elapsed_seconds === 0 ? 1000 : null)
  const { primary, rest } = timerItems(task, actions, now)
  return (
    <li
      className={styles.card}
      aria-label={task.title}
      data-category={task.category}
      data-status={task.status}
      data-task={task.id}
    >
      <RoundCheck task={task} />
      <div className={styles.words}>
        <h3>
          <button
            type="button"
            dir="auto"
            className={styles.title}
            data-covers
            onClick={() => actions.edit(task)}
          >
            {task.title}
          </button>
        </h3>
        <TaskFacts task={task} isUnsent={isUnsent} withDate={withDate} isDense />
      </div>
      <div className={styles.side}>
        {(task.running_since !== null || task.elapsed_seconds > 0) && (
          <span className={styles.timer} data-running={task.running_since !== null || undefined}>
            <RunningTimer task={task} />
          </span>
        )}
        {primary
          .filter(({ label }) => label !== 'Complete')
          .map(({ label, icon, onSelect }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Start becomes Pause, and keeps the focus
            <IconButton key={at} label={label} icon={icon} onClick={onSelect} />
          ))}
        <Menu
          label={`More for ${task.title}`}
          trigger={<Ellipsis />}
          items={[...primary, ...rest, ...planItems(task, actions)]}
        />
      </div>
    </li>
  )
}
