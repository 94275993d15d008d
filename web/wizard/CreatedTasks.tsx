import { useUnsentIds } from '#web/tasks/data.ts'
import { PATHS } from '#shared/paths.ts'
import type { Task } from '#shared/tasks/task.ts'
import { TaskCard } from '#web/tasks/card/TaskCard.tsx'
import { ButtonLink } from '#web/kit/ui/ButtonLink.tsx'
import { goneInWords, TASK_CREATED } from './replies.ts'
import { useCreatedTasks } from './data.ts'
import styles from './Chat.module.css'

/** The tasks that the receipts of a reply say were created, each as itself; of those that are gone it says so once. */
export function CreatedTasks({ ids }: { ids: readonly string[] }) {
  const { tasks, gone, missing } = useCreatedTasks(ids)
  return (
    <div className={styles.created}>
      {gone < ids.length && <p>{TASK_CREATED}</p>}
      <ul>
        {tasks.map((task) => (
          <CreatedTask key={task.id} task={task} />
        ))}
        {gone > 0 && <li className={styles.gone}>{goneInWords(gone, ids.length)}</li>}
        {missing > 0 && (
          <li className={styles.gone}>
            {missing === 1 ? '1 task' : `${missing} tasks`} cannot be loaded right now.
          </li>
        )}
      </ul>
    </div>
  )
}

function CreatedTask({ task }: { task: Task }) {
  const unsent = useUnsentIds()
  const { id, scheduled_date: date } = task
  return (
    <>
      <TaskCard task={task} isUnsent={unsent.has(id)} withDate />
      {date !== null && (
        <li className={styles.gone}>
          <ButtonLink to={`${PATHS.dashboard}?view=day&date=${date}&task=${id}`} look="plain" size="sm">
            Open in calendar
          </ButtonLink>
        </li>
      )}
    </>
  )
}
