import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Counts a dialog as open until the returned function is called. */
export function countDialog(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether any dialog is open: celebrations and toasts wait for it to close. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => count > 0,
  )
}

function change(by: number) {
  count += by
  for (const tell of listeners) tell()
}
