import { Check, Minus, Pause, Plane, SkipForward, Snowflake } from 'lucide-react'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './WeekStrip.module.css'

export type StripDay = {
  date: string
  /** "Mon". */
  name: string
  state: 'done' | 'missed' | 'frozen' | 'off' | 'open' | 'future' | 'before' | 'skipped' | 'paused' | 'none'
  today?: boolean
}

/** Seven days at a glance: done, missed, saved by a freeze, off, still open, still to come, not asked for. */
export function WeekStrip({ label, days }: { label: string; days: readonly StripDay[] }) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {days.map((day) => (
        <li key={day.date} data-state={day.state} data-today={day.today || undefined}>
          <span className={styles.dot} aria-hidden="true">
            {SIGNS[day.state]}
          </span>
          <span className={styles.name} aria-hidden="true">
            {day.name}
          </span>
          <VisuallyHidden>
            {day.today ? 'Today' : day.name}: {WORDS[day.state]}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}

const SIGNS = {
  done: <Check />,
  missed: <Minus />,
  frozen: <Snowflake />,
  off: <Plane />,
  open: null,
  future: null,
  before: null,
  skipped: <SkipForward />,
  paused: <Pause />,
  none: null,
}
const WORDS = {
  done: 'done',
  missed: 'nothing done',
  frozen: 'kept by a freeze',
  off: 'a day off',
  open: 'nothing done yet',
  future: 'to come',
  before: 'before you began',
  skipped: 'skipped',
  paused: 'paused',
  none: 'not due',
}
