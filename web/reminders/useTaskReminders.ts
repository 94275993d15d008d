import { reminders, type StoredReminder } from './data.ts'
import type { RemindedTask } from './saveReminders.ts'

/** The reminders of a task and of its series, the earliest first. */
export function useTaskReminders({ id, recurrence_id }: RemindedTask): readonly StoredReminder[] {
  const { rows } = reminders.useRows()
  return rows.filter(({ target_id }) => target_id === id || target_id === recurrence_id)
}
