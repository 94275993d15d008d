import { useSyncExternalStore } from 'react'

/** In the order in which they opened. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * The modal dialogs that are open. What lies outside the topmost one can be neither pressed nor heard, so toasts are shown
 * within it; moments wait until all are closed.
 */
export const openDialogs = {
  /** Says that one has opened. @returns says that it closed */
  add(dialog: HTMLDialogElement): () => void {
    change([...open, dialog])
    return () => change(open.filter((each) => each !== dialog))
  },
  top,
  /** The topmost as React state. */
  useTop: (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, top),
}

function top(): HTMLDialogElement | undefined {
  return open.at(-1)
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
