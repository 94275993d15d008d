import type { ReactNode } from 'react'
import styles from './BarChart.module.css'

export type Bar = {
  label: string
  value: number
  /** The value with its unit; without it the number alone. */
  text?: string
  /** The whole of which the value is a part, drawn paler behind it. */
  of?: number
  /** An icon before the label of a horizontal bar. */
  mark?: ReactNode
  /** Drawn stronger: today. */
  current?: boolean
}

type BarChartProps = {
  /** Names the chart and the table behind it. */
  title: string
  /** What it shows, in a sentence. */
  summary: string
  bars: readonly Bar[]
  /** The value of a full bar. */
  max: number
  /** What the labels are, and what the values are, for the table's head. */
  columns: [labels: string, values: string]
  /** Vertical columns, or horizontal bars for long labels. */
  direction?: 'up' | 'along'
}

/** A bar chart: a sentence, the drawing, and the same figures as a table for screen readers. */
export function BarChart({ title, summary, bars, max, columns, direction = 'up' }: BarChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>{summary}</figcaption>
      <div className={styles.drawing} data-direction={direction} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.label} className={styles.bar} data-current={bar.current || undefined}>
            <span className={styles.value}>{bar.value > 0 || direction === 'along' ? words(bar) : ''}</span>
            <span className={styles.track}>
              {bar.of !== undefined && <i data-whole style={extent(direction, bar.of, max)} />}
              <i style={extent(direction, bar.value, max)} />
            </span>
            <span className={styles.label}>
              {bar.mark}
              {bar.label}
            </span>
          </div>
        ))}
      </div>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{words(bar)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const words = (bar: Bar) => bar.text ?? bar.value.toLocaleString('en')

function extent(direction: 'up' | 'along', value: number, max: number) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return { [direction === 'up' ? 'blockSize' : 'inlineSize']: `${100 * share}%` }
}
