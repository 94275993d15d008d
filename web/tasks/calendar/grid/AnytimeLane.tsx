import { dayOfWeek } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import { TaskChip } from '#web/tasks/card/TaskChip.tsx'
import { useAlongside } from '#web/tasks/calendar/alongside.ts'
import styles from './AnytimeLane.module.css'

type AnytimeLaneProps = {
  dates: readonly string[]
  days: DayIndex
  unsent: ReadonlySet<string>
}

/** What belongs to a day but to no time of it, above the hours. */
export function AnytimeLane({ dates, days, unsent }: AnytimeLaneProps) {
  const { anyTime } = useAlongside()
  return (
    <section className={styles.lane} aria-label="Any time">
      <span className={styles.label} aria-hidden="true">
        Any time
      </span>
      {dates.map((date) => (
        <div
          key={dayOfWeek(date)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and cannot be laid out
          role="group"
          aria-label={`${dayInWords(date)}, any time`}
          className={styles.day}
          data-drop="anytime"
          data-date={date}
        >
          {days
            .tasksOn(date)
            .filter((task) => task.scheduled_time === null)
            .map((task) => (
              <TaskChip key={task.id} task={task} isUnsent={unsent.has(task.id)} />
            ))}
          {anyTime(date)}
        </div>
      ))}
    </section>
  )
}
