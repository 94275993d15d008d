import { useSyncExternalStore } from 'react'
import type { Waiting } from './entry.ts'

/** The changes of one slice that wait, for its `show` and its hooks. */
export type WaitingStore<Change, Row> = {
  show: (entries: readonly Waiting<Change, Row>[]) => void
  entries: () => readonly Waiting<Change, Row>[]
  /** Calls back after each change. @returns the way to stop */
  subscribe: (listener: () => void) => () => void
}

export function createWaitingStore<Change, Row>(): WaitingStore<Change, Row> {
  const listeners = new Set<() => void>()
  let entries: readonly Waiting<Change, Row>[] = []
  return {
    entries: () => entries,
    show: (next) => {
      entries = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The changes that wait, as React state. */
export function useWaiting<Change, Row>({
  subscribe,
  entries,
}: WaitingStore<Change, Row>): readonly Waiting<Change, Row>[] {
  return useSyncExternalStore(subscribe, entries)
}
