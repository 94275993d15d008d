import type { Task } from '#shared/tasks/task.ts'
import { dayOfMonth } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { chipMarkup } from '#web/tasks/calendar/markup/taskMarkup.ts'
import styles from './MonthView.module.css'

/** How many lines a day of a month has for its tasks; with more of them the last line says how many more. */
const LINES = 3

type Month = { month: string; today: string; unsent: ReadonlySet<string> }

/** A day of a month as HTML: its number and count, which lead to the day, and its first tasks. */
export function monthDayMarkup(
  date: string,
  tasks: readonly Task[],
  { month, today, unsent }: Month,
): string {
  const isToday = date === today
  const flags = [isToday && 'data-today', !date.startsWith(month) && 'data-outside'].filter(Boolean).join(' ')
  const shown = tasks.length > LINES ? LINES - 1 : tasks.length
  const chips = tasks.slice(0, shown).map((task) => chipMarkup(task, unsent.has(task.id)))
  const more = tasks.length - shown
  const rest =
    more > 0
      ? `<button type="button" tabindex="-1" class="${styles.more}" data-opens="${date}">+${more} more</button>`
      : ''
  return `<li class="${styles.day}" data-drop="day" data-date="${date}" ${flags}>${numberMarkup(date, tasks.length, isToday)}${chips.join('')}${rest}</li>`
}

function numberMarkup(date: string, count: number, isToday: boolean): string {
  const words = `${isToday ? 'Today, ' : ''}${dayInWords(date)}, ${count === 1 ? '1 task' : `${count} tasks`}`
  const mark = isToday ? ' aria-current="date"' : ''
  return `<h3><button type="button" tabindex="-1" class="${styles.number}" data-opens="${date}" aria-label="${words}"${mark}>${dayOfMonth(date)}</button></h3>${isToday ? `<b class="${styles.today}" aria-hidden="true">Today</b>` : ''}${count > 0 ? `<i class="${styles.count}" aria-hidden="true">${count}</i>` : ''}`
}
