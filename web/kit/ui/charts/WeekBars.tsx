import type { ColorName } from '#shared/look/emblem.ts'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import styles from './WeekBars.module.css'

/** `percent` of what was due; null where nothing was due. `label` is short, `words` say the same in full. */
export type DayBar = { date: string; percent: number | null; label: string; words: string }

/** A small bar for each of some days, and none where nothing was due. Screen readers get the words. */
export function WeekBars({ days, color }: { days: readonly DayBar[]; color: ColorName }) {
  return (
    <span className={styles.bars} data-color={color}>
      {days.map(({ date, percent, label, words }) => (
        <span key={date} className={styles.day} title={words}>
          <svg aria-hidden="true" data-empty={percent === null || undefined}>
            {percent !== null && percent > 0 && (
              <rect width="100%" y={`${100 - percent}%`} height={`${percent}%`} />
            )}
          </svg>
          <span aria-hidden="true">{label}</span>
        </span>
      ))}
      <VisuallyHidden>
        {days.flatMap(({ percent, words }) => (percent === null ? [] : [words])).join('; ')}
      </VisuallyHidden>
    </span>
  )
}
