import { emptyForm, type TaskForm } from '#shared/tasks/form.ts'
import type { Slot } from '#shared/tasks/schedule.ts'
import { readDraft } from './draftStorage.ts'

/** What was typed into the create dialog and not created, in the slot that is chosen now; null when there is nothing. */
export function draftedForm(userId: string, { date, time }: Partial<Slot>): TaskForm | null {
  const kept = readDraft(userId) as Partial<TaskForm> | null
  if (typeof kept?.title !== 'string' || kept.title.trim() === '') return null
  // A draft of an older version has fewer fields.
  const form = { ...emptyForm({ date: '', time: '' }), ...kept }
  if (date === undefined) return form
  return { ...form, scheduled_date: date ?? '', scheduled_time: time ?? '' }
}
