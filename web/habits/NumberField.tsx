import { Field } from '#web/kit/ui/fields/Field.tsx'

type NumberFieldProps = {
  label: string
  value: number
  error?: string | undefined
  onChange: (value: number) => void
}

/** A whole number; empty while it is being typed. */
export function NumberField({ label, value, error, onChange }: NumberFieldProps) {
  return (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      value={Number.isNaN(value) ? '' : value}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
    />
  )
}
