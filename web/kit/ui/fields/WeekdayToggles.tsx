import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import styles from './WeekdayToggles.module.css'

type WeekdayTogglesProps = {
  legend: string
  /** 0 Sunday to 6 Saturday. */
  days: readonly number[]
  /** The first day of the person's week. */
  weekStart: number
  /** @param days in the order of that week; empty when the last one was taken back */
  onChange: (days: number[]) => void
}

/** A button for each weekday, pressed where it is chosen. */
export function WeekdayToggles({ legend, days, weekStart, onChange }: WeekdayTogglesProps) {
  const week = Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7)
  const toggle = (day: number) => onChange(week.filter((one) => (one === day) !== days.includes(one)))
  return (
    <fieldset className={styles.weekdays}>
      <legend>{legend}</legend>
      {week.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={days.includes(day)}
          aria-label={WEEKDAY_NAMES[day]}
          onClick={() => toggle(day)}
        >
          {WEEKDAY_NAMES[day]?.slice(0, 2)}
        </button>
      ))}
    </fieldset>
  )
}
