/** Each person has their own: a device may be shared. */
const keyOf = (userId: string) => `goal-crusher.draft.${userId}`

/** What was typed into the create dialog on this device, as `keepDraft` has kept it; null without any. */
export function readDraft(userId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps what is typed on this device. */
export function keepDraft(userId: string, form: object): void {
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
