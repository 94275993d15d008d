import type { Box, Crowd } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { clockOf } from '#shared/time/civil.ts'
import { ROUND_CHECK_MARKUP } from '../card/RoundCheck.tsx'
import { timerMarkup } from '../timer/runningTimers.ts'
import styles from './taskMarkup.module.css'

/**
 * Tasks as text of HTML, for the places that show hundreds of them: a week or a month that is written as one text is there
 * several times sooner than one that is built element by element. A task is one button without handlers; the
 * container handles the events and finds the task by `data-task`. Everything a person typed is escaped.
 */

/** From how many minutes on a box is 44 px high: with a mouse, and by touch, where a slot is higher. */
const TALL = 48
const TALL_BY_TOUCH = 30

/** A box of a day's column, without its position: the content security policy takes styles from scripts only. */
export function boxMarkup(
  { task, start, end, span, columns, fromBefore }: Box<Task>,
  isUnsent: boolean,
): string {
  const minutes = end - start
  const isShort = minutes < 45
  const share = span / columns
  const flags = [
    isShort && 'data-short',
    minutes >= TALL ? 'data-tall' : minutes >= TALL_BY_TOUCH && 'data-tall="touch"',
    share < 0.4 ? 'data-narrow' : share < 0.6 && 'data-half',
    fromBefore && 'data-before',
  ]
  const check = minutes >= TALL_BY_TOUCH ? ROUND_CHECK_MARKUP : ''
  const words = isShort ? lineMarkup(task, isUnsent) : linesMarkup(task, isUnsent)
  return `<button type="button" tabindex="-1" class="${styles.box}" ${attributes(task)} ${flags.filter(Boolean).join(' ')}>${check}${words}</button>`
}

/** Where only one line has room the title comes first: the box's place shows its time, so the time is what is cut off. */
function lineMarkup(task: Task, isUnsent: boolean): string {
  const timer = timerMarkup(task)
  const title = titleMarkup(`${marks(task, isUnsent)}${timer}${escaped(task.title)}`)
  return timer ? title : `${title} ${timeMarkup(task.scheduled_time ?? '')}`
}

/** A running timer comes before the time, which is cut off in a narrow box. */
function linesMarkup(task: Task, isUnsent: boolean): string {
  const timer = timerMarkup(task)
  const time = timer ? `${timer} · ${task.scheduled_time}` : (task.scheduled_time ?? '')
  return `${timeMarkup(`${marks(task, isUnsent)}${time}`)} ${titleMarkup(escaped(task.title))}`
}

function titleMarkup(words: string): string {
  return `<span class="${styles.title}">${words}</span>`
}

function timeMarkup(words: string): string {
  return `<span class="${styles.time}">${words}</span>`
}

/** The "+n" of a day's column. */
export function crowdMarkup({ tasks, start, end }: Crowd<Task>): string {
  const words = `${tasks.length} more between ${clockOf(start)} and ${clockOf(end)}`
  return `<button type="button" tabindex="-1" class="${styles.crowd}" data-crowd="${start}" aria-label="${words}">+${tasks.length}</button>`
}

/** A task on one line of a month's day. */
export function chipMarkup(task: Task, isUnsent: boolean): string {
  const time = task.scheduled_time === null ? '' : timeMarkup(task.scheduled_time)
  return `<button type="button" class="${styles.chip}" ${attributes(task)}>${ROUND_CHECK_MARKUP}${marks(task, isUnsent)}${time}${escaped(task.title)}${timerMarkup(task)}</button>`
}

function attributes({ id, category, status }: Task): string {
  return `data-bench="task" data-task="${id}" data-category="${category}" data-status="${status}"`
}

/** What a status adds to the words, so that it is not said by colour alone. */
function marks({ status }: Task, isUnsent: boolean): string {
  const mark =
    status === 'completed' ? `<i class="${styles.done}">✓ </i>` : status === 'in_progress' ? '▶ ' : ''
  return isUnsent ? `${mark}◷ ` : mark
}

function escaped(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text
}
