import { type Toasts, useToasts } from '#web/kit/ui/overlays/Toast.tsx'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import { sliceOf } from './sliceOf.ts'
import { undo } from './undo.ts'
import type { UndoPart, UndoStep } from './undoStack.ts'
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
  const toasts = useToasts()
  return (change, options) => makeChange(workspace, toasts, slice, change, options)
}

/** Makes several changes of a slice that are said in one line and undone at once. */
export function useMakeChanges<Change>(slice: string): (changes: readonly Change[], line: ToastLine) => void {
  const workspace = useWorkspace()
  const toasts = useToasts()
  return (changes, line) => {
    const parts = changes.flatMap((change) => queueChange(workspace, slice, change).part ?? [])
    report(workspace, toasts, parts, line)
  }
}

/** Queues a change: on screen at once, on the device next, then sent. */
export function makeChange(
  workspace: Workspace,
  toasts: Toasts,
  name: string,
  change: unknown,
  { quiet = false, seen }: ChangeOptions = {},
): void {
  const { part, after } = queueChange(workspace, name, change, seen)
  const line = quiet ? null : sliceOf(workspace, name).announce(change, after)
  report(workspace, toasts, part ? [part] : [], line)
}

function queueChange(workspace: Workspace, name: string, change: unknown, decidedOn?: unknown) {
  const slice = sliceOf(workspace, name)
  const id = slice.rowId(change)
  const before = decidedOn ?? slice.shown(id) ?? null
  const about = workspace.queue.add({ slice: name, change, before })
  const after = slice.shown(id)
  const seen = before ?? after ?? null
  const inverse = seen === null ? null : slice.invert(change, seen)
  const part: UndoPart | null = inverse === null ? null : { slice: name, change: inverse, seen, about }
  return { part, after }
}

/** Remembers what can be undone, and says what was done. What was undone before cannot be done again after it. */
function report(workspace: Workspace, toasts: Toasts, step: UndoStep, line: ToastLine | null) {
  const [first] = step
  workspace.redo.clear()
  if (first) workspace.undo.push(step)
  if (!line) return
  const action = { label: 'Undo', onAction: () => undo(workspace, toasts, step) }
  toasts.say({ ...line, ...(first && { action, about: first.about }) })
  if (first) takeBackWhenRefused(workspace, toasts, step)
}

/** What was said about a change is wrong once the server has refused it. */
function takeBackWhenRefused({ queue }: Workspace, { withdraw }: Toasts, step: UndoStep): void {
  const stop = queue.subscribe(() => {
    if (queue.state().waiting.some(({ key }) => step.some(({ about }) => about === key))) return
    stop()
    if (step.every(({ about }) => queue.wasRefused(about))) for (const { about } of step) withdraw(about)
  })
}
