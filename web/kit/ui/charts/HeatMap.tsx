import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './HeatMap.module.css'

/** One date. `level` colours it, and its form says the same. */
export type HeatDay = {
  date: string
  level: 'full' | 'part' | 'missed' | 'off' | 'none'
  /** The date and what happened, in words. */
  words: string
}

type HeatMapProps = {
  /** Names the drawing and the table behind it. */
  title: string
  /** What it shows, in a sentence. */
  summary: string
  /** Whole weeks from their first day on, then the last one as far as it has come. */
  days: readonly HeatDay[]
  /** Words over the columns: a month where its first week begins. */
  months: readonly { week: number; name: string }[]
  /** The same as a table for screen readers: its head and a row a week. */
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

const STEP = 12
const CELL = 10
const HEAD = 14

/**
 * A year of days, a column a week. The arrow keys go from day to day like on a slider, and the day is said in words below;
 * so does pointing at one.
 */
export function HeatMap({ title, summary, days, months, table }: HeatMapProps) {
  const [at, setAt] = useState(days.length - 1)
  const weeks = Math.ceil(days.length / 7)
  const width = weeks * STEP
  const day = days[Math.min(at, days.length - 1)]
  const point = (event: PointerEvent) => {
    const index = Number((event.target as Element).getAttribute('data-at') ?? Number.NaN)
    if (!Number.isNaN(index)) setAt(index)
  }
  return (
    <figure className={styles.map}>
      <figcaption>{summary}</figcaption>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot hold a drawing
        role="slider"
        tabIndex={0}
        aria-label={`${title}, day by day`}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={at}
        aria-valuetext={day?.words}
        className={styles.drawing}
        onKeyDown={(event) => {
          const next = indexForKey(event, at, days.length)
          if (next !== null) setAt(next)
        }}
        // Not `over`: it also comes when the page moves beneath a pointer that rests.
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg viewBox={`0 0 ${width} ${HEAD + 7 * STEP}`} aria-hidden="true">
          {months.map(({ week, name }) => (
            <text key={week} x={week * STEP} y={9}>
              {name}
            </text>
          ))}
          {days.map(({ date, level }, index) => (
            <Cell key={date} index={index} level={level} isChosen={index === at} />
          ))}
        </svg>
      </div>
      <p className={styles.words} aria-hidden="true">
        {day?.words}
      </p>
      <HiddenTable title={title} {...table} />
    </figure>
  )
}

function Cell({ index, level, isChosen }: { index: number; level: HeatDay['level']; isChosen: boolean }) {
  const inset = INSETS[level]
  return (
    <rect
      data-at={index}
      data-level={level}
      data-chosen={isChosen || undefined}
      x={Math.floor(index / 7) * STEP + inset}
      y={HEAD + (index % 7) * STEP + inset}
      width={CELL - 2 * inset}
      height={CELL - 2 * inset}
      rx={2}
    />
  )
}

function HiddenTable({ title, columns, rows }: HeatMapProps['table'] & { title: string }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The form that says the same as the colour: whole, smaller, an outline, a dot. */
const INSETS = { full: 0, part: 2, missed: 0.5, off: 3.5, none: 0 }

function indexForKey(event: KeyboardEvent, at: number, count: number): number | null {
  const step = STEPS[event.key]
  if (step === undefined) return null
  event.preventDefault()
  return Math.min(count - 1, Math.max(0, at + step))
}

const STEPS: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: -Infinity,
  End: Infinity,
}
