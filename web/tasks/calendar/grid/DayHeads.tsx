import { addDays, dayOfMonth, dayOfWeek } from '#shared/time/civil.ts'
import { DAY_CAPACITY, dayLoad } from '#shared/tasks/calendar/dayLoad.ts'
import { dayInWords, dayName, minutesInShort, minutesInWords } from '#shared/time/format.ts'
import type { Task } from '#shared/tasks/task.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { firstInWords, isAllDone } from '#web/tasks/dayDone.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import styles from './DayHeads.module.css'

type DayHeadsProps = {
  dates: readonly string[]
  days: DayIndex
  today: string
  onOpenDay: (date: string) => void
}

/** The names of the days above their columns, with how much is planned. Each leads to its day. */
export function DayHeads({ dates, days, today, onOpenDay }: DayHeadsProps) {
  return (
    <div className={styles.heads}>
      {dates.map((date) => (
        <button
          key={dayOfWeek(date)}
          type="button"
          className={styles.head}
          data-today={date === today || undefined}
          data-sun={(date === today && isAllDone(days.tasksOn(date))) || undefined}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onOpenDay(date)}
        >
          <span aria-hidden="true">{date === today ? 'Today' : dayName(date).slice(0, 3)}</span>
          <strong aria-hidden="true">{dayOfMonth(date)}</strong>
          <Load tasks={days.tasksOn(date)} />
          <VisuallyHidden>{headInWords(date, today, days.tasksOn(date))}</VisuallyHidden>
          {date === today && isAllDone(days.tasksOn(date)) && (
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

/** What the day still asks for, and a bar that is full at what it has room for. */
function Load({ tasks }: { tasks: readonly Task[] }) {
  const { minutes, share, isOver } = dayLoad(tasks)
  return (
    <span className={styles.load} data-over={isOver || undefined} aria-hidden="true">
      {minutes > 0 && (
        <>
          <span>
            {isOver && '▲ '}
            {minutesInShort(minutes)}
          </span>
          <i>
            <i style={{ inlineSize: `${100 * share}%` }} />
          </i>
        </>
      )}
    </span>
  )
}

/** `Today, Monday 2 March, 3 h 30 min to do, 4 tasks`. */
function headInWords(date: string, today: string, tasks: readonly Task[]): string {
  const { minutes, isOver } = dayLoad(tasks)
  return [
    date === today && 'Today',
    dayInWords(date),
    minutes > 0 && `${minutesInWords(minutes)} to do`,
    isOver && `more than ${minutesInWords(DAY_CAPACITY)}`,
    tasks.length === 1 ? '1 task' : `${tasks.length} tasks`,
  ]
    .filter(Boolean)
    .join(', ')
}
