import type { Habit } from '#shared/habits/habit.ts'
import { domains } from '#web/domains/data.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { EmblemPicker } from '#web/kit/ui/fields/EmblemPicker.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import { useGoalChoices } from './data.ts'
import type { FormPart, HabitForm } from './habitForm.ts'
import { NumberField } from './NumberField.tsx'
import { PauseFields } from './PauseFields.tsx'
import { fits, ScheduleFields } from './ScheduleFields.tsx'
import { CATEGORY_COLORS } from './words.ts'
import styles from './Habits.module.css'
import { isGamified } from '#web/settings/gamification.ts'

type HabitFieldsProps = FormPart & {
  /** A kind is chosen once. */
  isNew: boolean
  /** The dates to come in a sentence; null while the rule is not whole. */
  toCome: string | null
}

/** The fields of a habit. */
export function HabitFields({ isNew, toCome, form, errorOf, onChange: change }: HabitFieldsProps) {
  const onChange = (next: Partial<HabitForm>) => {
    const { kind, aim, schedule } = { ...form, ...next }
    change(fits(schedule.type, kind, aim) ? next : { ...next, schedule: { type: 'daily' } })
  }
  const part = { form, errorOf, onChange }
  const isMeasured = form.kind === 'count' || form.kind === 'minutes'
  return (
    <>
      <Field
        label="Name"
        required
        maxLength={100}
        value={form.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {isNew && (
        <RadioCards
          label="What is counted"
          options={KINDS}
          value={form.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {isMeasured && <Target {...part} />}
      {form.kind !== 'quit' && <ScheduleFields {...part} />}
      <output className={styles.toCome}>
        {toCome}
        {!isNew && ' Earlier dates keep the rule that they had.'}
      </output>
      <Times {...part} />
      <Belonging {...part} />
      <More {...part} />
      {errorOf('pauses') && <p role="alert">{errorOf('pauses')}</p>}
    </>
  )
}

const KINDS = [
  { value: 'yes_no', label: 'Yes or no', hint: 'Done or not, each time' },
  { value: 'count', label: 'A count', hint: '8 glasses, 20 pages' },
  { value: 'minutes', label: 'Minutes', hint: 'With a timer' },
  { value: 'quit', label: 'Something to quit', hint: 'Every day without it counts' },
] as const satisfies readonly { value: Habit['kind']; label: string; hint: string }[]
const AIMS = [
  { value: 'at_least', label: 'At least' },
  { value: 'at_most', label: 'At most' },
]
const CATEGORIES = (Object.keys(CATEGORY_COLORS) as Habit['category'][]).map((value) => ({
  value,
  label: capitalised(value),
}))

/** How much, for counts and minutes. */
function Target({ form, errorOf, onChange }: FormPart) {
  return (
    <div className={styles.fields}>
      <Choice
        label="Aim"
        options={AIMS}
        value={form.aim}
        error={errorOf('aim')}
        onChange={({ target }) => onChange({ aim: target.value as Habit['aim'] })}
      />
      <Field
        label="Target"
        inputMode="decimal"
        value={form.target}
        error={errorOf('target')}
        onChange={({ target }) => onChange({ target: target.value })}
      />
      {form.kind === 'count' && (
        <Field
          label="Unit"
          placeholder="glasses"
          maxLength={20}
          value={form.unit}
          error={errorOf('unit')}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      )}
    </div>
  )
}

/** Where it is shown in the calendar, and what it earns. */
function Times({ form, errorOf, onChange }: FormPart) {
  return (
    <div className={styles.fields}>
      <Field
        label="Time"
        type="time"
        hint="Empty: any time of the day"
        value={form.targetTime ?? ''}
        error={errorOf('targetTime')}
        onChange={({ target }) => onChange({ targetTime: target.value || null })}
      />
      <NumberField
        label="Duration in minutes"
        value={form.duration}
        error={errorOf('duration')}
        onChange={(duration) => onChange({ duration })}
      />
      {isGamified() && (
        <NumberField
          label="XP"
          value={form.xpReward}
          error={errorOf('xpReward')}
          onChange={(xpReward) => onChange({ xpReward })}
        />
      )}
    </div>
  )
}

/** What is seldom changed. */
function More(part: FormPart) {
  const { form, errorOf, onChange } = part
  return (
    <details className={styles.more}>
      <summary>Icon, start and pauses</summary>
      <div className={styles.form}>
        <EmblemPicker
          icon={form.icon}
          color={CATEGORY_COLORS[form.category]}
          isColorFixed
          onChange={({ icon = form.icon }) => onChange({ icon })}
        />
        <Field
          label="Start"
          type="date"
          required
          value={form.start_date}
          error={errorOf('start_date')}
          onChange={({ target }) => onChange({ start_date: target.value })}
        />
        <PauseFields {...part} />
      </div>
    </details>
  )
}

/** The category, the life domain and the goal that it belongs to. */
function Belonging({ form, errorOf, onChange }: FormPart) {
  const { rows } = domains.useRows()
  const goals = useGoalChoices()
  return (
    <div className={styles.fields}>
      <Choice
        label="Category"
        options={CATEGORIES}
        value={form.category}
        onChange={({ target }) => onChange({ category: target.value as Habit['category'] })}
      />
      <Choice
        label="Life domain"
        options={[NONE, ...rows.map(({ id, name }) => ({ value: id, label: name }))]}
        value={form.domain_id ?? ''}
        error={errorOf('domain_id')}
        onChange={({ target }) => onChange({ domain_id: target.value || null })}
      />
      {(goals.length > 0 || form.goal_id !== null) && (
        <Choice
          label="Goal"
          options={[NONE, ...goals.map(({ id, title }) => ({ value: id, label: title }))]}
          value={form.goal_id ?? ''}
          error={errorOf('goal_id')}
          onChange={({ target }) => onChange({ goal_id: target.value || null })}
        />
      )}
    </div>
  )
}

const NONE = { value: '', label: 'None' }
