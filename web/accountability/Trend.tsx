import type { Accountability, ItemsSelection } from '#shared/accountability/accountability.ts'
import { bandOf } from '#shared/accountability/band.ts'
import { dayInWords } from '#shared/time/format.ts'
import { shortDay } from '#shared/time/names.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './Accountability.module.css'

type TrendProps = {
  trend: Accountability['trend']
  onOpen: (selection: ItemsSelection) => void
}

/** A bar for each of the last seven days, which opens what counts on it. */
export function Trend({ trend, onOpen }: TrendProps) {
  return (
    <section className={styles.trend} aria-label="Last 7 days">
      <h3>Last 7 days</h3>
      <ol>
        {trend.map((day) => (
          <li key={day.date}>
            <Day day={day} onOpen={() => onOpen({ date: day.date })} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type DayProps = { day: Accountability['trend'][number]; onOpen: () => void }

function Day({ day: { date, score, due }, onOpen }: DayProps) {
  const weekday = <span aria-hidden="true">{shortDay(date).slice(0, 3)}</span>
  if (score === null)
    return (
      <span className={styles.bar}>
        <span aria-hidden="true">–</span>
        <span className={styles.column} />
        {weekday}
        <VisuallyHidden>{dayInWords(date)}: nothing was due</VisuallyHidden>
      </span>
    )
  return (
    <button type="button" className={styles.bar} data-tone={bandOf(score).tone} onClick={onOpen}>
      <span aria-hidden="true">{score}</span>
      <span className={styles.column}>
        <span style={{ blockSize: `${Math.max(score, 4)}%` }} />
      </span>
      {weekday}
      <VisuallyHidden>
        {dayInWords(date)}: {score} percent of {due}
      </VisuallyHidden>
    </button>
  )
}
