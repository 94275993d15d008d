import { useState } from 'react'
import type { FreeSlot } from '#shared/planning/placing/freeTime.ts'
import { quickDates } from '#shared/tasks/calendar/quickDates.ts'
import type { Slot } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { type FreeTimes, useFreeTimes } from './freeTime.ts'
import { timeOptions } from './timeOptions.ts'
import styles from './MoveDialog.module.css'

type MoveDialogProps = { task: Task; onMove: (slot: Slot) => void; onClose: () => void }

/** Moves a task by one click to where most are moved, or by its date and time: the alternative to dragging. */
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
      <QuickMoves task={task} onMove={move} />
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

/** The task keeps its time on another day; only a free slot has one of its own, by the person's availability. */
function QuickMoves({ task, onMove }: { task: Task; onMove: (slot: Slot) => void }) {
  const { week_start } = useProfile()
  const today = useToday()
  const free = useFreeTimes({
    minutes: task.estimated_duration,
    task: task.id,
    category: task.category,
    limit: 2,
  })
  const isElsewhere = ({ date, start }: FreeSlot) =>
    date !== task.scheduled_date || start !== task.scheduled_time
  const first = free.slots?.find(isElsewhere)
  const dates = quickDates(today, week_start)
  const offers: [label: string, slot: Slot | null][] = [
    ['Today', { date: dates.today, time: task.scheduled_time }],
    ['Tomorrow', { date: dates.tomorrow, time: task.scheduled_time }],
    ['Next week', { date: dates.nextWeek, time: task.scheduled_time }],
    ['Next free slot', first ? { date: first.date, time: first.start } : null],
  ]
  const elsewhere = offers.filter(
    ([, slot]) => slot === null || slot.date !== task.scheduled_date || slot.time !== task.scheduled_time,
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label="Move to" className={styles.quick}>
      {elsewhere.map(([label, slot]) => (
        <Button key={label} disabled={slot === null} onClick={() => slot && onMove(slot)}>
          {label} <small>{inWords(slot, free)}</small>
        </Button>
      ))}
    </div>
  )
}

function inWords(slot: Slot | null, { slots, isFailed }: FreeTimes): string {
  if (slot?.date) return [dayInShort(slot.date), slot.time].filter(Boolean).join(', ')
  if (isFailed) return 'needs a connection'
  return slots ? 'none in four weeks' : 'looking…'
}
