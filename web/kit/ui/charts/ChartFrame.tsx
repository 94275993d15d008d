import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './ChartFrame.module.css'

type ChartFrameProps = {
  /** Names the chart and the table behind it. */
  title: string
  /** What it shows, in a sentence. */
  summary: ReactNode
  /** The figures for screen readers, unless the drawing is a table itself. */
  table?: ChartTable
  /** The drawing. */
  children: ReactNode
}

/** One line for each mark; its first cell is its head. */
type ChartTable = {
  columns: readonly string[]
  rows: readonly (readonly [head: string, ...cells: string[]])[]
}

/** A chart: a sentence, the drawing, and the same figures as a table for screen readers. */
export function ChartFrame({ title, summary, table, children }: ChartFrameProps) {
  return (
    <figure className={styles.chart} aria-label={title}>
      <figcaption>{summary}</figcaption>
      {children}
      {table && <HiddenTable title={title} {...table} />}
    </figure>
  )
}

function HiddenTable({ title, columns, rows }: ChartTable & { title: string }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
