/** Installing concerns the device, so it is the device that remembers. */
const KEY = 'goal-crusher.install-offered'

/** Whether installing was offered on this device. Where nothing can be kept it counts as offered, so that it does not come each time. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** It is not offered again. */
export function keepOffered(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // See wasOffered.
  }
}
