import { useState } from 'react'
import type { Slot } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { timeOptions } from './timeOptions.ts'
import styles from './MoveDialog.module.css'

type MoveDialogProps = { task: Task; onMove: (slot: Slot) => void; onClose: () => void }

/** Moves a task by entering its date and time: the alternative to dragging. */
export function MoveDialog({ task, onMove, onClose }: MoveDialogProps) {
  const [date, setDate] = useState(task.scheduled_date ?? '')
  const [time, setTime] = useState(task.scheduled_time ?? '')
  const move = (slot: Slot) => {
    onClose()
    onMove(slot)
  }
  const footer = (
    <>
      {task.scheduled_date !== null && (
        <Button onClick={() => move({ date: null, time: null })}>Unschedule</Button>
      )}
      <Button type="submit" form="move-task" look="primary" disabled={date === ''}>
        Move
      </Button>
    </>
  )
  return (
    <Dialog title={`Move “${task.title}”`} open width="narrow" onClose={onClose} footer={footer}>
      <Form id="move-task" className={styles.form} onSubmit={() => move({ date, time: time || null })}>
        <Field
          label="Date"
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Choice
          label="Time"
          options={timeOptions(task.scheduled_time)}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </Form>
    </Dialog>
  )
}
