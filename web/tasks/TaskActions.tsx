import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { changedPart } from '#shared/entity/change.ts'
import { pickFields } from '#shared/entity/fields.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { moveTo, nextDateOf, type Slot } from '#shared/tasks/schedule.ts'
import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import type { NewTaskInput, Task, TaskAction, TaskPatch } from '#shared/tasks/task.ts'
import { useToday } from '#web/profile/today.ts'
import { useChangeTask } from './data.ts'
import type { TaskDialogMode } from './dialogs/TaskDialog.tsx'
import type { TypedTask } from './dialogs/typedTask.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { knownSettings } from '#web/settings/knownSettings.ts'

// Loaded when first opened; the service worker keeps them for the time without a network.
const MoveDialog = partOnDemand(async () => (await import('./dialogs/MoveDialog.tsx')).MoveDialog)
const CompleteDialog = partOnDemand(async () => (await import('./dialogs/CompleteDialog.tsx')).CompleteDialog)
const RemoveDialog = partOnDemand(async () => (await import('./dialogs/RemoveDialog.tsx')).RemoveDialog)
const ScopeDialog = partOnDemand(async () => (await import('./dialogs/ScopeDialog.tsx')).ScopeDialog)
const TaskDialog = partOnDemand(async () => (await import('./dialogs/TaskDialog.tsx')).TaskDialog)

/** What can be done to a task, wherever it is shown. An action that needs an answer opens a dialog first. */
export type TaskActions = {
  act: (task: Task, action: TaskAction) => void
  /** Opens the dialog, filled with a slot when one was chosen, or with what was typed elsewhere. */
  create: (slot?: Slot, typed?: TypedTask) => void
  edit: (task: Task) => void
  /** Opens the dialog with date and time: the way to move a task without dragging. */
  openMoveDialog: (task: Task) => void
  /** The person's date, from which a task moves on. */
  today: string
  /** Moves a task to a later day: tomorrow, or the day after its own. */
  moveOn: (task: Task) => void
  /** Changes a task's plan where it differs from the task as the person saw it; of a repeating one it asks which ones. */
  replan: (task: Task, patch: TaskPatch) => void
  duplicate: (task: Task) => void
  remove: (task: Task) => void
}

const TaskActionsContext = createContext<TaskActions | null>(null)

/** The actions on tasks of this screen. */
export function useTaskActions(): TaskActions {
  const actions = useContext(TaskActionsContext)
  if (!actions) throw new Error('useTaskActions needs a TaskActionsProvider around it')
  return actions
}

type Question =
  | { kind: 'create'; mode: TaskDialogMode }
  | { kind: 'complete' | 'edit' | 'move' | 'remove'; task: Task }
  | { kind: 'scope'; task: Task; patch: TaskPatch }

/** Provides the actions on tasks to its screen, and shows their dialogs, one at a time. */
export function TaskActionsProvider({ children }: { children: ReactNode }) {
  const change = useChangeTask()
  const today = useToday()
  const asksFirst = useAsksFirst()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)

  const actNow = ({ id }: Task, action: TaskAction) => change({ kind: 'act', id, action })
  const editNow = (task: Task, patch: TaskPatch, scope: RecurrenceScope = 'this') =>
    change({ kind: 'edit', id: task.id, patch, scope }, { seen: task })
  const replan = (task: Task, plan: TaskPatch) => {
    const patch = changedPart(plan, task)
    if (!patch) return
    if (repeats(task)) setQuestion({ kind: 'scope', task, patch })
    else editNow(task, patch)
  }
  const removeNow = (id: string, scope: RecurrenceScope) => change({ kind: 'remove', id, scope })
  const actions: TaskActions = {
    act: (task, action) =>
      action === 'complete' && asksFirst(task)
        ? setQuestion({ kind: 'complete', task })
        : actNow(task, action),
    create: (slot, typed) => setQuestion({ kind: 'create', mode: { kind: 'create', ...slot, typed } }),
    edit: (task) => setQuestion({ kind: 'edit', task }),
    openMoveDialog: (task) => setQuestion({ kind: 'move', task }),
    today,
    moveOn: (task) => replan(task, moveTo({ date: nextDateOf(task, today), time: task.scheduled_time })),
    replan,
    duplicate: (task) => change({ kind: 'create', task: copyOf(task) }),
    remove: (task) => setQuestion({ kind: 'remove', task }),
  }

  return (
    <TaskActionsContext value={actions}>
      {children}
      <Suspense>
        {question?.kind === 'create' && <TaskDialog mode={question.mode} open onClose={close} />}
        {question?.kind === 'edit' && (
          <EditTask task={question.task} onClose={close} onRemove={actions.remove} />
        )}
        {question?.kind === 'complete' && (
          <CompleteDialog
            task={question.task}
            onClose={close}
            onComplete={() => actNow(question.task, 'complete')}
          />
        )}
        {question?.kind === 'move' && <MoveTask task={question.task} onClose={close} onMove={replan} />}
        {question?.kind === 'scope' && <ChangeScope question={question} onClose={close} onChange={editNow} />}
        {question?.kind === 'remove' && (
          <RemoveDialog
            isRepeating={repeats(question.task)}
            onClose={close}
            onRemove={(scope) => removeNow(question.task.id, scope)}
          />
        )}
      </Suspense>
    </TaskActionsContext>
  )
}

type EditTaskProps = { task: Task; onClose: () => void; onRemove: (task: Task) => void }

function EditTask({ task, onClose, onRemove }: EditTaskProps) {
  return <TaskDialog mode={{ kind: 'edit', task }} open onClose={onClose} onRemove={() => onRemove(task)} />
}

type MoveTaskProps = {
  task: Task
  onClose: () => void
  onMove: (task: Task, patch: TaskPatch) => void
}

function MoveTask({ task, onClose, onMove }: MoveTaskProps) {
  return <MoveDialog task={task} onClose={onClose} onMove={(slot) => onMove(task, moveTo(slot))} />
}

type ChangeScopeProps = {
  question: { task: Task; patch: TaskPatch }
  onClose: () => void
  onChange: (task: Task, patch: TaskPatch, scope: RecurrenceScope) => void
}

function ChangeScope({ question: { task, patch }, onClose, onChange }: ChangeScopeProps) {
  return <ScopeDialog verb="change" onClose={onClose} onChoose={(scope) => onChange(task, patch, scope)} />
}

/** Whether completing a task asks first, as the person wants it (docs/rules/settings.md, New tasks). */
function useAsksFirst(): (task: Task) => boolean {
  const client = useQueryClient()
  return ({ running_since, elapsed_seconds, accountability_type }) => {
    const method = knownSettings(client)?.completion_method_setting
    if (method === 'proof') return accountability_type !== 'self'
    return method === 'timer' && running_since === null && elapsed_seconds === 0
  }
}

/** A completed occurrence is history: an action on it never reaches the others. */
function repeats(task: Task): boolean {
  return task.recurrence_id !== null && task.status !== 'completed'
}

/** The fields of a copy: not begun and not repeating. */
function copyOf(task: Task): NewTaskInput {
  return pickFields(TASK_FIELDS, task)
}
