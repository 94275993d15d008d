import { useId, useState } from 'react'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { placeOf } from './itemWords.ts'
import styles from './Plans.module.css'

type ItemDialogProps = {
  item: PlanItem
  task: Task | undefined
  onSave: (part: object) => void
  onClose: () => void
}

/** A proposed task's title, day, time and length: the way to move it without dragging. */
export function ItemDialog({ item, task, onSave, onClose }: ItemDialogProps) {
  const id = useId()
  const { title, date, time, minutes } = placeOf(item, task)
  const [typed, setTyped] = useState({
    title,
    date: date ?? '',
    time: time ?? '',
    minutes: String(minutes ?? 60),
  })
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const length = Number(typed.minutes)
  const isBad = typed.title.trim() === '' || typed.date === '' || !(length >= 15 && length <= 1440)
  const save = () => {
    if (isBad) return
    const part = {
      ...(typed.title.trim() !== title && { title: typed.title.trim() }),
      ...(typed.date !== date && { scheduled_date: typed.date }),
      ...((typed.time || null) !== time && { scheduled_time: typed.time || null }),
      ...(length !== minutes && { estimated_duration: length }),
    }
    if (Object.keys(part).length === 0) onClose()
    else onSave(part)
  }
  return (
    <Dialog
      title="Change this step"
      width="narrow"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} disabled={isBad}>
            Save
          </Button>
        </>
      }
    >
      <Form id={id} className={styles.form} onSubmit={save}>
        <Field label="Title" value={typed.title} maxLength={200} onChange={set('title')} />
        <Field label="Date" type="date" value={typed.date} onChange={set('date')} />
        <Field label="Time" type="time" step={900} value={typed.time} onChange={set('time')} />
        <Field
          label="Minutes"
          type="number"
          min={15}
          max={1440}
          step={15}
          value={typed.minutes}
          onChange={set('minutes')}
          error={length >= 15 && length <= 1440 ? undefined : '15 to 1440 minutes'}
        />
      </Form>
    </Dialog>
  )
}
