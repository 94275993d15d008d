import { type CSSProperties, type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import styles from './HeatGrid.module.css'

/** `percent` fills the cell from below; null where there is too little to say. `words` say the same. */
export type HeatCell = { percent: number | null; words: string }
/** The label of a line or column, and its full name. */
export type HeatLabel = { short: string; name: string }

type HeatGridProps = {
  title: string
  summary: ReactNode
  /** What the lines are: `Weekday`. */
  corner: string
  lines: readonly HeatLabel[]
  columns: readonly HeatLabel[]
  /** By line, then by column. */
  cells: readonly (readonly HeatCell[])[]
  /** What the line under the grid says before a cell is pointed at or focused. */
  hint: string
}

/**
 * A grid of small figures, which is a table. A cell is filled as far and as strongly as its figure says; the one that is
 * pointed at or focused is described below. Arrows move among the cells.
 */
export function HeatGrid({ title, summary, corner, lines, columns, cells, hint }: HeatGridProps) {
  const [words, setWords] = useState<string | null>(null)
  const count = lines.length * columns.length
  const { tabIndexOf, drawing } = useRovingFocus({ count, columns: columns.length, first: 0 })
  return (
    <ChartFrame title={title} summary={summary}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid may be a table (WAI-ARIA practice) */}
      <table role="grid" className={styles.grid} aria-label={title} {...drawing}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{corner}</VisuallyHidden>
            </th>
            {columns.map(({ short, name }) => (
              <th key={name} scope="col" aria-label={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ short, name }, line) => (
            <tr key={name}>
              <th scope="row" aria-label={name}>
                {short}
              </th>
              {(cells[line] ?? []).map((cell, column) => {
                const mark = line * columns.length + column
                return (
                  <Cell
                    key={cell.words}
                    {...cell}
                    mark={mark}
                    tabIndex={tabIndexOf(mark)}
                    onPoint={setWords}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.words} aria-hidden="true">
        {words ?? hint}
      </p>
    </ChartFrame>
  )
}

type CellProps = HeatCell & { mark: number; tabIndex: number; onPoint: (words: string) => void }

function Cell({ percent, words, mark, tabIndex, onPoint }: CellProps) {
  const point = () => onPoint(words)
  return (
    <td aria-label={words} data-mark={mark} tabIndex={tabIndex} onFocus={point} onPointerEnter={point}>
      <svg className={styles.cell} data-empty={percent === null || undefined} aria-hidden="true">
        {percent !== null && percent > 0 && (
          <rect
            style={{ '--percent': `${percent}%` } as CSSProperties}
            width="100%"
            y={`${100 - percent}%`}
            height={`${percent}%`}
          />
        )}
      </svg>
    </td>
  )
}
