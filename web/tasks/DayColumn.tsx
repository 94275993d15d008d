import type { ReactNode } from 'react'
import { type Box, type Crowd, layOutDay } from '#shared/tasks/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { clockOf, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { RunningTimer } from './RunningTimer.tsx'
import styles from './DayColumn.module.css'

type DayColumnProps = {
  date: string
  tasks: readonly Task[]
  /** The tasks of the day before: those past midnight go on here. */
  before: readonly Task[]
  /** Minutes of the day between which boxes are drawn; the whole day unless there are very many. */
  from: number
  to: number
  isUnsent: (id: string) => boolean
  children?: ReactNode
}

/**
 * One day's tasks as boxes at their time. A box is one button with two texts and no handlers of its own: whoever
 * surrounds it hears the events and finds the task by `data-task`.
 */
export function DayColumn({ date, tasks, before, from, to, isUnsent, children }: DayColumnProps) {
  const { boxes, crowds } = layOutDay(tasks, before)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and cannot be laid out
    <div role="group" aria-label={dayInWords(date)} data-date={date} className={styles.day}>
      {boxes.map((box) =>
        box.start < to && box.end > from ? (
          <TaskBox
            key={`${box.task.id}${box.fromBefore ? '+' : ''}`}
            box={box}
            isUnsent={isUnsent(box.task.id)}
          />
        ) : null,
      )}
      {crowds.map((crowd) =>
        crowd.start < to && crowd.end > from ? <CrowdBox key={crowd.start} crowd={crowd} /> : null,
      )}
      {children}
    </div>
  )
}

function TaskBox({ box, isUnsent }: { box: Box<Task>; isUnsent: boolean }) {
  const { task, start, end } = box
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.box}
      style={{
        top: percent(start, MINUTES_PER_DAY),
        height: percent(end - start, MINUTES_PER_DAY),
        left: percent(box.column * shareOf(box), box.columns),
        width: percent(box.span * shareOf(box), box.columns),
      }}
      data-bench="task"
      data-task={task.id}
      data-category={task.category}
      data-status={task.status}
      data-short={end - start < 45 || undefined}
      data-narrow={box.span / box.columns < 0.4 || undefined}
      data-before={box.fromBefore || undefined}
    >
      <span className={styles.time}>
        {markOf(task)}
        {isUnsent && '◷ '}
        {task.scheduled_time}
        {task.status === 'in_progress' && <RunningTimer task={task} />}
      </span>
      {task.title}
    </button>
  )
}

function CrowdBox({ crowd }: { crowd: Crowd<Task> }) {
  const { tasks, start, end } = crowd
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.crowd}
      style={{ top: percent(start, MINUTES_PER_DAY), height: percent(end - start, MINUTES_PER_DAY) }}
      data-crowd={start}
      aria-label={`${tasks.length} more between ${clockOf(start)} and ${clockOf(end)}`}
    >
      +{tasks.length}
    </button>
  )
}

/** What a status adds to the words of a box, so that it is not said by colour alone. */
function markOf({ status }: Task): string {
  return status === 'completed' ? '✓ ' : status === 'in_progress' ? '▶ ' : ''
}

/** A crowd takes a strip of the day's width, so the boxes beside it take the rest. */
function shareOf({ crowded }: Box<Task>): number {
  return crowded ? 0.84 : 1
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`
}
