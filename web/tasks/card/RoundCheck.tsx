import type { Task, TaskAction } from '#shared/tasks/task.ts'
import { useTaskActions } from '../TaskActions.tsx'
import styles from './RoundCheck.module.css'

/** The circle that completes a task, or takes its completion back. As large as a finger, whatever the circle's size. */
export function RoundCheck({ task }: { task: Task }) {
  const { act } = useTaskActions()
  const isDone = task.status === 'completed'
  return (
    <button
      type="button"
      aria-label={isDone ? `Not done yet: ${task.title}` : `Complete ${task.title}`}
      title={isDone ? 'Not done yet' : 'Complete'}
      className={styles.check}
      onClick={() => act(task, actionOfCheck(task))}
    >
      <i className={styles.circle} />
    </button>
  )
}

/** What a round check does to a task as it is now. */
export function actionOfCheck({ status }: Task): TaskAction {
  return status === 'completed' ? 'uncomplete' : 'complete'
}

/**
 * The same circle inside of a task's own button, which cannot hold another one: a part of it that its container answers
 * to (`checkAt` in `tasks/calendar/opened.ts`). By keyboard X does the same.
 */
export const ROUND_CHECK_MARKUP = `<i class="${styles.circle}" data-check></i>`
