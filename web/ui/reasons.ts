import { useSyncExternalStore } from 'react'

/** A condition that holds as long as anybody has a reason for it. */
export type Reasons = {
  /** Gives one more reason, until the returned function is called. */
  add: () => () => void
  /** Whether there is any, as React state. */
  useAny: () => boolean
}

/** Begins without a reason. */
export function createReasons(): Reasons {
  let count = 0
  const listeners = new Set<() => void>()

  function change(by: number) {
    count += by
    for (const tell of listeners) tell()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    add() {
      change(1)
      return () => change(-1)
    },
    useAny: () => useSyncExternalStore(subscribe, () => count > 0),
  }
}
