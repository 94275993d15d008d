import { useSyncExternalStore } from 'react'

/** A condition that holds while at least one caller holds it. */
export type Reasons = {
  /** Holds it until the returned function is called. */
  add: () => () => void
  /** Whether it is held, as React state. */
  useAny: () => boolean
}

/** Begins without a holder. */
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
