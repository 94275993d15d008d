import type { Refused } from '#web/offline/entry.ts'
import type { OfflineSlice } from '#web/offline/offlineSlice.ts'
import { type Say, useToast } from '#web/ui/Toast.tsx'
import type { UndoStep } from './undoStack.ts'
import { useWorkspace, type Workspace } from './workspace.ts'

export type ChangeOptions = {
  /** No toast. It can still be undone. */
  quiet?: boolean | undefined
  /** The row as the person saw it when they decided, where that is not as it is shown: in the trash, or when a dialog was opened. */
  seen?: unknown
}

/**
 * Makes changes of a slice. The screen shows one at once by the server's own rules, the device keeps it until the server
 * has confirmed it, and a toast with Undo says what happened where the screen does not.
 */
export function useMakeChange<Change>(slice: string): (change: Change, options?: ChangeOptions) => void {
  const workspace = useWorkspace()
  const say = useToast()
  return (change, options) => makeChange(workspace, say, slice, change, options)
}

/** Undoes the latest change that can be undone (Ctrl+Z). */
export function useUndo(): () => void {
  const workspace = useWorkspace()
  const say = useToast()
  return () => say({ text: undo(workspace) ? 'Undone' : 'There is nothing to undo' })
}

/** Queues a change: on screen at once, on the device next, then sent. */
export function makeChange(
  workspace: Workspace,
  say: Say,
  name: string,
  change: unknown,
  { quiet = false, seen: decidedOn }: ChangeOptions = {},
): void {
  const slice = sliceOf(workspace, name)
  const id = slice.rowId(change)
  const before = decidedOn ?? slice.shown(id) ?? null
  workspace.queue.add({ slice: name, change, before })
  const after = slice.shown(id)
  const seen = before ?? after ?? null
  const inverse = seen === null ? null : slice.invert(change, seen)
  const step = inverse === null ? null : { slice: name, change: inverse, seen }
  if (step) workspace.undo.push(step)
  const line = quiet ? null : slice.announce(change, after)
  if (!line) return
  say({ ...line, ...(step && { action: { label: 'Undo', onAction: () => undo(workspace, step) } }) })
}

/** Undoes one change, or the latest. @returns whether there was one to undo */
export function undo(workspace: Workspace, step?: UndoStep): boolean {
  const taken = workspace.undo.take(step)
  if (!taken) return false
  const slice = sliceOf(workspace, taken.slice)
  const before = slice.shown(slice.rowId(taken.change)) ?? taken.seen
  workspace.queue.add({ slice: taken.slice, change: slice.madeAt(taken.change, now()), before })
  return true
}

/** Creates what was typed into a refused change as a new row. */
export function keepAsNewRow(workspace: Workspace, { key, slice, copy }: Refused): void {
  if (copy !== null) {
    const change = sliceOf(workspace, slice).createFrom(copy)
    workspace.queue.add({ slice, change, before: null })
  }
  workspace.queue.dismiss(key)
}

/** Sends a contested edit again, this time over what the other device wrote. */
export function sendAgain(workspace: Workspace, { key, slice: name, change, theirs }: Refused): void {
  const slice = sliceOf(workspace, name)
  if (theirs !== null) slice.put(theirs)
  workspace.queue.add({ slice: name, change: slice.madeAt(change, now()), before: theirs })
  workspace.queue.dismiss(key)
}

function sliceOf({ offline }: Workspace, name: string): OfflineSlice {
  const slice = offline.get(name)
  if (!slice) throw new Error(`web/slices.ts does not list ${name}`)
  return slice
}

function now(): string {
  return new Date().toISOString()
}
