import { useSyncExternalStore } from 'react'

/** A condition that holds while at least one caller holds it, each with a value of its own. */
export type Reasons<Value> = {
  /** Holds it until the returned function is called. */
  add: (value: Value) => () => void
  /** The value that was added last and still holds; undefined while nobody holds it. */
  latest: () => Value | undefined
  /** The same as React state. */
  useLatest: () => Value | undefined
}

/** Begins without a holder. */
export function createReasons<Value>(): Reasons<Value> {
  let held: readonly { value: Value }[] = []
  const listeners = new Set<() => void>()

  function change(next: typeof held) {
    held = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const latest = () => held.at(-1)?.value
  return {
    add(value) {
      const own = { value }
      change([...held, own])
      return () => change(held.filter((each) => each !== own))
    },
    latest,
    useLatest: () => useSyncExternalStore(subscribe, latest),
  }
}
