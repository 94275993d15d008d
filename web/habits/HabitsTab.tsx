import { Suspense } from 'react'
import { DailyHabits } from './DailyHabits.tsx'
import { Routines } from './Routines.tsx'
import styles from './Habits.module.css'

/** All about habits: the list of them with its figures, and routines (docs/rules/habits.md, Habits). */
export function HabitsTab() {
  return (
    <div className={styles.tab}>
      <Suspense>
        <DailyHabits />
        <Routines />
      </Suspense>
    </div>
  )
}
