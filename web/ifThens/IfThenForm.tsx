import { useId, useState } from 'react'
import { type Cause, type Effect, type IfThen, NewIfThen } from '#shared/ifThens/ifThen.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { type Draft, draftOf, effectOf, causeOf } from './draft.ts'
import { EXAMPLE } from './example.ts'
import type { Subjects } from './useSubjects.ts'
import { causeInWords, effectInWords } from './words.ts'
import styles from './IfThens.module.css'

type Values = Pick<IfThen, 'goal_id' | 'obstacle' | 'if' | 'then'>
type IfThenFormProps = {
  plan?: IfThen
  goalId: string | null
  subjects: Subjects
  onSave: (values: Values) => void
  onCancel: () => void
}

/** The fields of an if-then plan, with the sentence that they make. */
export function IfThenForm({ plan, goalId, subjects, onSave, onCancel }: IfThenFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(plan))
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const values = {
    goal_id: plan ? plan.goal_id : goalId,
    obstacle: draft.obstacle,
    if: causeOf(draft),
    then: effectOf(draft),
  }
  const asked = NewIfThen.safeParse(values)
  const [isTried, setIsTried] = useState(false)
  const faults = asked.success || !isTried ? [] : asked.error.issues
  const faultAt = (...path: string[]) =>
    faults.find((issue) => path.every((name, at) => issue.path[at] === name))?.message
  const save = () => {
    setIsTried(true)
    if (asked.success) onSave(values as Values)
  }
  return (
    <Form className={styles.form} onSubmit={save} aria-label={plan ? 'Edit the plan' : 'New if-then plan'}>
      <Field
        label="What gets in the way (optional)"
        placeholder={EXAMPLE.obstacle}
        value={draft.obstacle}
        maxLength={200}
        error={faultAt('obstacle')}
        data-autofocus
        onChange={({ target }) => set({ obstacle: target.value })}
      />
      <CauseFields draft={draft} subjects={subjects} set={set} faultAt={faultAt} />
      <EffectFields draft={draft} subjects={subjects} set={set} faultAt={faultAt} />
      {asked.success && (
        <p className={styles.note}>
          {causeInWords(asked.data.if, subjects.nameOf)}, then{' '}
          <strong dir="auto">{effectInWords(asked.data.then, subjects.nameOf)}</strong>.
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary">
          {plan ? 'Save Changes' : 'Add Plan'}
        </Button>
      </div>
    </Form>
  )
}

type PartProps = {
  draft: Draft
  subjects: Subjects
  set: (change: Partial<Draft>) => void
  faultAt: (...path: string[]) => string | undefined
}

function CauseFields({ draft, subjects, set, faultAt }: PartProps) {
  return (
    <>
      <Choice
        label="If"
        value={draft.cause}
        options={CAUSES}
        onChange={({ target }) => set({ cause: target.value as Cause['type'] })}
      />
      {draft.cause === 'moment' ? (
        <MomentFields draft={draft} set={set} faultAt={faultAt} />
      ) : (
        <Choice
          label="What"
          value={draft.subject}
          error={faultAt('if')}
          options={[
            { value: '', label: 'Choose a task or a habit' },
            ...subjects.tasks.map(({ id, name }) => ({ value: `task ${id}`, label: `Task: ${name}` })),
            ...subjects.habits.map(({ id, name }) => ({ value: `habit ${id}`, label: `Habit: ${name}` })),
            ...strangers(draft.subject, subjects),
          ]}
          onChange={({ target }) => set({ subject: target.value })}
        />
      )}
    </>
  )
}

/** A task that is chosen and not among those that are offered. */
function strangers(chosen: string, { tasks, habits, nameOf }: Subjects) {
  const [kind, id = ''] = chosen.split(' ')
  if (!id || tasks.some((task) => task.id === id) || habits.some((habit) => habit.id === id)) return []
  const name = nameOf(id)
  return [{ value: chosen, label: name ? `Task: ${name}` : `The ${kind} as it is` }]
}

function MomentFields({ draft, set, faultAt }: Omit<PartProps, 'subjects'>) {
  const legend = useId()
  const toggle = (day: number, isOn: boolean) =>
    set({
      days: isOn ? [...draft.days, day].toSorted((a, b) => a - b) : draft.days.filter((each) => each !== day),
    })
  return (
    <>
      <Field
        label="Time"
        type="time"
        value={draft.time}
        error={faultAt('if', 'time')}
        onChange={({ target }) => set({ time: target.value })}
      />
      <fieldset className={styles.days} aria-describedby={faultAt('if', 'days') ? legend : undefined}>
        <legend>Days</legend>
        {MONDAY_FIRST.map((day) => (
          <Checkbox
            key={day}
            label={WEEKDAY_NAMES[day]?.slice(0, 3)}
            aria-label={WEEKDAY_NAMES[day]}
            checked={draft.days.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          />
        ))}
        {faultAt('if', 'days') && (
          <p id={legend} className={styles.fault}>
            {faultAt('if', 'days')}
          </p>
        )}
      </fieldset>
    </>
  )
}

function EffectFields({ draft, subjects, set, faultAt }: PartProps) {
  return (
    <>
      <Choice
        label="Then"
        value={draft.effect}
        options={EFFECTS}
        onChange={({ target }) => set({ effect: target.value as Effect['type'] })}
      />
      {draft.effect === 'task' ? (
        <div className={styles.pair}>
          <Field
            label="Task"
            placeholder={EXAMPLE.title}
            value={draft.title}
            maxLength={200}
            error={faultAt('then', 'title')}
            onChange={({ target }) => set({ title: target.value })}
          />
          <Field
            label="Minutes"
            type="number"
            inputMode="numeric"
            min={15}
            step={15}
            value={draft.minutes}
            error={faultAt('then', 'estimated_duration')}
            onChange={({ target }) => set({ minutes: target.value })}
          />
        </div>
      ) : (
        <Choice
          label="Habit"
          value={draft.habit}
          error={faultAt('then', 'habit_id') && 'Choose a habit'}
          options={[
            { value: '', label: 'Choose a habit' },
            ...subjects.habits.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => set({ habit: target.value })}
        />
      )}
    </>
  )
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const CAUSES: { value: Cause['type']; label: string }[] = [
  { value: 'moment', label: 'A time comes' },
  { value: 'after', label: 'Something is done' },
  { value: 'missed', label: 'Something was missed the day before' },
]
const EFFECTS: { value: Effect['type']; label: string }[] = [
  { value: 'task', label: 'A task for today' },
  { value: 'habit', label: 'A habit' },
]
