import type { Task } from '#shared/tasks/task.ts'
import { dayOfMonth } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { chipMarkup } from './taskMarkup.ts'
import styles from './MonthView.module.css'

/** How many tasks a day of a month shows before "+n more". */
const MOST_SHOWN = 3

type Month = { month: string; today: string; unsent: ReadonlySet<string> }

/** A day of a month as HTML: its number and count, which lead to the day, and its first tasks. */
export function monthDayMarkup(
  date: string,
  tasks: readonly Task[],
  { month, today, unsent }: Month,
): string {
  const isToday = date === today
  const flags = [isToday && 'data-today', !date.startsWith(month) && 'data-outside'].filter(Boolean).join(' ')
  const chips = tasks.slice(0, MOST_SHOWN).map((task) => chipMarkup(task, unsent.has(task.id)))
  const more = tasks.length - MOST_SHOWN
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
