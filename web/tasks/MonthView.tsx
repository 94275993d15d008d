import { dayOfMonth, dayOfWeek } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { DayIndex } from './dayIndex.ts'
import { TaskChip } from './TaskChip.tsx'
import styles from './MonthView.module.css'

/** How many tasks a day shows before "+n more". */
const MOST_SHOWN = 3

type MonthViewProps = {
  /** Six whole weeks. */
  dates: readonly string[]
  /** Any date of the month that is shown. */
  date: string
  days: DayIndex
  today: string
  isUnsent: (id: string) => boolean
  onOpenDay: (date: string) => void
  onCreate: (slot: { date: string; time: null }) => void
}

/** Six weeks, each day with how much is planned and its first tasks. A task is dragged to another day and keeps its time. */
export function MonthView({ dates, date, days, today, isUnsent, onOpenDay, onCreate }: MonthViewProps) {
  return (
    <section className={styles.month} aria-label="Month">
      <div className={styles.names} aria-hidden="true">
        {dates.slice(0, 7).map((each) => (
          <span key={each}>{WEEKDAY_NAMES[dayOfWeek(each)]?.slice(0, 3)}</span>
        ))}
      </div>
      <div role="presentation" onDoubleClick={({ target }) => createOn(target, onCreate)}>
        <ul className={styles.days}>
          {dates.map((each) => (
            <MonthDay
              key={each}
              date={each}
              tasks={days.tasksOn(each)}
              isToday={each === today}
              isOutside={each.slice(0, 7) !== date.slice(0, 7)}
              isUnsent={isUnsent}
              onOpenDay={onOpenDay}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type MonthDayProps = Pick<MonthViewProps, 'date' | 'isUnsent' | 'onOpenDay'> & {
  tasks: readonly Task[]
  isToday: boolean
  isOutside: boolean
}

function MonthDay({ date, tasks, isToday, isOutside, isUnsent, onOpenDay }: MonthDayProps) {
  const count = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`
  return (
    <li
      className={styles.day}
      data-drop="day"
      data-date={date}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
    >
      <button
        type="button"
        className={styles.number}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${isToday ? 'Today, ' : ''}${dayInWords(date)}, ${count}`}
        onClick={() => onOpenDay(date)}
      >
        <span>{dayOfMonth(date)}</span>
        {isToday && <b>Today</b>}
        {tasks.length > 0 && <i>{tasks.length}</i>}
      </button>
      {tasks.slice(0, MOST_SHOWN).map((task) => (
        <TaskChip key={task.id} task={task} isUnsent={isUnsent(task.id)} />
      ))}
      {tasks.length > MOST_SHOWN && (
        <button type="button" className={styles.more} onClick={() => onOpenDay(date)}>
          +{tasks.length - MOST_SHOWN} more
        </button>
      )}
    </li>
  )
}

function createOn(target: EventTarget, onCreate: MonthViewProps['onCreate']): void {
  if (!(target instanceof HTMLElement) || target.closest('button')) return
  const date = target.closest<HTMLElement>('[data-drop=day]')?.dataset.date
  if (date) onCreate({ date, time: null })
}
