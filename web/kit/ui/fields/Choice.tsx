import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { described, type FieldWords, Labelled } from './Labelled.tsx'
import styles from './Choice.module.css'

export type Option = { value: string; label: string }

type ChoiceProps = FieldWords & { options: readonly Option[] } & ComponentProps<'select'>

/** One of several: the platform's own select, which phones and screen readers support best. */
export function Choice({ label, hint, error, options, id, ...props }: ChoiceProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Labelled id={fieldId} label={label} hint={hint} error={error}>
      <span className={styles.frame}>
        <select id={fieldId} className={styles.control} {...described(fieldId, { hint, error })} {...props}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </Labelled>
  )
}
