import type { Task } from '#shared/tasks/task.ts'
import { minutesInShort, stopwatch } from '#shared/time/format.ts'
import { CategoryMark } from '#web/kit/ui/marks/CategoryMark.tsx'
import { useElapsed } from '../timer/useElapsed.ts'
import { PRIORITY_MARKS } from './priorityMarks.ts'
import { taskInWords } from './taskInWords.ts'
import check from './RoundCheck.module.css'
import styles from '#web/tasks/calendar/markup/taskMarkup.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type TaskChipProps = {
  task: Task
  isUnsent: boolean
  /** Shows duration and category on a line of their own; else only where they have room beside the title. */
  hasFactsLine?: boolean
}

/** A task on one line: in the lane of any time, or among those that found no room; with its facts, in the unscheduled list. Its container handles its events. */
export function TaskChip({ task, isUnsent, hasFactsLine = false }: TaskChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={taskInWords(task, isUnsent)}
      data-task={task.id}
      data-bench="task"
      data-category={task.category}
      data-status={task.status}
      data-facts={hasFactsLine || undefined}
    >
      <i className={check.circle} data-check />
      <span className={styles.marks}>
        {task.status === 'completed' && <i className={styles.done}>✓ </i>}
        {isUnsent && '◷ '}
        {task.priority !== 'medium' && <b data-priority={task.priority}>{PRIORITY_MARKS[task.priority]} </b>}
      </span>
      {task.scheduled_time !== null && (
        <span className={styles.time} data-fact={shownTime(task.scheduled_time)} />
      )}
      <span className={styles.title} dir="auto">
        {task.title}
      </span>
      {task.status === 'in_progress' && <Timer task={task} />}
      <span className={styles.facts}>
        <span data-fact={minutesInShort(task.estimated_duration)} />
        <CategoryMark category={task.category} wordless />
      </span>
    </button>
  )
}

/** The running timer, as the style sheet shows facts: what is seen as text must be in the button's name. */
function Timer({ task }: { task: Task }) {
  return <span role="timer" data-fact={stopwatch(useElapsed(task))} />
}
