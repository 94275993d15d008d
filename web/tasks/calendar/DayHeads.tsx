import type { Task } from '#shared/tasks/task.ts'
import { addDays, dayOfMonth, dayOfWeek } from '#shared/time/civil.ts'
import { dayInWords, dayName } from '#shared/time/format.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import type { DayIndex } from '../store/dayIndex.ts'
import styles from './DayHeads.module.css'

type DayHeadsProps = {
  dates: readonly string[]
  days: DayIndex
  today: string
  onOpenDay: (date: string) => void
}

/** The names of the days above their columns. Each leads to its day. */
export function DayHeads({ dates, days, today, onOpenDay }: DayHeadsProps) {
  return (
    <div className={styles.heads}>
      {dates.map((date) => (
        <button
          key={dayOfWeek(date)}
          type="button"
          className={styles.head}
          data-today={date === today || undefined}
          data-sun={(date === today && isDone(days.tasksOn(date))) || undefined}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onOpenDay(date)}
        >
          <span aria-hidden="true">{date === today ? 'Today' : dayName(date).slice(0, 3)}</span>
          <strong aria-hidden="true">{dayOfMonth(date)}</strong>
          <VisuallyHidden>
            {date === today && 'Today, '}
            {dayInWords(date)}, {countInWords(days.tasksOn(date).length)}
          </VisuallyHidden>
          {date === today && isDone(days.tasksOn(date)) && (
            <small className={styles.next}>
              <VisuallyHidden>, all done. </VisuallyHidden>
              {firstInWords(days.tasksOn(addDays(date, 1)))}
            </small>
          )}
        </button>
      ))}
    </div>
  )
}

/** Whether everything that was planned for a day is completed. */
function isDone(tasks: readonly Task[]): boolean {
  return tasks.length > 0 && tasks.every(({ status }) => status === 'completed')
}

/** What a day begins with. */
function firstInWords([first]: readonly Task[]): string {
  if (!first) return 'Nothing planned for tomorrow yet'
  return `Tomorrow: ${first.scheduled_time === null ? '' : `${first.scheduled_time} `}${first.title}`
}

function countInWords(count: number): string {
  return count === 1 ? '1 task' : `${count} tasks`
}
