import { Field } from '#web/kit/ui/fields/Field.tsx'
import { RadioCards } from '#web/kit/ui/fields/RadioCards.tsx'
import type { GoalForm } from './goalForm.ts'
import styles from './Goals.module.css'

type MeasureFieldsProps = {
  form: GoalForm
  errorOf: (name: string) => string | undefined
  onChange: (change: Partial<GoalForm>) => void
  /** The kind of measure and how values add up cannot be changed any more. */
  isFixed?: boolean
}

/** How a goal is measured: by what is linked to it, by milestones, or by a number. */
export function MeasureFields({ form, errorOf, onChange, isFixed = false }: MeasureFieldsProps) {
  return (
    <>
      {!isFixed && (
        <RadioCards
          label="Measured by"
          options={KINDS}
          value={form.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {form.kind === 'number' && (
        <>
          <div className={styles.pair}>
            <NumberField name="start" label="From" {...{ form, errorOf, onChange }} />
            <NumberField name="target" label="To" {...{ form, errorOf, onChange }} />
            <Field
              label="Unit"
              placeholder="kg, pages, €"
              value={form.unit}
              error={errorOf('unit')}
              maxLength={20}
              autoComplete="off"
              onChange={({ target }) => onChange({ unit: target.value })}
            />
          </div>
          {!isFixed && (
            <RadioCards
              label="A check-in says"
              options={AGGREGATES}
              value={form.aggregate}
              onChange={(aggregate) => onChange({ aggregate })}
            />
          )}
        </>
      )}
    </>
  )
}

const KINDS = [
  { value: 'linked', label: 'Linked tasks and habits', hint: 'What you do for it counts by itself' },
  { value: 'milestones', label: 'Milestones', hint: 'Up to ten steps that you check off' },
  { value: 'number', label: 'A number', hint: 'Weight, pages, savings: you check in' },
] as const
const AGGREGATES = [
  { value: 'last', label: 'Its latest value', hint: 'Weight: 82.4' },
  { value: 'sum', label: 'How much was added', hint: 'Pages read today: 30' },
] as const

type NumberFieldProps = Omit<MeasureFieldsProps, 'isFixed'> & { name: 'start' | 'target'; label: string }

function NumberField({ name, label, form, errorOf, onChange }: NumberFieldProps) {
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={form[name]}
      error={errorOf(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
}
