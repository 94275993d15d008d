import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formFrom, formOf, newTaskFrom, patchFrom, type TaskForm } from '#shared/tasks/form.ts'
import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import type { NewTaskInput, Task, TaskPatch } from '#shared/tasks/task.ts'
import { ReminderFields } from '#web/reminders/ReminderFields.tsx'
import { type DraftReminder, remindedTask, saveReminders } from '#web/reminders/saveReminders.ts'
import { useTaskReminders } from '#web/reminders/useTaskReminders.ts'
import { useToday } from '#web/profile/today.ts'
import type { CopyDialogProps } from '#web/kit/offline/offlineSlice.ts'
import { newId } from '#web/kit/newId.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useChangeTask } from '../data.ts'
import { QuickAddChips } from '../quickAdd/QuickAddChips.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'
import { forgetDraft } from './draftStorage.ts'
import type { TypedTask } from './typedTask.ts'
import { type NewTaskSlot, useNewTaskForm } from './useNewTaskForm.ts'
import { FormDialog } from './FormDialog.tsx'

export type TaskDialogMode =
  | { kind: 'create'; date?: string | null; time?: string | null; typed?: TypedTask | undefined }
  | { kind: 'edit'; task: Task }

type TaskDialogProps = {
  mode: TaskDialogMode
  open: boolean
  onClose: () => void
  /** Offers to delete the task that is edited. */
  onRemove?: () => void
}

/** Creates a task, or edits one: the same fields in one dialog. */
export function TaskDialog({ open, ...props }: TaskDialogProps) {
  if (!open) return null
  const { mode, onClose, onRemove } = props
  if (mode.kind === 'edit') return <EditDialog task={mode.task} onClose={onClose} onRemove={onRemove} />
  return <CreateDialog slot={mode} onClose={onClose} />
}

type CreateDialogProps = { slot: NewTaskSlot; onClose: () => void }

function CreateDialog({ slot, onClose }: CreateDialogProps) {
  const workspace = useWorkspace()
  const { userId } = workspace
  const change = useChangeTask()
  const today = useToday()
  const { form, made, chips, reminders, isDrafted, edit, keepWords, startOver } = useNewTaskForm(slot)
  const create = () => {
    const task = { ...newTaskFrom(made), id: newId() }
    change({ kind: 'create', task })
    saveReminders(workspace, remindedTask(task), reminders.of(form))
    forgetDraft(userId)
    onClose()
  }
  return (
    <FormDialog
      title="Create New Task"
      submitLabel="Create"
      form={form}
      made={made}
      understood={<QuickAddChips chips={chips} onRemove={keepWords} />}
      onChange={edit}
      onSubmit={create}
      onClose={onClose}
      reminders={
        <ReminderFields drafts={reminders.of(form)} slot={slotOf(form, today)} onChange={reminders.set} />
      }
      aside={
        isDrafted && (
          <Button look="plain" onClick={startOver}>
            Start over
          </Button>
        )
      }
    />
  )
}

/** From where a moment of its own is chosen. */
function slotOf({ scheduled_date, scheduled_time }: TaskForm, today: string) {
  return { date: scheduled_date || today, time: scheduled_time }
}

/** Shows what was typed and could not be saved, with what is wrong with it, and creates it as a new task. */
export function CorrectDialog({ copy, faults, onCreated, onClose }: CopyDialogProps<NewTaskInput>) {
  const change = useChangeTask()
  const [form, setForm] = useState(() => formFrom(copy))
  return (
    <FormDialog
      title="Create New Task"
      submitLabel="Create"
      form={form}
      faults={faults}
      onChange={setForm}
      onSubmit={() => {
        change({ kind: 'create', task: newTaskFrom(form) })
        onCreated()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

type EditDialogProps = { task: Task; onClose: () => void; onRemove: (() => void) | undefined }

/** Saves what differs from the task as it was opened: what other devices change meanwhile stays. */
function EditDialog({ task, onClose, onRemove }: EditDialogProps) {
  const change = useChangeTask()
  const [opened] = useState(task)
  const [form, setForm] = useState(() => formOf(task))
  const [asked, setAsked] = useState<TaskPatch | null>(null)
  const workspace = useWorkspace()
  const today = useToday()
  const known = useTaskReminders(opened)
  const [drafts, setDrafts] = useState<readonly DraftReminder[] | null>(null)
  /** First, so that a task which begins to repeat hands them on to its series. */
  const remind = () => drafts && saveReminders(workspace, opened, drafts, known)
  const send = (patch: TaskPatch, scope: RecurrenceScope) => {
    remind()
    change({ kind: 'edit', id: task.id, patch, scope }, { seen: opened })
    onClose()
  }
  const save = () => {
    const patch = patchFrom(form, opened)
    if (!patch) {
      remind()
      onClose()
    } else if (task.recurrence_id !== null && task.status !== 'completed') setAsked(patch)
    else send(patch, 'this')
  }
  return (
    <>
      <FormDialog
        title="Edit Task"
        submitLabel="Save"
        form={form}
        task={task}
        onChange={setForm}
        onSubmit={save}
        onClose={onClose}
        reminders={
          <ReminderFields drafts={drafts ?? known} slot={slotOf(form, today)} onChange={setDrafts} />
        }
        aside={
          onRemove && (
            <Button look="danger" icon={<Trash2 />} onClick={onRemove}>
              Delete
            </Button>
          )
        }
      />
      {asked && (
        <ScopeDialog verb="change" onClose={() => setAsked(null)} onChoose={(scope) => send(asked, scope)} />
      )}
    </>
  )
}
