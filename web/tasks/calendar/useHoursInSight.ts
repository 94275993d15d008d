import { type RefObject, useEffect, useState } from 'react'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'

/** From this many tasks on only the visible hours are drawn. With fewer, everything is, for page search and screen readers. */
const MANY = 200
/** Minutes by which the drawn hours move, and that are drawn beyond each edge. */
const STEP = 120

type Hours = { from: number; to: number }
const WHOLE_DAY: Hours = { from: 0, to: MINUTES_PER_DAY }

/** The minutes of the day whose boxes are worth drawing: those in sight and some beyond, or all where tasks are few. */
export function useHoursInSight(scroller: RefObject<HTMLElement | null>, tasks: number): Hours {
  const [hours, setHours] = useState<Hours>({ from: 6 * 60, to: 20 * 60 })
  const isMany = tasks > MANY
  useEffect(() => {
    const element = scroller.current
    if (!isMany || !element) return
    const look = () => setHours((before) => hoursInSight(element, before))
    look()
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [isMany, scroller])
  return isMany ? hours : WHOLE_DAY
}

function hoursInSight(scroller: HTMLElement, before: Hours): Hours {
  const day = scroller.querySelector<HTMLElement>('[data-drop=slots]')?.offsetHeight ?? 0
  if (day === 0) return before
  const minute = MINUTES_PER_DAY / day
  const from = Math.floor((scroller.scrollTop * minute) / STEP) * STEP - STEP / 2
  const to = Math.ceil(((scroller.scrollTop + scroller.clientHeight) * minute) / STEP) * STEP + STEP / 2
  return from === before.from && to === before.to ? before : { from, to }
}
