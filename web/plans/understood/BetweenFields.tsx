import { useState } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import styles from './Chips.module.css'

type BetweenFieldsProps = {
  /** `HH:MM` up to `24:00`. */
  between: [string, string]
  /** The times as they are typed; null while they are none. */
  onChange: (between: [string, string] | null) => void
}

/** A part of the day by its first and last minute. A time field has no 24:00, which stands as 23:59. */
export function BetweenFields({ between, onChange }: BetweenFieldsProps) {
  const [[from, to], setTyped] = useState<[string, string]>([
    between[0],
    between[1].replace('24:00', '23:59'),
  ])
  const tell = (next: [string, string]) => {
    setTyped(next)
    const end = next[1] === '23:59' ? '24:00' : next[1]
    onChange(next[0] !== '' && next[0] < end ? [next[0], end] : null)
  }
  const error = from !== '' && to !== '' && from >= to ? 'It ends before it begins' : undefined
  return (
    <div className={styles.pair}>
      <Field label="From" type="time" value={from} onChange={({ target }) => tell([target.value, to])} />
      <Field
        label="To"
        type="time"
        value={to}
        error={error}
        onChange={({ target }) => tell([from, target.value])}
      />
    </div>
  )
}
