import { useState } from 'react'
import { weekdaysInWords } from '#shared/planning/weekdaysInWords.ts'
import type { OwnDays } from '#shared/planning/understood.ts'
import { BetweenFields } from './BetweenFields.tsx'
import styles from './Chips.module.css'
import { NumberField } from './NumberField.tsx'

type OwnDaysFieldsProps = {
  own: OwnDays
  /** The days as they are typed; null while one of them is none. */
  onChange: (own: OwnDays | null) => void
}
type Typed = { days: number[]; between: [string, string] | null; minutes: number | null; isWhole: boolean }

/** The hours and the length that some days have of their own. */
export function OwnDaysFields({ own, onChange }: OwnDaysFieldsProps) {
  const [typed, setTyped] = useState<Typed[]>(own.map((days) => ({ ...days, isWhole: true })))
  const put = (at: number, part: Partial<Typed>) => {
    const next = typed.map((one, index) => (index === at ? { ...one, ...part } : one))
    setTyped(next)
    onChange(next.every(({ isWhole }) => isWhole) ? next.map(({ isWhole: _whole, ...days }) => days) : null)
  }
  return own.map(({ days, between, minutes }, at) => (
    <fieldset key={days.join()} className={styles.own}>
      <legend>{`On ${weekdaysInWords(days)}`}</legend>
      {between && (
        <BetweenFields
          between={between}
          onChange={(next) => put(at, next ? { between: next, isWhole: true } : { isWhole: false })}
        />
      )}
      {minutes !== null && (
        <NumberField
          label="Length of a session (minutes)"
          value={minutes}
          most={1440}
          onChange={(next) => put(at, next ? { minutes: next, isWhole: true } : { isWhole: false })}
        />
      )}
    </fieldset>
  ))
}
