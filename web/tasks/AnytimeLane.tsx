import type { DayIndex } from './dayIndex.ts'
import { TaskChip } from './TaskChip.tsx'
import styles from './AnytimeLane.module.css'

type AnytimeLaneProps = {
  dates: readonly string[]
  days: DayIndex
  isUnsent: (id: string) => boolean
}

/** What belongs to a day but to no time of it, above the hours. */
export function AnytimeLane({ dates, days, isUnsent }: AnytimeLaneProps) {
  return (
    <div className={styles.lane} role="group" aria-label="Any time">
      <span className={styles.label} aria-hidden="true">
        Any time
      </span>
      {dates.map((date, at) => (
        <div key={at} className={styles.day} data-drop="anytime" data-date={date}>
          {days
            .tasksOn(date)
            .filter((task) => task.scheduled_time === null)
            .map((task) => (
              <TaskChip key={task.id} task={task} isUnsent={isUnsent(task.id)} />
            ))}
        </div>
      ))}
    </div>
  )
}
