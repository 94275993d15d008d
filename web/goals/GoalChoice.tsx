import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { goals, isOpen } from './data.ts'

type GoalChoiceProps = {
  /** A goal's id; empty without one. */
  value: string
  onChange: (id: string) => void
  error?: string | undefined
}

/** Chooses one of the person's active goals, or none. One that was chosen before it was closed stays a choice. */
export function GoalChoice({ value, onChange, error }: GoalChoiceProps) {
  const { rows } = goals.useRows()
  const chosen = rows.find(({ id }) => id === value)
  const isGone = value !== '' && !(chosen && isOpen(chosen))
  const options = [
    { value: '', label: 'None' },
    ...rows.filter(isOpen).map(({ id, title }) => ({ value: id, label: title })),
    ...(isGone ? [{ value, label: chosen?.title ?? 'A goal that is not here yet' }] : []),
  ]
  return (
    <Choice
      label="Goal"
      options={options}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
