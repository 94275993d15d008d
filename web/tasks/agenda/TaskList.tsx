import type { Task } from '#shared/tasks/task.ts'
import { TaskCard } from '../card/TaskCard.tsx'
import styles from './AgendaView.module.css'

type TaskListProps = { tasks: readonly Task[]; unsent: ReadonlySet<string>; withDate?: boolean }

/** Some tasks as cards. */
export function TaskList({ tasks, unsent, withDate }: TaskListProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} isUnsent={unsent.has(task.id)} withDate={withDate} />
      ))}
    </ul>
  )
}
