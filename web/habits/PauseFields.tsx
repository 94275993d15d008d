import { Trash2 } from 'lucide-react'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import type { FormPart } from './habitForm.ts'
import styles from './Habits.module.css'

/** The dates on which a habit rests: it is not due then, and nothing breaks. */
export function PauseFields({ form: { pauses }, onChange }: FormPart) {
  const today = useToday()
  const replace = (index: number, change: Partial<(typeof pauses)[number]>) =>
    onChange({ pauses: pauses.map((pause, at) => (at === index ? { ...pause, ...change } : pause)) })
  return (
    <fieldset className={styles.form}>
      <legend>Pauses</legend>
      {pauses.map(({ from, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pauses have no names of their own
        <div key={index} className={styles.pair}>
          <Field
            label={`Pause ${index + 1} from`}
            type="date"
            required
            value={from}
            onChange={({ target }) => replace(index, { from: target.value })}
          />
          <Field
            label={`Pause ${index + 1} to`}
            type="date"
            hint="Empty: until you go on"
            value={to ?? ''}
            onChange={({ target }) => replace(index, { to: target.value || null })}
          />
          <IconButton
            label={`Remove pause ${index + 1}`}
            icon={<Trash2 />}
            onClick={() => onChange({ pauses: pauses.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      <Button size="sm" onClick={() => onChange({ pauses: [...pauses, { from: today, to: null }] })}>
        Add a pause
      </Button>
    </fieldset>
  )
}
