import { emptyForm, type TaskForm } from '#shared/tasks/form.ts'
import type { Slot } from '#shared/tasks/schedule.ts'

/** Each person has their own: a device may be shared. */
const keyOf = (userId: string) => `goal-crusher.draft.${userId}`

/** What was typed into the create dialog and not created, in the slot that is chosen now; null when there is nothing. */
export function draftedForm(userId: string, { date, time }: Partial<Slot>): TaskForm | null {
  const kept = readDraft(userId)
  if (!kept || kept.title.trim() === '') return null
  if (date === undefined) return kept
  return { ...kept, scheduled_date: date ?? '', scheduled_time: time ?? '' }
}

/** Keeps what is typed on this device. */
export function keepDraft(userId: string, form: TaskForm): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(form))
  } catch {
    // Storage may be full or forbidden; then the draft lives as long as the dialog.
  }
}

/** Forgets the draft: it was created or thrown away, or the person has signed out. */
export function forgetDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // See keepDraft.
  }
}

function readDraft(userId: string): TaskForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<TaskForm> | null
    // A draft of an older version has fewer fields.
    return typeof kept?.title === 'string' ? { ...emptyForm({ date: '', time: '' }), ...kept } : null
  } catch {
    return null
  }
}
