import { Suspense } from 'react'
import { DailyHabits } from './DailyHabits.tsx'
import { Routines } from './Routines.tsx'

/** All about habits: the list of them with its figures, and routines (docs/rules.md, Habits). */
export function HabitsTab() {
  return (
    <Suspense>
      <DailyHabits />
      <Routines />
    </Suspense>
  )
}
