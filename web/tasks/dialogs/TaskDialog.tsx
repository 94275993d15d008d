import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FieldError } from '#shared/errors.ts'
import {
  canCreate,
  emptyForm,
  faultsOf,
  formFrom,
  formOf,
  newTaskFrom,
  patchFrom,
  type TaskForm,
} from '#shared/tasks/form.ts'
import type { RecurrenceScope } from '#shared/tasks/recurrence.ts'
import { followDate } from '#shared/tasks/repeat.ts'
import type { Slot } from '#shared/tasks/schedule.ts'
import type { NewTaskInput, Task, TaskPatch } from '#shared/tasks/task.ts'
import { useToday } from '#web/profile/today.ts'
import type { CopyDialogProps } from '#web/kit/offline/offlineSlice.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { Form } from '#web/kit/ui/Form.tsx'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useChangeTask } from '../data.ts'
import { useCategoryGuess } from '../useCategoryGuess.ts'
import { ScopeDialog } from './ScopeDialog.tsx'
import { forgetDraft, keepDraft } from './draftStorage.ts'
import { draftedForm } from './taskDraft.ts'
import { TaskFields } from './TaskFields.tsx'
import styles from './TaskDialog.module.css'

export type TaskDialogMode =
  | { kind: 'create'; date?: string | null; time?: string | null; typed?: NewTaskInput | undefined }
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

type CreateDialogProps = { slot: Partial<Slot> & { typed?: NewTaskInput | undefined }; onClose: () => void }

function CreateDialog({ slot, onClose }: CreateDialogProps) {
  const { userId } = useWorkspace()
  const change = useChangeTask()
  const today = useToday()
  const [drafted] = useState(() => (slot.typed ? formFrom(slot.typed) : draftedForm(userId, slot)))
  const fresh = () => emptyForm({ date: slot.date ?? today, time: slot.time ?? '' })
  const [form, setForm] = useState(() => drafted ?? fresh())
  const guess = useCategoryGuess()
  const [isCategoryChosen, setCategoryChosen] = useState(
    () => drafted !== null && drafted.category !== guess(drafted.title),
  )
  const withCategory = (next: TaskForm): TaskForm => {
    if (next.category !== form.category) setCategoryChosen(true)
    const isOpen = !isCategoryChosen && next.category === form.category && next.title !== form.title
    return isOpen ? { ...next, category: guess(next.title) ?? fresh().category } : next
  }
  const create = () => {
    change({ kind: 'create', task: newTaskFrom(form) })
    forgetDraft(userId)
    onClose()
  }
  return (
    <FormDialog
      title="Create New Task"
      submitLabel="Create"
      form={form}
      onChange={(typed) => {
        const next = withCategory(typed)
        const recurrence = followDate(next.recurrence, form.scheduled_date, next.scheduled_date)
        setForm({ ...next, recurrence })
        keepDraft(userId, { ...next, recurrence })
      }}
      onSubmit={create}
      onClose={onClose}
      aside={
        drafted && (
          <Button
            look="plain"
            onClick={() => {
              forgetDraft(userId)
              setForm(fresh())
            }}
          >
            Start over
          </Button>
        )
      }
    />
  )
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
  const send = (patch: TaskPatch, scope: RecurrenceScope) => {
    change({ kind: 'edit', id: task.id, patch, scope }, { seen: opened })
    onClose()
  }
  const save = () => {
    const patch = patchFrom(form, opened)
    if (!patch) onClose()
    else if (task.recurrence_id !== null && task.status !== 'completed') setAsked(patch)
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

type FormDialogProps = {
  title: string
  submitLabel: string
  form: TaskForm
  /** The errors of the fields' present values. */
  faults?: FieldError[] | undefined
  /** The one that is edited. */
  task?: Task
  onChange: (form: TaskForm) => void
  onSubmit: () => void
  onClose: () => void
  aside?: React.ReactNode
}

function FormDialog({
  title,
  submitLabel,
  form,
  faults: known,
  task,
  onChange,
  onSubmit,
  onClose,
  aside,
}: FormDialogProps) {
  const [faults, setFaults] = useState(known ?? [])
  const submit = () => {
    const found = faultsOf(form)
    setFaults(found)
    if (found.length === 0) onSubmit()
  }
  const isReady = canCreate(form)
  const footer = (
    <>
      <span className={styles.aside}>{aside}</span>
      {!isReady && (
        <span id="task-hint" className={styles.hint}>
          Give it a title first
        </span>
      )}
      <Button
        type="submit"
        form="task-form"
        look="primary"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : 'task-hint'}
      >
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} open width="wide" onClose={onClose} footer={footer}>
      <Form id="task-form" className={styles.form} onSubmit={submit} noValidate>
        <TaskFields form={form} faults={faults} task={task} onChange={onChange} />
      </Form>
    </Dialog>
  )
}
