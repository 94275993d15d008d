import { SHARED_KEY } from '#web/share/sharedKey.ts'

/** Removes what screens have kept of a person in local storage, under keys that end with a dot and their id, and what they shared. */
export function forgetEntriesOf(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(`.${userId}`)) localStorage.removeItem(key)
    localStorage.removeItem(SHARED_KEY)
  } catch {
    // A storage that is closed to this page holds nothing of theirs.
  }
}
