import { firstDate } from '#shared/tasks/firstDate.ts'
import { readRule } from '#shared/tasks/repeating/repeatRule.ts'
import type { QuickAdd } from './quickAdd.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'

/** A place in the calendar that somebody chose or drew. */
export type DrawnSlot = { date: string; time: string; minutes: number }

/**
 * The task of a line that was typed into a slot of the calendar: what the line says, and else the slot's date, time and
 * duration (docs/rules/tasks.md, Calendar). A line without a date that repeats begins on the first such date from the slot's on.
 */
export function inSlot({ title, task, chips }: QuickAdd, slot: DrawnSlot): NewTaskInput {
  const hasDate = chips.some(({ kind }) => kind === 'date') && Boolean(task.scheduled_date)
  const rule = task.recurrence ? readRule(task.recurrence.rrule) : null
  const own = rule ? firstDate(rule, slot.date) : slot.date
  return {
    ...task,
    title,
    scheduled_date: hasDate ? task.scheduled_date : own,
    scheduled_time: task.scheduled_time ?? slot.time,
    estimated_duration: task.estimated_duration ?? slot.minutes,
  }
}
