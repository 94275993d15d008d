import type { Box, DayLayout } from '#shared/tasks/calendar/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { DayScale } from '#web/tasks/calendar/grid/dayScale.ts'
import { keepCrowd } from '#web/tasks/calendar/opened.ts'
import { boxMarkup, crowdMarkup } from './taskMarkup.ts'

/** What of a day lies between two minutes of it. */
export function within({ boxes, crowds }: DayLayout<Task>, from: number, to: number): DayLayout<Task> {
  const isSeen = ({ start, end }: { start: number; end: number }) => start < to && end > from
  return { boxes: boxes.filter(isSeen), crowds: crowds.filter(isSeen) }
}

/** A day's boxes and "+n" as texts of HTML, without their places ({@link putInPlace}). */
export function dayMarkup({ boxes, crowds }: DayLayout<Task>, unsent: ReadonlySet<string>): string[] {
  return [...boxes.map((box) => boxMarkup(box, unsent.has(box.task.id))), ...crowds.map(crowdMarkup)]
}

/** Puts the elements written by {@link dayMarkup} at their times. */
export function putInPlace(
  place: HTMLElement,
  { boxes, crowds }: DayLayout<Task>,
  { shareAt }: DayScale,
): void {
  const elements = place.children as HTMLCollectionOf<HTMLElement>
  boxes.forEach((box, at) => elements[at]?.style.setProperty('inset', insetOf(box, shareAt)))
  crowds.forEach(({ start, end, tasks }, at) => {
    const element = elements[boxes.length + at]
    if (!element) return
    element.style.setProperty('inset-block', `${percent(shareAt(start))} ${percent(1 - shareAt(end))}`)
    keepCrowd(element, tasks)
  })
}

/** The four distances from the column's edges. The "+n" of tasks without room takes a strip of the width, the boxes the rest. */
export function insetOf(
  { start, end, column, columns, span, crowded }: Box<unknown>,
  shareAt: DayScale['shareAt'],
): string {
  const [left, right] = [column / columns, 1 - (column + span) / columns]
  const [above, below] = [percent(shareAt(start)), percent(1 - shareAt(end))]
  if (!crowded) return `${above} ${percent(right)} ${below} ${percent(left)}`
  const ofRest = (share: number) => `(100% - var(--crowd)) * ${share}`
  return `${above} calc(${ofRest(right)} + var(--crowd)) ${below} calc(${ofRest(left)})`
}

function percent(share: number): string {
  return `${100 * share}%`
}
