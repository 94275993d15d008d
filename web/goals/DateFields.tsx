import { Field } from '#web/kit/ui/fields/Field.tsx'
import type { GoalForm } from './goalForm.ts'
import styles from './Goals.module.css'

type DateFieldsProps = {
  form: Pick<GoalForm, 'start_date' | 'target_date'>
  errorOf: (name: string) => string | undefined
  onChange: (change: Partial<GoalForm>) => void
}

/** From when a goal counts, and by when it shall be reached. */
export function DateFields({ form, errorOf, onChange }: DateFieldsProps) {
  return (
    <div className={styles.pair}>
      <Field
        label="Target date"
        type="date"
        hint="Without a target date, no pace is shown."
        value={form.target_date}
        error={errorOf('target_date')}
        onChange={({ target }) => onChange({ target_date: target.value })}
      />
      <Field
        label="Start"
        type="date"
        hint="It may be in the past."
        value={form.start_date}
        error={errorOf('start_date')}
        onChange={({ target }) => onChange({ start_date: target.value })}
      />
    </div>
  )
}
