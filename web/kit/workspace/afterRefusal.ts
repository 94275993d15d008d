import type { Refused } from '#web/kit/offline/entry.ts'
import { sliceOf } from './sliceOf.ts'
import type { Workspace } from './workspace.ts'

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

/** Does now what the server refused because it was too long ago. */
export function doNow(workspace: Workspace, { key, slice: name, change }: Refused): void {
  const slice = sliceOf(workspace, name)
  const before = slice.shown(slice.rowId(change)) ?? null
  workspace.queue.add({ slice: name, change: slice.madeAt(change, now()), before })
  workspace.queue.dismiss(key)
}

function now(): string {
  return new Date().toISOString()
}
