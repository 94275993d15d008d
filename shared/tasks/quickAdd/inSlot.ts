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
export function inSlot(read: QuickAdd, slot: DrawnSlot): NewTaskInput {
  const { title, task } = read
  return {
    ...task,
    title,
    scheduled_date: dateInSlot(read, slot.date),
    scheduled_time: task.scheduled_time ?? slot.time,
    estimated_duration: task.estimated_duration ?? slot.minutes,
  }
}

/** The date of a line that was typed where a date was chosen: its own, else the chosen one or the first from there on that it repeats on. */
export function dateInSlot({ task, chips }: QuickAdd, chosen: string): string {
  if (task.scheduled_date && chips.some(({ kind }) => kind === 'date')) return task.scheduled_date
  const rule = task.recurrence ? readRule(task.recurrence.rrule) : null
  return rule ? firstDate(rule, chosen) : chosen
}
