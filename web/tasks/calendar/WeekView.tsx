import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Slot } from '#shared/tasks/schedule.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, dayOfWeek, MINUTES_PER_DAY, minutesOf } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { AnytimeLane } from './AnytimeLane.tsx'
import type { DayIndex } from '../store/dayIndex.ts'
import { DayColumn } from './DayColumn.tsx'
import { DayHeads } from './DayHeads.tsx'
import { NowLine } from './NowLine.tsx'
import { SlotGrid } from './SlotGrid.tsx'
import { useHoursInSight } from './useHoursInSight.ts'
import styles from './WeekView.module.css'

type WeekViewProps = {
  /** The days shown side by side: seven, three on a phone, or one. */
  dates: readonly string[]
  days: DayIndex
  today: string
  /** The present date and time in the person's zone, for the now-line. */
  now: { date: string; time: string }
  unsent: ReadonlySet<string>
  onCreate: (slot: Slot) => void
  onOpenDay: (date: string) => void
}

/** Days side by side, midnight to midnight, with each task at its time. */
export function WeekView({ dates, days, today, now, unsent, onCreate, onOpenDay }: WeekViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const [morning] = useState(() =>
    Math.max(0, (dates.includes(now.date) ? hourBefore(now.time) : 7 * 60) - LABEL),
  )
  const count = dates.reduce((sum, date) => sum + days.tasksOn(date).length, 0)
  const hours = useHoursInSight(scroller, count)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const body = element.scrollHeight - element.clientHeight
    element.scrollTop = Math.min(body, (heightOfDay(element) * morning) / MINUTES_PER_DAY)
  }, [morning])
  useLayoutEffect(() => leaveOneTabStop(columns.current))

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      data-days={dates.length}
      data-scroll
      aria-label={dates.length === 1 ? 'Day' : 'Week'}
    >
      <div className={styles.top}>
        <DayHeads dates={dates} days={days} today={today} onOpenDay={onOpenDay} />
        <AnytimeLane dates={dates} days={days} unsent={unsent} />
      </div>
      <div className={styles.body} data-drop="slots">
        <Backdrop dates={dates} today={today} />
        <SlotGrid
          label="Free slots"
          days={dates.length}
          wordsOf={(day, time) => slotInWords(days.tasksOn(dates[day] ?? ''), dates[day] ?? '', time)}
          onChoose={(day, time) => onCreate({ date: dates[day] ?? null, time })}
        />
        <div ref={columns} className={styles.columns} onFocus={moveTabStop}>
          {dates.map((date) => (
            <DayColumn
              key={dayOfWeek(date)}
              date={date}
              tasks={days.tasksOn(date)}
              before={days.tasksOn(addDays(date, -1))}
              from={hours.from}
              to={hours.to}
              unsent={unsent}
            >
              {date === now.date && <NowLine time={now.time} />}
            </DayColumn>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Minutes above an hour's line that its label takes. */
const LABEL = 15

function hourBefore(time: string): number {
  return Math.floor(minutesOf(time) / 60 - 1) * 60
}

/** The background of the days: today and the weekend are highlighted. */
function Backdrop({ dates, today }: { dates: readonly string[]; today: string }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {dates.map((date) => (
        <div
          key={dayOfWeek(date)}
          data-weekend={isWeekend(date) || undefined}
          data-today={date === today || undefined}
        />
      ))}
    </div>
  )
}

/** Tab returns to the task that was focused last. */
function moveTabStop({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
  target.setAttribute('tabindex', '0')
}

function heightOfDay(scroller: HTMLElement): number {
  return scroller.querySelector<HTMLElement>('[data-drop=slots]')?.offsetHeight ?? 0
}

/** Roving tabindex: Tab reaches the tasks once, the arrow keys move among them. */
function leaveOneTabStop(columns: HTMLElement | null): void {
  if (!columns || columns.querySelector('[tabindex="0"]')) return
  columns.querySelector('[data-task]')?.setAttribute('tabindex', '0')
}

function isWeekend(date: string): boolean {
  const day = dayOfWeek(date)
  return day === 0 || day === 6
}

/** A slot's accessible name: its day and time, and the tasks that are already there. */
function slotInWords(tasks: readonly Task[], date: string, time: string): string {
  const from = minutesOf(time)
  const there = tasks.filter(({ scheduled_time, estimated_duration }) => {
    if (scheduled_time === null) return false
    const start = minutesOf(scheduled_time)
    return start < from + 30 && start + estimated_duration > from
  })
  const taken = there.length === 0 ? 'free' : there.map((task) => task.title).join(', ')
  return `${dayInWords(date)}, ${time}: ${taken}`
}
