import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { type Toasts, useToasts } from '#web/kit/ui/overlays/Toast.tsx'
import { sliceOf } from './sliceOf.ts'
import type { UndoPart, UndoStack, UndoStep } from './undoStack.ts'
import { useWorkspace, type Workspace } from './workspace.ts'

const NOTHING_SAVED = 'It was not saved, so there is nothing to undo'

/** Undoes the latest change that can be undone (Ctrl+Z). */
export function useUndo(): () => void {
  const workspace = useWorkspace()
  const toasts = useToasts()
  return () => {
    if (!undo(workspace, toasts)) toasts.say({ text: 'There is nothing to undo' })
  }
}

/** Does again what was undone last (Ctrl+Shift+Z). */
export function useRedo(): () => void {
  const workspace = useWorkspace()
  const toasts = useToasts()
  return () => {
    if (!redo(workspace, toasts)) toasts.say({ text: 'There is nothing to redo' })
  }
}

/**
 * Undoes one step, or the latest. What was said about it leaves the screen, and a toast names what came back.
 *
 * @returns whether there was one to undo
 */
export function undo(workspace: Workspace, toasts: Toasts, step?: UndoStep): boolean {
  const counter = reverse(workspace, toasts, workspace.undo, step, 'Undone')
  if (counter === null) {
    if (step?.some(({ about }) => workspace.queue.wasRefused(about))) toasts.say({ text: NOTHING_SAVED })
    return false
  }
  if (counter.line === null) return true
  if (counter.step.length > 0) workspace.redo.push(counter.step)
  const again = { label: 'Redo', onAction: () => redo(workspace, toasts, counter.step) }
  toasts.say({ ...counter.line, ...(counter.step.length > 0 && { action: again }) })
  return true
}

/** Does one undone step again, or the latest. @returns whether there was one */
export function redo(workspace: Workspace, toasts: Toasts, step?: UndoStep): boolean {
  const counter = reverse(workspace, toasts, workspace.redo, step, 'Redone')
  if (!counter?.line) return false
  if (counter.step.length > 0) workspace.undo.push(counter.step)
  const again = { label: 'Undo', onAction: () => undo(workspace, toasts, counter.step) }
  toasts.say({ ...counter.line, ...(counter.step.length > 0 && { action: again }) })
  return true
}

/** Makes the changes of a step, the last first. @returns the step that reverses it, and what happened in words */
function reverse(
  workspace: Workspace,
  { withdraw }: Toasts,
  stack: UndoStack,
  asked: UndoStep | undefined,
  done: 'Undone' | 'Redone',
) {
  const step = takeSaved(workspace, stack, asked)
  if (!step) return null
  for (const { about } of step) withdraw(about)
  const made = step.toReversed().flatMap((part) => {
    if (!('call' in part)) return makeAgain(workspace, part)
    part.call()
    return []
  })
  if (made.length === 0) return { step: [], line: null }
  const counter = made.flatMap(({ inverse }) => inverse ?? [])
  const [first] = done === 'Undone' ? made.toReversed() : made // the one that the person did first
  const others = made.length > 1 ? ` and ${made.length - 1} more are` : ' is'
  const text = first ? `${done}: '${first.title}'${others} ${first.state}` : done
  return { step: counter, line: { text, ...(first && { about: first.key }) } }
}

/** A step without the changes that the server refused; the one before where nothing else is in it. */
function takeSaved(
  { queue }: Pick<Workspace, 'queue'>,
  stack: UndoStack,
  asked?: UndoStep,
): UndoStep | undefined {
  const step = stack.take(asked)
  const saved = step?.filter(({ about }) => !queue.wasRefused(about))
  if (saved?.length !== 0) return saved
  return asked ? undefined : takeSaved({ queue }, stack)
}

function makeAgain(workspace: Workspace, part: UndoPart) {
  const slice = sliceOf(workspace, part.slice)
  const change = slice.madeAt(part.change, new Date().toISOString())
  const id = slice.rowId(change)
  const before = slice.shown(id) ?? part.seen
  const key = workspace.queue.add({ slice: part.slice, change, before, undoes: part.about })
  const after = slice.shown(id)
  return {
    key,
    title: slice.titleOf(after ?? before),
    state: slice.stateAfter(change, after ?? before),
    inverse: inverseOf(slice, part.slice, change, before, key),
  }
}

function inverseOf(
  slice: OfflineSlice,
  name: string,
  change: unknown,
  seen: unknown,
  about: string,
): UndoPart | null {
  const inverse = slice.invert(change, seen)
  return inverse === null ? null : { slice: name, change: inverse, seen, about }
}
