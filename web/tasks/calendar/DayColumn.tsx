import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Box, type DayLayout, layOutDay } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { trustedMarkup } from '#web/trustedTypes.ts'
import { updateHandle } from '../drag/resizeHandle.ts'
import { tick } from '../timer/runningTimers.ts'
import { boxMarkup, crowdMarkup } from './taskMarkup.ts'
import styles from './DayColumn.module.css'

type DayColumnProps = {
  date: string
  tasks: readonly Task[]
  /** The tasks of the day before: those past midnight go on here. */
  before: readonly Task[]
  /** Minutes of the day between which boxes are drawn; the whole day unless there are very many. */
  from: number
  to: number
  unsent: ReadonlySet<string>
  children?: ReactNode
}

/** One day's tasks as boxes at their time, written as one text and then put into their places. */
export function DayColumn({ date, tasks, before, from, to, unsent, children }: DayColumnProps) {
  const place = useRef<HTMLDivElement>(null)
  const written = useRef('')
  const layout = layOutDay(tasks, before)

  useLayoutEffect(() => {
    const column = place.current
    if (!column) return
    const shown = within(layout, from, to)
    const markup = markupOf(shown, unsent)
    if (markup !== written.current) write(column, markup)
    putInPlace(column, shown)
    updateHandle(column)
    written.current = markup
  }, [layout, from, to, unsent])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and cannot be laid out
    <div role="group" aria-label={dayInWords(date)} data-date={date} className={styles.day}>
      <div ref={place} />
      {children}
    </div>
  )
}

function within({ boxes, crowds }: DayLayout<Task>, from: number, to: number): DayLayout<Task> {
  const isSeen = ({ start, end }: { start: number; end: number }) => start < to && end > from
  return { boxes: boxes.filter(isSeen), crowds: crowds.filter(isSeen) }
}

function markupOf({ boxes, crowds }: DayLayout<Task>, unsent: ReadonlySet<string>): string {
  return (
    boxes.map((box) => boxMarkup(box, unsent.has(box.task.id))).join('') + crowds.map(crowdMarkup).join('')
  )
}

/** Writes the boxes anew. The focused one keeps the focus if it is still there. */
function write(place: HTMLElement, markup: string): void {
  const focused = place.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  place.innerHTML = trustedMarkup(markup)
  const again =
    focused?.dataset.task && place.querySelector<HTMLElement>(`[data-task="${focused.dataset.task}"]`)
  if (again) again.focus({ preventScroll: true })
  tick(place)
}

function putInPlace(place: HTMLElement, { boxes, crowds }: DayLayout<Task>): void {
  const elements = place.children as HTMLCollectionOf<HTMLElement>
  boxes.forEach((box, at) => elements[at]?.style.setProperty('inset', insetOf(box)))
  crowds.forEach(({ start, end }, at) => {
    const element = elements[boxes.length + at]
    element?.style.setProperty('inset-block', `${percent(start)} ${percent(MINUTES_PER_DAY - end)}`)
  })
}

/** The four distances from the column's edges. A box for tasks without room takes a strip of the width, the other boxes the rest. */
function insetOf({ start, end, column, columns, span, crowded }: Box<Task>): string {
  const share = (crowded ? 80 : 100) / columns
  const [left, right] = [column * share, 100 - (column + span) * share]
  return `${percent(start)} ${right}% ${percent(MINUTES_PER_DAY - end)} ${left}%`
}

function percent(minutes: number): string {
  return `${(100 * minutes) / MINUTES_PER_DAY}%`
}
