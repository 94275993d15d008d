import { dayInShort } from '#shared/time/format.ts'
import { useGoalTasks } from './useGoalTasks.ts'

/** The next open task of a goal in one line; without one what is missing. */
export function NextTask({ goalId }: { goalId: string }) {
  const { tasks, state } = useGoalTasks(goalId)
  const next = tasks.find(({ status }) => status !== 'completed')
  if (!next) return state === 'ready' ? 'Next: link a task to it' : null
  const { title, scheduled_date } = next
  return (
    <>
      Next: <strong dir="auto">{title}</strong>
      {scheduled_date !== null && `, ${dayInShort(scheduled_date)}`}
    </>
  )
}
