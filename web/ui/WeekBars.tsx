import type { ColorName } from '#shared/look/emblem.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './WeekBars.module.css'

/** `percent` of what was due; null where nothing was due. `words` say the same. */
export type DayBar = { date: string; percent: number | null; words: string }

const HEIGHT = 24
/** A day with nothing due is a line at the bottom. */
const EMPTY = 3

/** A small bar for each of some days. Screen readers get the words. */
export function WeekBars({ days, color }: { days: readonly DayBar[]; color: ColorName }) {
  return (
    <span className={styles.bars} data-color={color}>
      <svg viewBox={`0 0 ${days.length * 10} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {days.map(({ date, percent }, day) => {
          const height = Math.round(((percent ?? 0) * HEIGHT) / 100)
          const place = { x: day * 10 + 1, width: 8, rx: 2 }
          return (
            <g key={date}>
              <rect
                {...place}
                y={percent === null ? HEIGHT - EMPTY : 0}
                height={percent === null ? EMPTY : HEIGHT}
              />
              <rect data-done {...place} y={HEIGHT - height} height={height} />
            </g>
          )
        })}
      </svg>
      <VisuallyHidden>
        {days.flatMap(({ percent, words }) => (percent === null ? [] : [words])).join('; ')}
      </VisuallyHidden>
    </span>
  )
}
