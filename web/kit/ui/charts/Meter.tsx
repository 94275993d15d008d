import { grouped } from '#shared/numbers/grouped.ts'
import styles from './Meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  /** The figure in words, read aloud: "3 of 5 tasks". */
  text: string
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'danger'
}

/** How much of a whole, as a bar. The caller shows the figure beside it. */
export function Meter({ label, value, max, text, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets the element itself be drawn freely
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      data-tone={tone}
      className={styles.meter}
    >
      <span style={{ scale: `${share} 1` }} />
    </div>
  )
}

type LevelBarProps = {
  level: number
  /** Total XP, and the totals at which this level began and the next begins. */
  xp: number
  from: number
  to: number
}

/** The way to the next level, with its figures beneath. */
export function LevelBar({ level, xp, from, to }: LevelBarProps) {
  const left = to - xp
  return (
    <div className={styles.level}>
      <Meter
        label={`Way to level ${level + 1}`}
        value={xp - from}
        max={to - from}
        text={`${xp - from} of ${to - from} XP`}
      />
      <p>
        <span>
          {grouped(xp - from)} / {grouped(to - from)} XP
        </span>
        <span>
          {grouped(left)} to level {level + 1}
        </span>
      </p>
    </div>
  )
}
