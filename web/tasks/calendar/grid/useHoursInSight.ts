import { type RefObject, startTransition, useEffect, useState } from 'react'
import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import type { DayScale } from './dayScale.ts'
import { type Hours, hoursInSight } from './hoursInSight.ts'

/** From this many tasks on only the visible hours are drawn. With fewer, everything is, for page search and screen readers. */
const MANY = 200
/** Minutes by which the drawn hours move, and that are drawn beyond each edge. */
const STEP = 120

const WHOLE_DAY: Hours = { from: 0, to: MINUTES_PER_DAY }

/** The minutes of the day whose boxes are worth drawing: those in sight and some beyond, or all where tasks are few. */
export function useHoursInSight(
  scroller: RefObject<HTMLElement | null>,
  scale: DayScale,
  tasks: number,
): Hours {
  const [hours, setHours] = useState<Hours>({ from: 6 * 60, to: 20 * 60 })
  const isMany = tasks > MANY
  useEffect(() => {
    const element = scroller.current
    if (!isMany || !element) return
    const look = () => {
      const inSight = hoursInSight(element, scale)
      if (inSight) startTransition(() => setHours((before) => withSome(inSight, before)))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [isMany, scroller, scale])
  return isMany ? hours : WHOLE_DAY
}

function withSome(inSight: Hours, before: Hours): Hours {
  const from = Math.floor(inSight.from / STEP) * STEP - STEP / 2
  const to = Math.ceil(inSight.to / STEP) * STEP + STEP / 2
  return from === before.from && to === before.to ? before : { from, to }
}
