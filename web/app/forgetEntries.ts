/** Removes what screens have kept of a person in local storage, under keys that end with a dot and their id. */
export function forgetEntriesOf(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(`.${userId}`)) localStorage.removeItem(key)
  } catch {
    // A storage that is closed to this page holds nothing of theirs.
  }
}
