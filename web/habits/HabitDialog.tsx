import { useState } from 'react'
import { changedPart } from '#shared/entity/change.ts'
import { initialValues, pickFields } from '#shared/entity/fields.ts'
import type { FieldError } from '#shared/errors.ts'
import type { AskedHabit } from '#shared/habits/change.ts'
import { type Habit, HABIT_FIELDS, type HabitPatch, NewHabit } from '#shared/habits/habit.ts'
import { datesToComeInWords } from '#shared/habits/datesToCome.ts'
import { ruleOf } from '#shared/habits/rule.ts'
import { mayReplacePauses } from '#shared/habits/spans.ts'
import type { CopyDialogProps } from '#web/kit/offline/offlineSlice.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { habits } from './data.ts'
import { HabitFields } from './HabitFields.tsx'
import type { HabitForm } from './habitForm.ts'
import styles from './Habits.module.css'

type HabitDialogProps = { habit?: Habit; onClose: () => void }

/** Creates a habit, or edits one: saves what differs from it as it was opened. */
export function HabitDialog({ habit, onClose }: HabitDialogProps) {
  const actions = habits.useActions()
  const today = useToday()
  const [opened] = useState(habit)
  const save = (values: AskedHabit) => {
    if (!opened) actions.create(values)
    else {
      const patch = changedPart(values as HabitPatch, opened)
      if (patch) actions.edit(opened.id, patch, { seen: opened })
    }
    onClose()
  }
  return (
    <FormDialog
      title={opened ? 'Edit Habit' : 'Add Habit'}
      initial={opened ? formOf(opened) : emptyForm(today)}
      before={opened}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Shows what was typed and could not be saved, with what is wrong with it, and creates it as a new habit. */
export function CorrectHabitDialog({ copy, faults, onCreated, onClose }: CopyDialogProps<AskedHabit>) {
  const actions = habits.useActions()
  const today = useToday()
  const create = (values: AskedHabit) => {
    actions.create(values)
    onCreated()
    onClose()
  }
  return (
    <FormDialog
      title="Add Habit"
      initial={{ ...emptyForm(today), ...copy, target: String(copy.target ?? '') }}
      known={faults}
      onSave={create}
      onClose={onClose}
    />
  )
}

type FormDialogProps = {
  title: string
  initial: HabitForm
  /** The habit that is edited. */
  before?: Habit | undefined
  known?: readonly FieldError[]
  onSave: (values: AskedHabit) => void
  onClose: () => void
}

function FormDialog({ title, initial, before, known = NONE, onSave, onClose }: FormDialogProps) {
  const [form, setForm] = useState(initial)
  const [faults, setFaults] = useState(known)
  const today = useToday()
  const { week_start: weekStart } = useProfile()
  const { values, errors } = valuesOf(form, before, today)
  const save = () => {
    setFaults(errors)
    if (values && errors.length === 0) onSave(values)
  }
  const isNamed = form.name.trim() !== ''
  const footer = (
    <>
      {!isNamed && (
        <span id="habit-hint" className={styles.hint}>
          Give it a name first
        </span>
      )}
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="submit"
        form="habit-form"
        look="primary"
        disabled={!isNamed}
        aria-describedby={isNamed ? undefined : 'habit-hint'}
      >
        {before ? 'Save Changes' : 'Add Habit'}
      </Button>
    </>
  )
  return (
    <Dialog title={title} open width="wide" onClose={onClose} footer={footer}>
      <Form id="habit-form" className={styles.form} onSubmit={save} noValidate>
        <HabitFields
          form={form}
          isNew={!before}
          errorOf={(field) => faults.find((fault) => fault.field.split('.')[0] === field)?.message}
          onChange={(change) => setForm({ ...form, ...change })}
          toCome={
            values &&
            datesToComeInWords(
              {
                kind: values.kind,
                versions: [{ ...values, from: values.start_date > today ? values.start_date : today }],
                away: values.pauses,
              },
              { today, weekStart },
            )
          }
        />
      </Form>
    </Dialog>
  )
}

const NONE: readonly FieldError[] = []

function emptyForm(today: string): HabitForm {
  return { ...initialValues(HABIT_FIELDS), name: '', aim: 'at_least', target: '', start_date: today }
}

function formOf(habit: Habit): HabitForm {
  const { position: _, ...fields } = pickFields(HABIT_FIELDS, habit)
  return { ...fields, target: habit.target === null ? '' : String(habit.target) }
}

/** The values as they will be sent, and what is wrong with them. */
function valuesOf(form: HabitForm, before: Habit | undefined, today: string) {
  const isMeasured = form.kind === 'count' || form.kind === 'minutes'
  const target = isMeasured && form.target !== '' ? Number(form.target.replace(',', '.')) : null
  const aim = isMeasured ? form.aim : undefined
  const parsed = NewHabit.safeParse({ ...form, aim, target })
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    return { values: null, errors }
  }
  const rule = ruleOf(parsed.data)
  if ('field' in rule) return { values: null, errors: [rule] }
  const mayPause = mayReplacePauses(before?.pauses ?? [], parsed.data.pauses, today)
  const errors = mayPause
    ? []
    : [{ field: 'pauses', message: 'Dates of more than 7 days ago stay as they are' }]
  const { start_date = today } = parsed.data
  return { values: { ...parsed.data, ...rule, start_date }, errors }
}
