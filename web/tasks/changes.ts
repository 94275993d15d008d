import { inverseOf, type TaskChange } from '#shared/tasks/change.ts'
import type { NewTaskInput } from '#shared/tasks/task.ts'
import { newId } from '#web/newId.ts'
import type { Refused } from '#web/offline/queue.ts'
import type { Say } from '#web/ui/Toast.tsx'
import { changeText } from './changeText.ts'
import { taskIdOf } from './overlay.ts'
import type { Undoable } from './undoStack.ts'
import type { Workspace } from './workspace.ts'

type WithoutMoment<Change> = Change extends { kind: 'create' }
  ? { kind: 'create'; task: NewTaskInput; at?: string }
  : Omit<Change, 'at'> & { at?: string }

/** A change as a screen asks for it: the moment and a new task's id are filled in. */
export type ChangeRequest = WithoutMoment<TaskChange>

/** @param options.quiet nothing is said about it; it can still be undone */
export type ChangeTask = (request: ChangeRequest, options?: { quiet?: boolean }) => void

/** Does it: on screen at once, on the device next, and then on its way; and says so where the screen does not. */
export function changeTask(workspace: Workspace, say: Say, request: ChangeRequest, quiet = false): void {
  const { book, queue } = workspace
  const change = withMoment(request)
  const id = taskIdOf(change)
  const before = book.view().task(id) ?? null
  queue.add(change, before)
  const after = book.view().task(id)
  const seen = before ?? after
  const inverse = seen ? inverseOf(change, seen) : null
  const text = changeText(change, after)
  const undoable = inverse && { inverse, text: text ?? '' }
  if (undoable) workspace.undo.push(undoable)
  if (quiet || !text) return
  const reward = change.kind === 'act' && change.action === 'complete'
  say({
    text,
    ...(undoable && { action: { label: 'Undo', onAction: () => undo(workspace, undoable) } }),
    ...(reward && { tone: 'success', tier: 1, xp: after?.xp_reward ?? 0 }),
  })
}

/** Takes back one change, or the latest. @returns whether there was something to take back */
export function undo(workspace: Workspace, undoable?: Undoable): boolean {
  const step = workspace.undo.take(undoable)
  if (!step) return false
  const inverse = { ...step.inverse, at: new Date().toISOString() }
  workspace.queue.add(inverse, workspace.book.view().task(taskIdOf(inverse)) ?? null)
  return true
}

/** Creates what was typed into a refused change as a task of its own. */
export function keepAsNewTask({ queue }: Workspace, { key, copy }: Refused): void {
  if (copy) queue.add(withMoment({ kind: 'create', task: { ...copy, id: newId() } }), null)
  queue.dismiss(key)
}

/** Sends a contested edit again, this time over what somebody else wrote. */
export function sendAgain({ queue, book }: Workspace, { key, change, theirs }: Refused): void {
  if (theirs) book.put(theirs)
  queue.add({ ...change, at: new Date().toISOString() }, theirs)
  queue.dismiss(key)
}

function withMoment(request: ChangeRequest): TaskChange {
  const at = request.at ?? new Date().toISOString()
  if (request.kind !== 'create') return { ...request, at }
  return { kind: 'create', task: { ...request.task, id: request.task.id ?? newId() }, at }
}
