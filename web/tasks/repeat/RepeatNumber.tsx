import { useState } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'

type RepeatNumberProps = { label: string; value: number; most: number; onChange: (value: number) => void }

/** A whole number from 1 on. While what is typed is not a number, the last one is kept. */
export function RepeatNumber({ label, value, most, onChange }: RepeatNumberProps) {
  const [typed, setTyped] = useState(String(value))
  const number = Number(typed)
  const isValid = Number.isInteger(number) && number >= 1 && number <= most
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      step={1}
      value={isValid && number !== value ? String(value) : typed}
      error={isValid ? undefined : `A whole number from 1 to ${most}`}
      onChange={(event) => {
        const next = Number(event.target.value)
        setTyped(event.target.value)
        if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next)
      }}
    />
  )
}
