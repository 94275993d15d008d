import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './RadioCards.module.css'

type RadioCard<Value extends string> = {
  value: Value
  label: string
  hint?: string
  picture?: ReactNode
}

type RadioCardsProps<Value extends string> = {
  label: string
  options: readonly RadioCard<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, each a card with a picture, a name and a check on the chosen one. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            <CircleCheck aria-hidden="true" className={styles.check} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
