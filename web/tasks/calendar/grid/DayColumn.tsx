import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type Box, type DayLayout, layOutDay } from '#shared/tasks/calendar/layout.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInWords } from '#shared/time/format.ts'
import { updateHandle } from '#web/tasks/drag/resizeHandle.ts'
import { type TimedAlongside, useAlongside } from '#web/tasks/calendar/alongside.ts'
import { dayMarkup, insetOf, putInPlace, within } from '#web/tasks/calendar/markup/dayMarkup.ts'
import type { DayScale } from './dayScale.ts'
import { rewrite } from '#web/tasks/calendar/markup/rewrite.ts'
import { useRoom } from './columnRoom.ts'
import styles from './DayColumn.module.css'

type DayColumnProps = {
  date: string
  tasks: readonly Task[]
  /** The tasks of the day before: those past midnight go on here. */
  before: readonly Task[]
  scale: DayScale
  /** Minutes of the day between which boxes are drawn; the whole day unless there are very many. */
  from: number
  to: number
  /** How many days share the window. */
  days: number
  unsent: ReadonlySet<string>
  children?: ReactNode
}

/** One day's tasks as boxes at their time: those that differ are written as one text, and all are put into their places. */
export function DayColumn({ date, tasks, before, scale, from, to, days, unsent, children }: DayColumnProps) {
  const heading = useId()
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<readonly string[]>([])
  const { timed } = useAlongside()
  const alongside = timed(date)
  const room = useRoom(days)
  const whole = layOutDay<Mixed>(alongside.length > 0 ? [...tasks, ...alongside] : tasks, before, room)

  useLayoutEffect(() => {
    const column = place.current
    if (!column) return
    const shown = within(tasksOf(whole), from, to)
    const markup = dayMarkup(shown, unsent)
    rewrite(column, written.current, markup)
    putInPlace(column, shown, scale)
    updateHandle(column)
    written.current = markup
  }, [whole, scale, from, to, unsent])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and cannot be laid out
    <div role="group" aria-labelledby={heading} data-date={date} className={styles.day}>
      <h3 id={heading} className={styles.name}>
        {dayInWords(date)}
      </h3>
      <div ref={place} />
      {besideOf(whole).map((box) => (
        <div
          key={box.task.id}
          role="presentation"
          className={styles.beside}
          style={{ inset: insetOf(box, scale.shareAt) }}
          onFocus={(event) => event.stopPropagation()} // Tab stops here and goes on to the tasks' own stop
        >
          {box.task.drawn}
        </div>
      ))}
      {children}
    </div>
  )
}

type Mixed = Task | TimedAlongside

/** The layout of the tasks alone. In a crowd only they are counted. */
function tasksOf({ boxes, crowds }: DayLayout<Mixed>): DayLayout<Task> {
  return {
    boxes: boxes.filter((box): box is Box<Task> => isTask(box.task)),
    crowds: crowds.flatMap((crowd) => {
      const tasks = crowd.tasks.filter(isTask)
      return tasks.length > 0 ? [{ ...crowd, tasks }] : []
    }),
  }
}

function besideOf({ boxes }: DayLayout<Mixed>): Box<TimedAlongside>[] {
  return boxes.filter((box): box is Box<TimedAlongside> => !isTask(box.task))
}

function isTask(each: Mixed): each is Task {
  return !('drawn' in each)
}
