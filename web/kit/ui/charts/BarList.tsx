import type { ReactNode } from 'react'
import { Link } from '#web/kit/navigation.tsx'
import type { ColorName } from '#shared/look/emblem.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import styles from './BarList.module.css'

/** One bar of a line: its share of the chart's width, 0 to 1. */
type Bar = {
  share: number
  /** `whole` is drawn paler: what was planned. */
  look?: 'whole'
}

export type BarLine = {
  key: string
  label: ReactNode
  /** The label for the table. */
  name: string
  bars: readonly Bar[]
  /** The line's figures in words, shown at its end. */
  figures: ReactNode
  /** The same figures for the table, one a column. */
  cells: readonly string[]
  /** What the link says to screen readers: the label and the figures. */
  words: string
  to: string
  /** Without one the bar has the accent; `none` is neutral. */
  color?: ColorName | 'none'
}

type BarListProps = {
  title: string
  summary: ReactNode
  /** What the lines and their figures are. */
  head: readonly string[]
  lines: readonly BarLine[]
}

/** Horizontal bars with long labels, each line a link. */
export function BarList({ title, summary, head, lines }: BarListProps) {
  const rows = lines.map(({ name, cells }): [string, ...string[]] => [name, ...cells])
  return (
    <ChartFrame title={title} summary={summary} table={{ columns: head, rows }}>
      <ul className={styles.lines}>
        {lines.map(({ key, label, bars, figures, words, to, color }) => (
          <li key={key} className={styles.item}>
            <Link to={to} className={styles.line} data-color={color}>
              <VisuallyHidden>{words}</VisuallyHidden>
              <span className={styles.label} aria-hidden="true">
                {label}
              </span>
              <Bars bars={bars} />
              <span className={styles.figures} aria-hidden="true">
                {figures}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

/** Nothing is drawn for nothing. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const height = 100 / bars.length
  return (
    <svg className={styles.bars} data-bars={bars.length} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" />
      {bars.map(({ share, look }, index) =>
        share > 0 ? (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            className={look === 'whole' ? styles.whole : styles.part}
            width={`${100 * Math.min(1, share)}%`}
            y={`${height * index}%`}
            height={`${height}%`}
          />
        ) : null,
      )}
    </svg>
  )
}
