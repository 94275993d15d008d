import { type ReactNode, useState } from 'react'
import type { FieldError } from '#shared/errors.ts'
import { hasDetails, isDetail, type TaskForm } from '#shared/tasks/form.ts'
import { RESIZE_MINUTES } from '#shared/tasks/schedule.ts'
import { ACCOUNTABILITY_TYPES, CALENDAR_CATEGORIES, PRIORITIES } from '#shared/tasks/fields.ts'
import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import type { Task } from '#shared/tasks/task.ts'
import { WitnessChoice } from '#web/claims/WitnessChoice.tsx'
import { DomainChoice } from '#web/domains/DomainChoice.tsx'
import { GoalChoice } from '#web/goals/GoalChoice.tsx'
import { capitalised } from '#shared/text/capitalised.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { RepeatField } from '../repeat/RepeatField.tsx'
import { FindTime } from './FindTime.tsx'
import { timeOptions } from './timeOptions.ts'
import styles from './TaskFields.module.css'
import { isGamified } from '#web/settings/gamification.ts'

type TaskFieldsProps = {
  form: TaskForm
  faults: readonly FieldError[]
  /** The one that is edited. The XP of a completed task cannot be changed, and its field says so. */
  task: Task | undefined
  /** What was understood of the title, below it. */
  understood: ReactNode
  /** The fields of its reminders. */
  reminders: ReactNode
  onChange: (form: TaskForm) => void
}

/** The fields of a task, each with its error beside it: first what, when, for how long and how often; the rest is folded, unless it says something. */
export function TaskFields({ form, faults, task, understood, reminders, onChange }: TaskFieldsProps) {
  /** Binds a control to one field of the form: value, change and error. */
  const bind: Bind = (name) => ({
    value: form[name],
    onChange: (event) => onChange({ ...form, ...WITH[name], [name]: event.target.value }),
    error: faults.find(({ field }) => field === name)?.message,
  })
  const isScheduled = form.scheduled_date !== ''
  const [isOpen, setOpen] = useState(() => hasDetails(form))
  return (
    <>
      <Field
        label="Title"
        {...bind('title')}
        maxLength={TASK_LIMITS.title}
        autoComplete="off"
        data-autofocus
      />
      {understood}
      <div className={styles.pair}>
        <WhenFields bind={bind} time={form.scheduled_time} isScheduled={isScheduled} />
        <Field
          label="Duration (minutes)"
          type="number"
          inputMode="numeric"
          min={TASK_LIMITS.shortest}
          step={RESIZE_MINUTES}
          {...bind('estimated_duration')}
        />
      </div>
      <FindTime form={form} task={task?.id} onFind={(slot) => onChange({ ...form, ...slot })} />
      <RepeatField
        date={form.scheduled_date || null}
        value={form.recurrence}
        onChange={(recurrence) => onChange({ ...form, recurrence })}
      />
      {reminders}
      <details
        className={styles.details}
        open={isOpen || faults.some(({ field }) => isDetail(field))}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>More details</summary>
        <div className={styles.folded}>
          <DetailFields
            bind={bind}
            type={form.accountability_type}
            isCompleted={task?.status === 'completed'}
          />
          <LinkFields bind={bind} />
        </div>
      </details>
    </>
  )
}

/** What falls back when a field changes: another type of accountability has other witnesses. */
const WITH: Partial<Record<keyof TaskForm, Partial<TaskForm>>> = { accountability_type: { witness_id: '' } }

type Bind = (name: Exclude<keyof TaskForm, 'recurrence'>) => {
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

function WhenFields({ bind, time, isScheduled }: { bind: Bind; time: string; isScheduled: boolean }) {
  return (
    <>
      <Field
        label="Date"
        type="date"
        {...bind('scheduled_date')}
        hint={isScheduled ? undefined : 'Without a date it is unscheduled'}
      />
      <Choice
        label="Time"
        options={timeOptions(time || null)}
        {...bind('scheduled_time')}
        disabled={!isScheduled}
      />
    </>
  )
}

type DetailFieldsProps = { bind: Bind; type: TaskForm['accountability_type']; isCompleted: boolean }

/** What a task has values of its own for by default. */
function DetailFields({ bind, type, isCompleted }: DetailFieldsProps) {
  const witness = bind('witness_id')
  return (
    <>
      <div className={styles.pair}>
        <Choice label="Category" options={CATEGORY_OPTIONS} {...bind('category')} />
        <Choice label="Priority" options={PRIORITY_OPTIONS} {...bind('priority')} />
        {isGamified() && (
          <Field
            label="XP"
            type="number"
            inputMode="numeric"
            min={TASK_LIMITS.leastXp}
            {...bind('xp_reward')}
            disabled={isCompleted}
            hint={isCompleted ? 'Already earned' : undefined}
          />
        )}
        <Choice label="Accountability" options={ACCOUNTABILITY_OPTIONS} {...bind('accountability_type')} />
        <WitnessChoice type={type} {...witness} onChange={choose(witness)} />
        <Field label="Due date" type="date" {...bind('due_date')} />
      </div>
      <TextArea label="Description" {...bind('description')} maxLength={TASK_LIMITS.description} />
    </>
  )
}

/** What a task belongs to. */
function LinkFields({ bind }: { bind: Bind }) {
  const [goal, domain] = [bind('goal_id'), bind('domain_id')]
  return (
    <div className={styles.pair}>
      <GoalChoice value={goal.value} error={goal.error} onChange={choose(goal)} />
      <DomainChoice
        value={domain.value}
        error={domain.error}
        hint="Without one, the domain of the goal or the category applies"
        onChange={choose(domain)}
      />
    </div>
  )
}

/** For a control that tells the value alone. */
const choose = (field: ReturnType<Bind>) => (value: string) => field.onChange({ target: { value } })

const CATEGORY_OPTIONS = optionsOf([...CALENDAR_CATEGORIES, 'general'])
const PRIORITY_OPTIONS = optionsOf(PRIORITIES)
const ACCOUNTABILITY_OPTIONS = ACCOUNTABILITY_TYPES.map((value) => ({
  value,
  label: value === 'ai' ? 'AI' : capitalised(value),
}))

function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ value, label: capitalised(value) }))
}
