import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { TaskList } from '../agenda/TaskList.tsx'
import { useTaskActions } from '../TaskActions.tsx'
import { useGoalTasks } from './useGoalTasks.ts'
import styles from './GoalTasks.module.css'

/** So many are listed until all are asked for. */
const FIRST_SHOWN = 5

/** The tasks that belong to a goal, and the way to add one. */
export function GoalTasks({ goalId }: { goalId: string }) {
  const { tasks, unsent, ...load } = useGoalTasks(goalId)
  const actions = useTaskActions()
  const today = useToday()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? tasks : tasks.slice(0, FIRST_SHOWN)
  return (
    <div className={styles.tasks}>
      {(load.state !== 'ready' || tasks.length === 0) && (
        <LoadNote load={load} what="The tasks of this goal">
          <p className={styles.note}>
            No task is linked yet. A task’s details link it, and so does *goal in quick add.
          </p>
        </LoadNote>
      )}
      <TaskList tasks={shown} unsent={unsent} withDate />
      <div className={styles.buttons}>
        {tasks.length > shown.length && (
          <Button size="sm" onClick={() => setIsAll(true)}>
            Show all {tasks.length}
          </Button>
        )}
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => actions.create(undefined, { title: '', goal_id: goalId, scheduled_date: today })}
        >
          Add a task
        </Button>
      </div>
    </div>
  )
}
