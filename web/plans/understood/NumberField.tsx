import { useState } from 'react'
import { Field } from '#web/kit/ui/fields/Field.tsx'

type NumberFieldProps = {
  label: string
  value: number | null
  least?: number
  most: number
  onChange: (value: number | null) => void
}

/** A number within its bounds; null while what is typed is none. */
export function NumberField({ label, value, least = 1, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const numberIn = (text: string) => {
    const number = Number(text)
    const isWhole = least < 1 || Number.isInteger(number)
    return text !== '' && isWhole && number >= least && number <= most ? number : null
  }
  return (
    <Field
      label={label}
      type="number"
      min={least}
      max={most}
      step={least < 1 ? 'any' : 1}
      value={typed}
      error={
        typed !== '' && numberIn(typed) === null ? `${least} to ${most.toLocaleString('en')}` : undefined
      }
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberIn(target.value))
      }}
    />
  )
}
