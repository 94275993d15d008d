import { useState } from 'react'
import type { Goal } from '#shared/goals/goal.ts'
import type { GoalDay } from '#shared/goals/history.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { useToday } from '#web/profile/today.ts'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { VisuallyHidden } from '#web/kit/ui/VisuallyHidden.tsx'
import { type ChartShape, chartShape, datesOfHistory, isFlat, type Point } from './chartShape.ts'
import { useGoalHistory } from './parts.ts'
import { amountInWords, dateInWords, figureInWords, roundedInWords } from './words.ts'
import styles from './GoalHistory.module.css'

/** A goal's value over its dates with the line to its target: a sentence, the drawing, a slider for each date, and a table. */
export function GoalHistory({ goal }: { goal: Goal }) {
  const today = useToday()
  const range = datesOfHistory(goal, today)
  if (!range) return <p>It starts on {dateInWords(goal.start_date, today)}.</p>
  return <Loaded goal={goal} range={range} />
}

function Loaded({ goal, range }: { goal: Goal; range: DateRange }) {
  const { days, ...load } = useGoalHistory(goal.id, range)
  if (load.state !== 'ready') return <LoadNote load={load} what="The days of this goal" />
  return <Chart goal={goal} days={days} />
}

/** What makes a chart of a goal that has none yet. */
const BEGINS = {
  number: 'Check in a number, and a chart grows here from the next day on.',
  milestones: 'Reach a milestone, and a chart grows here from the next day on.',
  linked: 'Finish a linked task or habit, and a chart grows here from the next day on.',
}

const WIDTH = 320
const HEIGHT = 120

function Chart({ goal, days }: { goal: Goal; days: readonly GoalDay[] }) {
  const today = useToday()
  const [chosen, setChosen] = useState<number | null>(null)
  const shape = chartShape(goal, days)
  const at = Math.min(chosen ?? days.length - 1, days.length - 1)
  const day = days[at]
  const point = shape.values[at]
  if (!day || !point) return null
  // One value is no line, and neither is one that never moved without a rising or falling one to compare it with.
  if (days.length < 2 || isFlat(shape)) return <p className={styles.begins}>{BEGINS[goal.metric.kind]}</p>
  const words = dayInWords(goal, day, today)
  return (
    <figure className={styles.chart}>
      <figcaption>{words}</figcaption>
      <div className={styles.plot}>
        <Drawing shape={shape} point={point} />
        <p className={styles.scale} aria-hidden="true">
          <span>{amountInWords(goal, shape.top)}</span>
          <span>{figureInWords(shape.bottom)}</span>
        </p>
        <p className={styles.edges} aria-hidden="true">
          <span>{dateInWords(shape.range.from, today)}</span>
          <span>{dateInWords(shape.range.to, today)}</span>
        </p>
        {days.length > 1 && (
          <input
            type="range"
            className={styles.slider}
            style={{ inlineSize: `${100 * (shape.values.at(-1)?.x ?? 1)}%` }}
            aria-label="Date"
            aria-valuetext={words}
            min={0}
            max={days.length - 1}
            value={at}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
      </div>
      <p className={styles.key}>
        <span data-line="value">This goal</span>
        {shape.line.length > 0 && <span data-line="pace">Target for each day</span>}
      </p>
      <VisuallyHidden>
        <Table goal={goal} days={days} today={today} />
      </VisuallyHidden>
    </figure>
  )
}

function Drawing({ shape: { values, line }, point }: { shape: ChartShape; point: Point }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {line.length > 0 && <path data-line="pace" d={pathOf(line)} />}
      <path data-line="value" d={stepsOf(values)} />
      <line x1={point.x * WIDTH} x2={point.x * WIDTH} y1={0} y2={HEIGHT} data-line="chosen" />
    </svg>
  )
}

/** One row a week, and the last date. */
function Table({ goal, days, today }: { goal: Goal; days: readonly GoalDay[]; today: string }) {
  const rows = days.filter((_, at) => (days.length - 1 - at) % 7 === 0)
  return (
    <table>
      <caption>{goal.title}, week by week</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Value</th>
          <th scope="col">Target</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, value, expected }) => (
          <tr key={date}>
            <th scope="row">{dateInWords(date, today)}</th>
            <td>{amountInWords(goal, value)}</td>
            <td>{expected === null ? 'none' : roundedInWords(goal, expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayInWords(goal: Goal, { date, value, expected }: GoalDay, today: string): string {
  const line = expected === null ? '' : ` (target: ${roundedInWords(goal, expected)})`
  return `${dateInWords(date, today)}: ${amountInWords(goal, value)}${line}`
}

function pathOf(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${place(x, WIDTH)} ${place(1 - y, HEIGHT)}`)
    .join('')
}

/** A value holds until the next one comes. */
function stepsOf(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) =>
      at === 0
        ? `M${place(x, WIDTH)} ${place(1 - y, HEIGHT)}`
        : `H${place(x, WIDTH)}V${place(1 - y, HEIGHT)}`,
    )
    .join('')
}

function place(part: number, whole: number): number {
  return Math.round(part * whole * 10) / 10
}
