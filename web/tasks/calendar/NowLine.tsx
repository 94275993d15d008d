import { minutesOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import styles from './NowLine.module.css'

/** Scrolls the now-line to the middle, once the days that were just chosen are drawn. */
export function scrollToNow(): void {
  requestAnimationFrame(() => document.querySelector('[data-now]')?.scrollIntoView({ block: 'center' }))
}

/** A line at the present time. */
export function NowLine({ time }: { time: string }) {
  return (
    <div
      className={styles.line}
      style={{ top: `${(100 * minutesOf(time)) / MINUTES_PER_DAY}%` }}
      aria-hidden="true"
      data-now={time}
    />
  )
}
