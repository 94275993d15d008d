import { useToday } from '#web/profile/today.ts'
import { useHabitsOnDates } from '../days.ts'
import { useHabitPanel } from '../useHabitPanel.tsx'
import { HabitChip } from './HabitChip.tsx'
import styles from './HabitLines.module.css'

/** Some of today's habits, each to be checked in. @param ids in their order */
export function HabitLines({ ids }: { ids: readonly string[] }) {
  const today = useToday()
  const ofToday = useHabitsOnDates([today])(today)
  const [open, panel] = useHabitPanel()
  return (
    <>
      <ul className={styles.lines}>
        {ids.flatMap((id) => {
          const on = ofToday.find(({ habit }) => habit.id === id)
          return on
            ? [
                <li key={id}>
                  <HabitChip on={on} today={today} form="line" onOpen={open} />
                </li>,
              ]
            : []
        })}
      </ul>
      {panel}
    </>
  )
}
