import type { RuleEnd } from '#shared/tasks/repeating/repeatRule.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { addMonths } from '#shared/time/civil.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { RepeatNumber } from './RepeatNumber.tsx'
import styles from './RepeatField.module.css'

type RepeatEndProps = { ends: RuleEnd; date: string; onChange: (ends: RuleEnd) => void }

const USUAL_TIMES = 10
const USUAL_MONTHS = 3

/** When a repetition stops. */
export function RepeatEnd({ ends, date, onChange }: RepeatEndProps) {
  const choose = (kind: string) => {
    if (kind === 'on') onChange({ kind, date: addMonths(date, USUAL_MONTHS) })
    else if (kind === 'after') onChange({ kind, times: USUAL_TIMES })
    else onChange({ kind: 'never' })
  }
  return (
    <div className={styles.pair}>
      <Choice
        label="Ends"
        value={ends.kind}
        options={[
          { value: 'never', label: 'never' },
          { value: 'on', label: 'on a date' },
          { value: 'after', label: 'after some times' },
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      {ends.kind === 'on' && (
        <Field
          label="Last day"
          type="date"
          min={date}
          value={ends.date}
          onChange={(event) => {
            const last = event.target.value
            if (CivilDate.safeParse(last).success && last >= date) onChange({ kind: 'on', date: last })
          }}
        />
      )}
      {ends.kind === 'after' && (
        <RepeatNumber
          label="Times"
          value={ends.times}
          most={9999}
          onChange={(times) => onChange({ kind: 'after', times })}
        />
      )}
    </div>
  )
}
