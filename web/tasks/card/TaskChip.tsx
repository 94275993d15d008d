import type { Task } from '#shared/tasks/task.ts'
import { RunningTimer } from '../timer/RunningTimer.tsx'
import check from './RoundCheck.module.css'
import styles from '../calendar/taskMarkup.module.css'

type TaskChipProps = { task: Task; isUnsent: boolean }

/** A task on one line: in a month's day, in the lane of any time, in the tray. Its container handles its events. */
export function TaskChip({ task, isUnsent }: TaskChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-task={task.id}
      data-bench="task"
      data-category={task.category}
      data-status={task.status}
    >
      <i className={check.circle} data-check />
      {task.status === 'completed' && <i className={styles.done}>✓ </i>}
      {isUnsent && '◷ '}
      {task.scheduled_time !== null && <span className={styles.time}>{task.scheduled_time}</span>}
      {task.title}
      {task.status === 'in_progress' && <RunningTimer task={task} />}
    </button>
  )
}
