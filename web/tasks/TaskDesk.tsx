import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { moveTo, type Slot } from '#shared/tasks/schedule.ts'
import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import type { Task, TaskAction, TaskPatch } from '#shared/tasks/task.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { useChangeTask } from './data.ts'

// The plan is there before its dialogs are; the service worker keeps them for the time without a network.
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))
const ScopeDialog = lazy(async () => ({ default: (await import('./ScopeDialog.tsx')).ScopeDialog }))
const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog.tsx')).TaskDialog }))

/** Everything that can be asked of a task, wherever it is shown. What needs an answer first asks for it. */
export type TaskDesk = {
  act: (task: Task, action: TaskAction) => void
  /** Opens the dialog, filled with a slot when one was chosen. */
  create: (slot?: Slot) => void
  edit: (task: Task) => void
  /** Opens the dialog with date and time: the way to move a task without dragging. */
  askWhere: (task: Task) => void
  /** Changes a task's plan; of a repeating one it asks which ones. */
  replan: (task: Task, patch: TaskPatch) => void
  duplicate: (task: Task) => void
  remove: (task: Task) => void
}

const DeskContext = createContext<TaskDesk | null>(null)

/** The desk of the screen that this part stands on. */
export function useTaskDesk(): TaskDesk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useTaskDesk needs a TaskDeskProvider around it')
  return desk
}

type Question =
  | { kind: 'create'; slot: Slot | undefined }
  | { kind: 'edit' | 'move' | 'remove'; task: Task }
  | { kind: 'scope'; task: Task; patch: TaskPatch }

/** Gives its screen a desk, and shows the dialogs that belong to it, one at a time. */
export function TaskDeskProvider({ children }: { children: ReactNode }) {
  const change = useChangeTask()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)

  const editNow = (task: Task, patch: TaskPatch, scope: RecurrenceScope = 'this') =>
    change({ kind: 'edit', id: task.id, patch, scope })
  const replan = (task: Task, patch: TaskPatch) => {
    if (isSame(task, patch)) return
    if (repeats(task)) setQuestion({ kind: 'scope', task, patch })
    else editNow(task, patch)
  }
  const removeNow = (task: Task, scope: RecurrenceScope = 'this') =>
    change({ kind: 'remove', id: task.id, scope })

  const desk: TaskDesk = {
    act: (task, action) => change({ kind: 'act', id: task.id, action }),
    create: (slot) => setQuestion({ kind: 'create', slot }),
    edit: (task) => setQuestion({ kind: 'edit', task }),
    askWhere: (task) => setQuestion({ kind: 'move', task }),
    replan,
    duplicate: (task) => change({ kind: 'create', task: copyOf(task) }),
    remove: (task) => setQuestion({ kind: 'remove', task }),
  }

  return (
    <DeskContext value={desk}>
      {children}
      <Suspense>
        {question?.kind === 'create' && (
          <TaskDialog mode={{ kind: 'create', ...question.slot }} open onClose={close} />
        )}
        {question?.kind === 'edit' && (
          <TaskDialog
            mode={{ kind: 'edit', task: question.task }}
            open
            onClose={close}
            onRemove={() => desk.remove(question.task)}
          />
        )}
        {question?.kind === 'move' && (
          <MoveDialog
            task={question.task}
            onClose={close}
            onMove={(slot) => replan(question.task, moveTo(slot))}
          />
        )}
        {question?.kind === 'scope' && (
          <ScopeDialog
            verb="change"
            onClose={close}
            onChoose={(scope) => editNow(question.task, question.patch, scope)}
          />
        )}
        {question?.kind === 'remove' && (
          <RemoveQuestion task={question.task} onClose={close} onRemove={removeNow} />
        )}
      </Suspense>
    </DeskContext>
  )
}

type RemoveQuestionProps = {
  task: Task
  onClose: () => void
  onRemove: (task: Task, scope?: RecurrenceScope) => void
}

function RemoveQuestion({ task, onClose, onRemove }: RemoveQuestionProps) {
  if (repeats(task)) {
    return <ScopeDialog verb="delete" onClose={onClose} onChoose={(scope) => onRemove(task, scope)} />
  }
  return (
    <Confirm
      title="Delete task"
      open
      danger
      confirmLabel="Delete"
      onConfirm={() => onRemove(task)}
      onClose={onClose}
    >
      Are you sure you want to delete this task?
    </Confirm>
  )
}

/** A completed occurrence is history, and stands alone. */
function repeats(task: Task): boolean {
  return task.recurrence_id !== null && task.status !== 'completed'
}

function isSame(task: Task, patch: TaskPatch): boolean {
  return (Object.keys(patch) as (keyof TaskPatch)[]).every((field) => patch[field] === task[field])
}

/** The same plan once more, not begun and not repeating. */
function copyOf(task: Task) {
  const { title, description, category, priority, estimated_duration, xp_reward, accountability_type } = task
  const { scheduled_date, scheduled_time, due_date } = task
  return {
    title,
    description,
    category,
    priority,
    estimated_duration,
    xp_reward,
    accountability_type,
    scheduled_date,
    scheduled_time,
    due_date,
  }
}
