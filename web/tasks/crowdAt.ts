import { layOutDay } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { DayIndex } from './dayIndex.ts'

/** The tasks behind a "+n" of a day's column. */
export function crowdAt(box: HTMLElement, days: DayIndex): readonly Task[] {
  const date = box.closest<HTMLElement>('[data-date]')?.dataset.date
  if (date === undefined) return []
  const { crowds } = layOutDay(days.tasksOn(date), days.tasksOn(addDays(date, -1)))
  return crowds.find(({ start }) => String(start) === box.dataset.crowd)?.tasks ?? []
}
