import { type ReactNode, useState } from 'react'
import type { FieldError } from '#shared/errors.ts'
import { canCreate, faultsOf, type TaskForm } from '#shared/tasks/form.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { TaskFields } from './TaskFields.tsx'
import styles from './TaskDialog.module.css'

type FormDialogProps = {
  title: string
  submitLabel: string
  form: TaskForm
  /** What is created of the form, where that is another: words of its title may say its date. */
  made?: TaskForm
  /** What was understood of the title, shown below it. */
  understood?: ReactNode
  /** The errors of the fields' present values. */
  faults?: FieldError[] | undefined
  /** The one that is edited. */
  task?: Task
  onChange: (form: TaskForm) => void
  onSubmit: () => void
  onClose: () => void
  aside?: ReactNode
  /** The fields of its reminders. */
  reminders?: ReactNode
}

/** The fields of a task in a dialog, with what is wrong with them. */
export function FormDialog({
  title,
  submitLabel,
  form,
  made = form,
  understood,
  faults: known,
  task,
  onChange,
  onSubmit,
  onClose,
  aside,
  reminders,
}: FormDialogProps) {
  const [faults, setFaults] = useState(known ?? [])
  const submit = () => {
    const found = faultsOf(made)
    setFaults(found)
    if (found.length === 0) onSubmit()
  }
  const isReady = canCreate(made)
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
        <TaskFields
          form={form}
          faults={faults}
          task={task}
          understood={understood}
          reminders={reminders}
          onChange={onChange}
        />
      </Form>
    </Dialog>
  )
}
