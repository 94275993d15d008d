import type { Box, Crowd } from '#shared/tasks/calendar/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { clockOf } from '#shared/time/civil.ts'
import { minutesInShort } from '#shared/time/format.ts'
import { PRIORITY_MARKS } from '#web/tasks/card/priorityMarks.ts'
import { taskInWords } from '#web/tasks/card/taskInWords.ts'
import { ROUND_CHECK_MARKUP } from '#web/tasks/card/roundCheckMarkup.ts'
import { timerMarkup } from '#web/tasks/timer/runningTimers.ts'
import { titleLines } from './titleLines.ts'
import styles from './taskMarkup.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/**
 * Tasks as text of HTML, for the places that show hundreds of them: a week or a month that is written as one text is there
 * several times sooner than one that is built element by element. A task is one button without handlers; the
 * container handles the events and finds the task by `data-task`. Everything a person typed is escaped.
 */

/** From how many minutes on a box has room for a circle: with a mouse, and by touch, where a slot is higher. */
const TALL = 45
const TALL_BY_TOUCH = 30

/** A box of a day's column, without its position: the content security policy takes styles from scripts only. */
export function boxMarkup(
  { task, start, end, span, columns, fromBefore, crowded }: Box<Task>,
  isUnsent: boolean,
): string {
  const minutes = end - start
  const isShort = minutes < 45
  const share = crowded && columns === 1 ? 0.5 : span / columns // in a narrow column a "+n" is as wide as the task beside it
  const isNarrow = share < 0.4
  const flags = [
    isShort ? 'data-short' : `data-lines="${titleLines(minutes, isNarrow)}"`,
    minutes >= TALL ? 'data-tall' : minutes >= TALL_BY_TOUCH && 'data-tall="touch"',
    isNarrow ? 'data-narrow' : share < 0.6 && 'data-half',
    fromBefore && 'data-before',
  ]
  const check = minutes >= TALL_BY_TOUCH ? ROUND_CHECK_MARKUP : ''
  const words = isShort ? lineMarkup(task, isUnsent) : linesMarkup(task, isUnsent)
  return `<button type="button" tabindex="-1" class="${styles.box}" ${attributes(task, isUnsent)} ${flags.filter(Boolean).join(' ')}>${check}${words}</button>`
}

/** Where only one line has room the title comes first: the box's place shows its time, so the time is what is cut off. */
function lineMarkup(task: Task, isUnsent: boolean): string {
  const timer = timerMarkup(task)
  const begin = `${marksMarkup(task, isUnsent)}${timer}${titleMarkup(task)}`
  return timer
    ? begin
    : `${begin} <span class="${styles.facts}">${timeMarkup(shownStart(task))}${categoryMarkup(task)}</span>`
}

/** A running timer comes before the time. What finds no room beside them is cut off as a whole. */
function linesMarkup(task: Task, isUnsent: boolean): string {
  const timer = timerMarkup(task)
  const time = timeMarkup(`${timer && '· '}${shownStart(task)}`)
  const duration = `<span ${asFact(minutesInShort(task.estimated_duration))}></span>`
  return `<span class="${styles.facts}">${marksMarkup(task, isUnsent)}${timer}${time} ${duration} ${categoryMarkup(task)}</span>${titleMarkup(task)}`
}

function shownStart({ scheduled_time }: Task): string {
  return scheduled_time === null ? '' : shownTime(scheduled_time)
}

function titleMarkup({ title }: Task): string {
  return `<span class="${styles.title}" dir="auto">${escaped(title)}</span>`
}

function timeMarkup(words: string): string {
  return `<span class="${styles.time}" ${asFact(words)}></span>`
}

/** What the style sheet shows of a text: the task's name says it already, in words and in its own order. */
function asFact(words: string): string {
  return `data-fact="${words}"`
}

/** The category's drawing, once for all tasks in `CategorySprite`. */
function categoryMarkup({ category }: Task): string {
  return `<svg class="${styles.category}" aria-hidden="true"><use href="#category-${category}"/></svg>`
}

/** The "+n" of a day's column. */
export function crowdMarkup({ tasks, start, end, isAlone }: Crowd<Task>): string {
  const [count, shown] = isAlone
    ? [`${tasks.length} tasks`, `${tasks.length} tasks`]
    : [`${tasks.length} more`, `+${tasks.length}`]
  const words = `${count} between ${shownTime(clockOf(start))} and ${shownTime(clockOf(end))}`
  return `<button type="button" tabindex="-1" class="${styles.crowd}" data-crowd="${isAlone ? 'alone' : ''}" aria-label="${words}">${shown}</button>`
}

/** A task on one line of a month's day. */
export function chipMarkup(task: Task, isUnsent: boolean): string {
  const time = task.scheduled_time === null ? '' : timeMarkup(shownStart(task))
  return `<button type="button" tabindex="-1" class="${styles.chip}" ${attributes(task, isUnsent)}>${ROUND_CHECK_MARKUP}${marksMarkup(task, isUnsent)}${time}${titleMarkup(task)}${timerMarkup(task)}</button>`
}

function attributes(task: Task, isUnsent: boolean): string {
  const { id, category, status } = task
  return `data-bench="task" data-task="${id}" data-category="${category}" data-status="${status}" aria-label="${escaped(taskInWords(task, isUnsent))}"`
}

/** Status and priority by shape, so that neither is said by colour alone. */
function marksMarkup({ status, priority }: Task, isUnsent: boolean): string {
  const marks = [
    status === 'completed' && `<i class="${styles.done}">✓ </i>`,
    status === 'in_progress' && '▶ ',
    isUnsent && '◷ ',
    priority !== 'medium' && `<b data-priority="${priority}">${PRIORITY_MARKS[priority]}</b> `,
  ]
  const shown = marks.filter(Boolean).join('')
  return shown && `<span class="${styles.marks}">${shown}</span>`
}

function escaped(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
}
