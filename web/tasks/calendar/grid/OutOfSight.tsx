import { type RefObject, useEffect, useState } from 'react'
import { dayOfWeek, MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import type { DayIndex } from '#web/tasks/store/dayIndex.ts'
import type { DayScale } from './dayScale.ts'
import { hoursInSight } from './hoursInSight.ts'
import { type Side, tasksOutOfSight } from './outOfSight.ts'
import styles from './OutOfSight.module.css'

type OutOfSightProps = {
  side: Side
  scroller: RefObject<HTMLElement | null>
  scale: DayScale
  dates: readonly string[]
  days: DayIndex
}

/** At the upper or lower edge of each day, how many of its tasks lie beyond it. A press scrolls to them all. */
export function OutOfSight(props: OutOfSightProps) {
  const { side, dates } = props
  const counts = useCounts(props)
  return (
    <div className={styles.edge} data-side={side}>
      {dates.map((date, at) => {
        const count = counts[at] ?? 0
        return (
          <div key={dayOfWeek(date)}>
            {count > 0 && (
              <button
                type="button"
                // The arrow keys lead from task to task anyway, seen or not.
                tabIndex={-1}
                aria-label={`${count} ${side}, ${dayInWords(date)}`}
                onClick={() => bringIntoSight(props, date)}
              >
                {side === 'earlier' ? '▲' : '▼'} {count} {side}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** How many tasks of each date lie beyond the edge, counted again when the hours are scrolled or change their size. */
function useCounts({ side, scroller, scale, dates, days }: OutOfSightProps): readonly number[] {
  const [counts, setCounts] = useState<readonly number[]>([])
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const sight = hoursInSight(element, scale)
      const next = dates.map((date) => (sight ? tasksOutOfSight(side, date, days, sight).length : 0))
      setCounts((before) => (before.join() === next.join() ? before : next))
    }
    const frame = requestAnimationFrame(look)
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [side, scroller, scale, dates, days])
  return counts
}

/** Scrolls to all tasks of a date beyond the edge, and gives the focus to the nearest: the button goes with what it counted. */
function bringIntoSight({ side, scroller, scale, days }: OutOfSightProps, date: string): void {
  const element = scroller.current
  const body = element?.querySelector<HTMLElement>('[data-drop=slots]')
  const sight = element && hoursInSight(element, scale)
  if (!element || !body || !sight) return
  const beyond = tasksOutOfSight(side, date, days, sight)
  const start = Math.min(...beyond.map((each) => each.start))
  const end = Math.min(MINUTES_PER_DAY, Math.max(...beyond.map((each) => each.end)))
  const height = body.offsetHeight
  const top =
    side === 'earlier'
      ? height * scale.shareAt(start) - MARGIN
      : height * scale.shareAt(end) + MARGIN - (element.clientHeight - body.offsetTop)
  element.scrollTo({ top })
  const nearest = (side === 'earlier' ? beyond.at(-1) : beyond[0])?.task.id
  // With very many tasks their boxes are drawn once they are in sight.
  requestAnimationFrame(() =>
    body
      .querySelector<HTMLElement>(`[data-date="${date}"] [data-task="${nearest}"]`)
      ?.focus({ preventScroll: true }),
  )
}

/** Pixels between the edge and what was brought into sight. */
const MARGIN = 8
