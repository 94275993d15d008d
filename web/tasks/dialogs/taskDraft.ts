import type { TaskForm } from '#shared/tasks/form.ts'
import type { Slot } from '#shared/tasks/schedule.ts'
import { currentSession } from '#web/auth/session.ts'

/** Each person has their own: a device may be shared. */
const keyOf = (userId: string) => `goal-crusher.draft.${userId}`
const ownKey = () => keyOf(currentSession()?.user.id ?? '')

/** What was typed into the create dialog and not created, in the slot that is chosen now; null when there is nothing. */
export function draftedForm({ date, time }: Partial<Slot>): TaskForm | null {
  const kept = readDraft()
  if (!kept || kept.title.trim() === '') return null
  if (date === undefined) return kept
  return { ...kept, scheduled_date: date ?? '', scheduled_time: time ?? '' }
}

/** Keeps what is typed on this device. */
export function keepDraft(form: TaskForm): void {
  try {
    localStorage.setItem(ownKey(), JSON.stringify(form))
  } catch {
    // Storage may be full or forbidden; then the draft lives as long as the dialog.
  }
}

/** Forgets the draft: it was created, or thrown away. */
export function dropDraft(): void {
  remove(ownKey())
}

/** Removes the draft of a person who has signed out. */
export function forgetDraft(userId: string): void {
  remove(keyOf(userId))
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // See keepDraft.
  }
}

function readDraft(): TaskForm | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ownKey()) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'title' in kept ? (kept as TaskForm) : null
  } catch {
    return null
  }
}
