import type { Goal } from '#shared/goals/goal.ts'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useLinkedHabits } from './parts.ts'
import styles from './Goals.module.css'

/** The habits that belong to a goal, by name. */
export function LinkedHabits({ goal }: { goal: Goal }) {
  const { habits, ...load } = useLinkedHabits(goal.id)
  if (load.state !== 'ready') return <LoadNote load={load} what="Your habits" />
  if (habits.length === 0)
    return <p className={styles.note}>No habit is linked. A habit’s own form links it to a goal.</p>
  return (
    <ul className={styles.plain}>
      {habits.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}
