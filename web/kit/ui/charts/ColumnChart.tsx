import type { CSSProperties, ReactNode } from 'react'
import { Link } from '#web/kit/navigation.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import styles from './ColumnChart.module.css'

export type Column = {
  key: string
  /** Short, under the column. */
  label: string
  /** In full, for the table. */
  name: string
  value: number
  /** The whole of which the value is about a part, drawn paler behind it. */
  of: number
  /** What value and whole say, for screen readers and as a tip: `Monday 2 March: 3 completed of 5 planned`. */
  words: string
  /** Where the column leads. */
  to: string
  /** `now` is drawn stronger; of what lies `ahead` there is no value yet. */
  time?: 'now' | 'ahead' | undefined
}

type ColumnChartProps = {
  title: string
  summary: ReactNode
  /** What the columns, their values and their wholes are. */
  head: readonly [columns: string, values: string, wholes: string]
  columns: readonly Column[]
  /** The value of a full column. */
  max: number
  /** How many columns a line has where there is little room, and in which of its places the first column is. */
  narrow: { perLine: number; offset: number }
}

/** Columns over time, each a link. Where there is little room they wrap into several lines, so that fingers hit them. */
export function ColumnChart({ title, summary, head, columns, max, narrow }: ColumnChartProps) {
  const now = columns.findIndex(({ time }) => time === 'now')
  const { tabIndexOf, drawing } = useRovingFocus({
    count: columns.length,
    columns: narrow.perLine,
    first: Math.max(0, now),
  })
  const lines = { '--columns': columns.length, '--per-line': narrow.perLine, '--offset': narrow.offset + 1 }
  return (
    <ChartFrame title={title} summary={summary} table={{ columns: head, rows: columns.map(inCells) }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus among the links in it */}
      <div className={styles.columns} style={lines as CSSProperties} {...drawing}>
        {columns.map((column, index) => (
          <Link
            key={column.key}
            to={column.to}
            className={styles.column}
            data-time={column.time}
            data-mark={index}
            tabIndex={tabIndexOf(index)}
            title={column.words}
          >
            <VisuallyHidden>{column.words}</VisuallyHidden>
            <span className={styles.value} aria-hidden="true">
              {isSaid(column) ? column.value.toLocaleString('en') : ''}
            </span>
            <svg className={styles.plot} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              <Part className={styles.whole} share={column.of / max} />
              <Part className={styles.part} share={column.time === 'ahead' ? 0 : column.value / max} />
            </svg>
            <span className={styles.label} aria-hidden="true">
              {column.label}
            </span>
          </Link>
        ))}
      </div>
    </ChartFrame>
  )
}

/** Nothing is drawn for nothing: no line that would look like a small value. */
function Part({ className, share }: { className: string | undefined; share: number }) {
  const percent = 100 * Math.min(1, Math.max(0, share))
  return percent > 0 ? (
    <rect className={className} width="100%" y={`${100 - percent}%`} height={`${percent}%`} />
  ) : null
}

/** A 0 is said where something was planned, and where nothing was it is no figure. */
const isSaid = ({ value, of, time }: Column) => time !== 'ahead' && (value > 0 || of > 0)

function inCells(column: Column): [string, string, string] {
  const value = column.time === 'ahead' ? 'to come' : String(column.value)
  return [column.name, value, String(column.of)]
}
