import { useLayoutEffect, useRef } from 'react'
import { dayOfWeek } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { trustedMarkup } from '#web/trustedTypes.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import { monthDayMarkup } from './monthDayMarkup.ts'
import { leaveOneStop, moveStop, stopsOf, walkMonth } from './monthStops.ts'
import { wishFocus } from '#web/tasks/focus/focusWish.ts'
import { tick } from '#web/tasks/timer/runningTimers.ts'
import styles from './MonthView.module.css'

type MonthViewProps = {
  /** Six whole weeks. */
  dates: readonly string[]
  /** Any date of the month that is shown. */
  date: string
  days: DayIndex
  today: string
  unsent: ReadonlySet<string>
  onOpenDay: (date: string) => void
  onCreate: (slot: { date: string; time: null }) => void
  /** The arrow keys led beyond the shown weeks: show the month of this date. */
  onGo: (place: { date: string }) => void
}

/** Six weeks, each day with how much is planned and its first tasks. A task is dragged to another day and keeps its time. */
export function MonthView({ dates, date, days, today, unsent, onOpenDay, onCreate, onGo }: MonthViewProps) {
  const list = useRef<HTMLUListElement>(null)
  const written = useRef<readonly string[]>([])

  useLayoutEffect(() => {
    const month = date.slice(0, 7)
    const markups = dates.map((each) => monthDayMarkup(each, days.tasksOn(each), { month, today, unsent }))
    if (list.current) write(list.current, markups, written.current)
    written.current = markups
    if (list.current) leaveOneStop(list.current, dates.includes(today) ? today : date)
  }, [dates, date, days, today, unsent])

  return (
    <section className={styles.month} aria-label="Month">
      <div className={styles.names} aria-hidden="true">
        {dates.slice(0, 7).map((each) => (
          <span key={each}>{WEEKDAY_NAMES[dayOfWeek(each)]?.slice(0, 3)}</span>
        ))}
      </div>
      <div
        role="presentation"
        onClick={({ target }) => {
          const opens = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null
          if (opens?.dataset.opens) onOpenDay(opens.dataset.opens)
        }}
        onFocus={({ target }) => list.current && moveStop(list.current, target)}
        onKeyDown={(event) => {
          const away = list.current && walkMonth(event, list.current)
          if (away === null) return
          wishFocus({ day: away })
          onGo({ date: away })
        }}
        onDoubleClick={({ target }) => createOn(target, onCreate)}
      >
        <ul ref={list} className={styles.days} />
      </div>
    </section>
  )
}

/** Writes a month as one text, and later only the days that look different. */
function write(list: HTMLElement, markups: readonly string[], before: readonly string[]): void {
  if (before.length === 0) {
    list.innerHTML = trustedMarkup(markups.join(''))
  } else {
    markups.forEach((markup, at) => {
      const day = list.children[at]
      if (day && markup !== before[at]) rewrite(list, day, markup)
    })
  }
  tick(list)
}

/** Writes one day anew. The focus stays on its number or "+n more"; tasks are found again by `keepTaskFocus`. */
function rewrite(list: HTMLElement, day: Element, markup: string): void {
  const at = [...list.children].indexOf(day)
  const focused = stopsOf(day).findIndex((stop) => stop === document.activeElement)
  const isTask = document.activeElement?.matches('[data-task]')
  day.outerHTML = trustedMarkup(markup)
  const written = list.children[at]
  if (written && focused >= 0 && !isTask)
    stopsOf(written)[focused === 0 ? 0 : stopsOf(written).length - 1]?.focus()
}

function createOn(target: EventTarget, onCreate: MonthViewProps['onCreate']): void {
  if (!(target instanceof HTMLElement) || target.closest('button')) return
  const date = target.closest<HTMLElement>('[data-drop=day]')?.dataset.date
  if (date) onCreate({ date, time: null })
}
