import type { Task } from '#shared/tasks/task.ts'
import { stopwatch } from '#shared/time/format.ts'
import { useElapsed } from './useElapsed.ts'
import styles from './RunningTimer.module.css'

/** The running timer of a task. It alone ticks: local arithmetic from when it was started, and nothing around it is drawn anew. */
export function RunningTimer({ task }: { task: Task }) {
  return (
    <span role="timer" className={styles.timer}>
      {stopwatch(useElapsed(task))}
    </span>
  )
}
