import { useUnsentIds } from '#web/tasks/data.ts'
import { PATHS } from '#shared/paths.ts'
import { TaskCard } from '#web/tasks/card/TaskCard.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TASK_CREATED } from './replies.ts'
import { useCreatedTask } from './data.ts'
import styles from './Chat.module.css'

/** The tasks that the receipts of a reply say were created, each as itself. */
export function CreatedTasks({ ids }: { ids: readonly string[] }) {
  return (
    <div className={styles.created}>
      <p>{TASK_CREATED}</p>
      <ul>
        {ids.map((id) => (
          <CreatedTask key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

function CreatedTask({ id }: { id: string }) {
  const task = useCreatedTask(id)
  const unsent = useUnsentIds()
  if (!task) return <li className={styles.gone}>This task was deleted since, or cannot be loaded now.</li>
  const { scheduled_date: date } = task
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
