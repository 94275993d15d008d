import { slotsWith } from '#shared/tasks/schedule.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { shownTime, useTimeFormat } from '#web/kit/ui/time/timeFormat.ts'

type TimeFieldProps = {
  label: string
  /** `HH:MM` */
  value: string
  error?: string | undefined
  onChange: (time: string) => void
}

/** A time of the day: every half hour, and its own odd one. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  useTimeFormat()
  return (
    <Choice
      label={label}
      options={slotsWith(value).map((time) => ({ value: time, label: shownTime(time) }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
