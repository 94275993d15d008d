import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, clockOf, MINUTES_PER_DAY, minutesOf, weekOf } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { useTasksOn } from '#web/tasks/useTasksOn.ts'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import type { TaskOf } from './data.ts'
import { type ItemPlace, placeOf, whenOf } from './itemWords.ts'
import { useBoxDrag } from './useBoxDrag.ts'
import styles from './PlanWeek.module.css'

/** What is dragged moves by quarters of an hour. Minutes. */
const STEP = 15

type Placed = { id: string; place: ItemPlace; start: number; minutes: number; isChosen: boolean }

type PlanWeekProps = {
  items: readonly PlanItem[]
  taskOf: TaskOf
  isOpen: boolean
  onOpen: (itemId: string) => void
  onMove: (itemId: string, place: { scheduled_date: string; scheduled_time: string }) => void
}

/** A small week with what a plan puts into it, beside what is there. A box is dragged, or pressed to be changed. */
export function PlanWeek({ items, taskOf, isOpen, onOpen, onMove }: PlanWeekProps) {
  const { week_start } = useProfile()
  const placed = items.flatMap((item) => placedOf(item, taskOf(item)))
  const first = placed[0]?.place.date ?? null
  const [asked, setAsked] = useState<string | null>(null)
  if (first === null) return null
  const week = weekOf(asked ?? first, week_start)
  const dates = datesOf(week)
  const [from, to] = hoursOf(placed)
  return (
    <div className={styles.week}>
      <div className={styles.pager}>
        <IconButton
          label="Earlier week of the plan"
          icon={<ChevronLeft />}
          size="sm"
          onClick={() => setAsked(addDays(week.from, -7))}
        />
        <span>
          {dayInShort(week.from)} to {dayInShort(week.to)}
        </span>
        <IconButton
          label="Later week of the plan"
          icon={<ChevronRight />}
          size="sm"
          onClick={() => setAsked(addDays(week.from, 7))}
        />
      </div>
      <Days
        dates={dates}
        from={from}
        to={to}
        placed={placed}
        isOpen={isOpen}
        onOpen={onOpen}
        onMove={onMove}
      />
    </div>
  )
}

type DaysProps = Omit<PlanWeekProps, 'items' | 'taskOf'> & {
  dates: readonly string[]
  /** Minutes of the day between which is drawn. */
  from: number
  to: number
  placed: readonly Placed[]
}

function Days({ dates, from, to, placed, isOpen, onOpen, onMove }: DaysProps) {
  const grid = useRef<HTMLDivElement>(null)
  const share = (minutes: number) => (100 * (minutes - from)) / (to - from)
  const inset = (start: number, minutes: number) => ({
    insetBlockStart: `${share(Math.max(from, start))}%`,
    insetBlockEnd: `${100 - share(Math.min(to, start + minutes))}%`,
  })
  const { isClick, handlersOf } = useBoxDrag((id, { x, dy }) => {
    const area = grid.current?.getBoundingClientRect()
    const box = placed.find((each) => each.id === id)
    if (!area || !box) return
    const column = Math.floor(((x - area.left) / area.width) * dates.length)
    const date = dates[Math.min(dates.length - 1, Math.max(0, column))]
    const start = Math.round((box.start + (dy / area.height) * (to - from)) / STEP) * STEP
    const within = Math.min(MINUTES_PER_DAY - STEP, Math.max(0, start))
    if (date) onMove(id, { scheduled_date: date, scheduled_time: clockOf(within) })
  })
  return (
    <div ref={grid} className={styles.days}>
      {dates.map((date) => (
        <div key={date} className={styles.day}>
          <span className={styles.name} aria-hidden="true">
            {dayInShort(date).slice(0, 3)}
          </span>
          <div className={styles.hours}>
            <Present date={date} inset={inset} />
            {placed
              .filter(({ place }) => place.date === date)
              .map((box) => (
                <button
                  key={box.id}
                  type="button"
                  className={styles.box}
                  style={inset(box.start, box.minutes)}
                  data-out={!box.isChosen || undefined}
                  disabled={!isOpen}
                  aria-label={`${box.place.title}, ${whenOf(box.place)}`}
                  title={`${box.place.title}, ${whenOf(box.place)}`}
                  {...handlersOf(box.id)}
                  onClick={() => isClick() && onOpen(box.id)}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** What is in the calendar already. */
function Present({ date, inset }: { date: string; inset: (start: number, minutes: number) => object }) {
  const { tasks } = useTasksOn({ from: date, to: date })
  return tasks.map(({ id, scheduled_time, estimated_duration, status }) =>
    scheduled_time === null || status === 'completed' ? null : (
      <span
        key={id}
        className={styles.present}
        style={inset(minutesOf(scheduled_time), estimated_duration)}
        aria-hidden="true"
      />
    ),
  )
}

function placedOf(item: PlanItem, task: Task | undefined): Placed[] {
  const place = placeOf(item, task)
  const isPlaced = item.kind === 'create_task' || item.kind === 'update_task'
  if (!isPlaced || place.date === null || place.time === null) return []
  return [
    { id: item.id, place, start: minutesOf(place.time), minutes: place.minutes ?? 60, isChosen: item.chosen },
  ]
}

/** Whole hours around all of it, at least eight of them. */
function hoursOf(placed: readonly Placed[]): [from: number, to: number] {
  const from = Math.min(9 * 60, ...placed.map(({ start }) => Math.floor(start / 60) * 60))
  const to = Math.max(17 * 60, ...placed.map(({ start, minutes }) => Math.ceil((start + minutes) / 60) * 60))
  return [from, Math.min(24 * 60, to)]
}
