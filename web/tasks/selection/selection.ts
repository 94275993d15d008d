import { useSyncExternalStore } from 'react'

/** The ids of the selected tasks, in the order in which they were selected. */
let selected: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** The selected tasks, outside of React. */
export function selectedIds(): ReadonlySet<string> {
  return selected
}

/** The selected tasks as React state. */
export function useSelectedIds(): ReadonlySet<string> {
  return useSyncExternalStore(onSelectionChange, selectedIds)
}

/** Selects tasks, beside those that are. */
export function select(ids: readonly string[]): void {
  become(new Set([...selected, ...ids]))
}

/** Selects a task that is not, and the other way round. */
export function toggleSelected(id: string): void {
  become(selected.has(id) ? new Set([...selected].filter((each) => each !== id)) : new Set([...selected, id]))
}

/** Nothing is selected any more. */
export function clearSelection(): void {
  if (selected.size > 0) become(new Set())
}

/** Calls back after each change. @returns the way to stop */
export function onSelectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function become(next: ReadonlySet<string>) {
  selected = next
  for (const listener of listeners) listener()
}
