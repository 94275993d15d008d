import { useEffect, useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Asks for quiet while a condition holds: moments wait for its end (visual guide, section 8). */
export function useQuietWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    change(1)
    return () => change(-1)
  }, [isBusy])
}

/** Whether somebody asked for quiet. */
export function useIsQuiet(): boolean {
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
