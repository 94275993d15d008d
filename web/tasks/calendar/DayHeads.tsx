import { dayOfMonth, dayOfWeek } from '#shared/time/civil.ts'
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
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onOpenDay(date)}
        >
          <span aria-hidden="true">{date === today ? 'Today' : dayName(date).slice(0, 3)}</span>
          <strong aria-hidden="true">{dayOfMonth(date)}</strong>
          <VisuallyHidden>
            {date === today && 'Today, '}
            {dayInWords(date)}, {countInWords(days.tasksOn(date).length)}
          </VisuallyHidden>
        </button>
      ))}
    </div>
  )
}

function countInWords(count: number): string {
  return count === 1 ? '1 task' : `${count} tasks`
}
