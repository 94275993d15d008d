import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { domains } from './data.ts'

type DomainChoiceProps = {
  /** A domain's id; empty without one. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
  /** What happens without a choice. */
  hint?: string
}

/** Chooses one of the person's life domains, or none. */
export function DomainChoice({ value, onChange, error, hint }: DomainChoiceProps) {
  const { rows } = domains.useRows()
  const isUnknown = value !== '' && !rows.some(({ id }) => id === value)
  const options = [
    { value: '', label: 'None' },
    ...rows.map(({ id, name }) => ({ value: id, label: name })),
    ...(isUnknown ? [{ value, label: 'A domain that is not here yet' }] : []),
  ]
  return (
    <Choice
      label="Life domain"
      options={options}
      value={value}
      error={error}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
