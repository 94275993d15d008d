import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EnteredCheckIn } from '#shared/goals/change.ts'
import { NewGoalCheckIn } from '#shared/goals/checkIn.ts'
import { checkInsAfter } from '#shared/goals/checkIns.ts'
import { currentValue } from '#shared/goals/currentValue.ts'
import type { Goal } from '#shared/goals/goal.ts'
import { newId } from '#web/kit/newId.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useCheckIns, useGoalParts } from './data.ts'
import { numberIn } from './numberIn.ts'
import { amountInWords, dateInWords } from './words.ts'
import styles from './Goals.module.css'

type NumberMetric = Extract<Goal['metric'], { kind: 'number' }>
type CheckInsProps = { goal: Goal; metric: NumberMetric }

/** So many are listed until all are asked for. */
const FIRST_SHOWN = 6

/** What a goal's number was on which date: entered, edited, deleted. */
export function CheckIns({ goal, metric }: CheckInsProps) {
  const today = useToday()
  const { checkIns, ...load } = useCheckIns(goal.id)
  const { add, edit, remove } = useCheckInChanges(goal, metric, load.state === 'ready' ? checkIns : null)
  const [isAll, setIsAll] = useState(false)
  const isActive = goal.status === 'active'
  const shown = isAll ? checkIns : checkIns.slice(0, FIRST_SHOWN)
  return (
    <>
      {isActive && <CheckInForm metric={metric} today={today} submitLabel="Check in" onSubmit={add} />}
      <LoadNote load={load} what="Your check-ins">
        {checkIns.length === 0 && <p className={styles.note}>No check-in yet.</p>}
      </LoadNote>
      <ul className={styles.parts}>
        {shown.map((checkIn) => (
          <CheckInRow
            key={checkIn.id}
            checkIn={checkIn}
            goal={goal}
            metric={metric}
            onEdit={(values) => edit(checkIn, values)}
            onRemove={() => remove(checkIn)}
          />
        ))}
      </ul>
      {checkIns.length > shown.length && (
        <div>
          <Button size="sm" onClick={() => setIsAll(true)}>
            Show all {checkIns.length}
          </Button>
        </div>
      )}
    </>
  )
}

type CheckInRowProps = CheckInsProps & {
  checkIn: EnteredCheckIn
  onEdit: (values: Omit<EnteredCheckIn, 'id'>) => void
  onRemove: () => void
}

/** One check-in, or its form while it is edited. */
function CheckInRow({ checkIn, goal, metric, onEdit, onRemove }: CheckInRowProps) {
  const today = useToday()
  const [isEdited, setIsEdited] = useState(false)
  return (
    <li className={styles.part}>
      {isEdited ? (
        <CheckInForm
          metric={metric}
          today={today}
          checkIn={checkIn}
          submitLabel="Save check-in"
          onSubmit={(values) => {
            onEdit(values)
            setIsEdited(false)
          }}
          onCancel={() => setIsEdited(false)}
        />
      ) : (
        <CheckInItem
          checkIn={checkIn}
          goal={goal}
          today={today}
          onEdit={goal.status === 'active' ? () => setIsEdited(true) : null}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}

/**
 * The changes of a goal's check-ins, each with what the number then says.
 *
 * @param checkIns null where this device does not know them
 */
function useCheckInChanges(
  { id, progress }: Goal,
  metric: NumberMetric,
  checkIns: readonly EnteredCheckIn[] | null,
) {
  const { change } = useGoalParts()
  const make = (part: CheckInPart, unknown: number) => {
    const made = { ...part, id, current: 0, at: '' }
    const current = checkIns === null ? unknown : currentValue(metric, checkInsAfter(checkIns, [made]))
    change({ ...part, id, current })
  }
  return {
    add: (values: Omit<EnteredCheckIn, 'id'>) => {
      const sum = progress.current + values.value
      const checkIn = { id: newId(), ...values }
      make({ kind: 'addCheckIn', checkIn }, metric.aggregate === 'sum' ? sum : values.value)
    },
    edit: (was: EnteredCheckIn, values: Omit<EnteredCheckIn, 'id'>) =>
      make({ kind: 'editCheckIn', checkIn: { id: was.id, ...values }, was }, progress.current),
    remove: (was: EnteredCheckIn) => make({ kind: 'removeCheckIn', was }, progress.current),
  }
}

type CheckInPart =
  | { kind: 'addCheckIn'; checkIn: EnteredCheckIn }
  | { kind: 'editCheckIn'; checkIn: EnteredCheckIn; was: EnteredCheckIn }
  | { kind: 'removeCheckIn'; was: EnteredCheckIn }

type CheckInItemProps = {
  checkIn: EnteredCheckIn
  goal: Goal
  today: string
  /** Null where it cannot be changed. */
  onEdit: (() => void) | null
  onRemove: () => void
}

function CheckInItem({ checkIn: { date, value, note }, goal, today, onEdit, onRemove }: CheckInItemProps) {
  const day = dateInWords(date, today)
  const amount = amountInWords(goal, value)
  return (
    <>
      <span className={styles.entered}>
        <strong>{amount}</strong>
        <small>{day}</small>
        {note !== '' && <span dir="auto">{note}</span>}
      </span>
      {onEdit && (
        <span className={styles.tools}>
          <IconButton label={`Edit ${amount} of ${day}`} size="sm" icon={<Pencil />} onClick={onEdit} />
          <IconButton label={`Delete ${amount} of ${day}`} size="sm" icon={<Trash2 />} onClick={onRemove} />
        </span>
      )}
    </>
  )
}

type CheckInFormProps = {
  metric: NumberMetric
  today: string
  checkIn?: EnteredCheckIn
  submitLabel: string
  onSubmit: (values: Omit<EnteredCheckIn, 'id'>) => void
  onCancel?: () => void
}

function CheckInForm({ metric, today, checkIn, submitLabel, onSubmit, onCancel }: CheckInFormProps) {
  const [value, setValue] = useState(checkIn ? String(checkIn.value) : '')
  const [date, setDate] = useState(checkIn?.date ?? today)
  const [note, setNote] = useState(checkIn?.note ?? '')
  const [error, setError] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const submit = () => {
    const values = { value: numberIn(value), date, note: note.trim() }
    const wrong = date > today ? 'This date is still to come' : messageOf(values)
    setError(wrong)
    if (wrong) return
    onSubmit(values)
    if (checkIn) return
    setValue('')
    setDate(today)
    setNote('')
    first.current?.focus()
  }
  const label = metric.aggregate === 'sum' ? 'Added' : 'Now'
  return (
    <Form className={styles.entry} onSubmit={submit} noValidate>
      <Field
        ref={first}
        label={metric.unit === '' ? label : `${label} (${metric.unit})`}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ target }) => setValue(target.value)}
      />
      <Field
        label="Date"
        type="date"
        max={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <Field
        label="Note"
        value={note}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
      <span className={styles.buttons}>
        <Button type="submit" disabled={value.trim() === ''}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </Form>
  )
}

function messageOf(values: Omit<EnteredCheckIn, 'id'>): string | undefined {
  return NewGoalCheckIn.safeParse(values).error?.issues[0]?.message
}
