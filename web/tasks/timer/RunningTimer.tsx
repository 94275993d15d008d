import { elapsedAt } from '#shared/tasks/lifecycle.ts'
import type { Task } from '#shared/tasks/task.ts'
import { stopwatch } from '#shared/time/format.ts'
import { useNow } from '#web/ui/clock.ts'
import styles from './RunningTimer.module.css'

/** The running timer of a task. It alone ticks: local arithmetic from when it was started, and nothing around it is drawn anew. */
export function RunningTimer({ task }: { task: Task }) {
  const now = useNow(task.running_since === null ? null : 1000)
  return (
    <span role="timer" className={styles.timer}>
      {stopwatch(elapsedAt(task, now))}
    </span>
  )
}
