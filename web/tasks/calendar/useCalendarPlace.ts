import { useEffect, useRef, useState } from 'react'
import { PATHS } from '#shared/paths.ts'
import { goTo, onNavigation, useSearchParameters } from '#web/kit/navigation.tsx'
import { useProfile } from '#web/profile/data.ts'
import { type CalendarPlace, type CalendarView, placeIn, type WeekShape } from './calendarPlace.ts'
import { filterAsQuery, filterIn } from '../filter/planFilter.ts'
import { isNarrowNow, useIsNarrow } from '#web/kit/ui/viewport.ts'

/**
 * How long the calendar rests before its place is written into the address, in milliseconds. A week that is only passed
 * through needs no history entry, and writing an address costs as much as drawing a month.
 */
const REST = 250

/**
 * Where the calendar is, by the address or already a step ahead of it, and the way to another place; and the task that the
 * address opens (`?task=<id>`), which is no place: it is taken out without a trace in the history.
 */
export function useCalendarPlace(today: string) {
  const parameters = useSearchParameters()
  const search = parameters.toString()
  const { week_start } = useProfile()
  const isNarrow = useIsNarrow()
  const [ahead, setAhead] = useState<{ of: string; place: CalendarPlace } | null>(null)
  const timer = useRef(0)
  // Once the address has moved, by itself or by the browser's buttons, it alone counts.
  useEffect(() => {
    const stop = onNavigation(() => {
      clearTimeout(timer.current)
      setAhead(null)
    })
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [])

  const place = ahead?.of === search ? ahead.place : placeIn(search, today, isNarrow)
  const shape: WeekShape = { weekStart: week_start, days: isNarrow ? 3 : 7 }
  const go = (next: Partial<CalendarPlace>) => {
    const there = { ...place, ...next }
    setAhead({ of: search, place: there })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => goTo(addressOf(there, today)), REST)
  }
  const task = parameters.get('task')
  const linked = task !== null && {
    id: task,
    show: (date: string) => goTo(addressOf({ ...place, date }, today, task), { replace: true }),
    leave: () => goTo(addressOf(place, today), { replace: true }),
  }
  return { place, shape, go, linked }
}

/** The view that the calendar begins with. */
export function firstView(): CalendarView {
  return placeIn(location.search, '', isNarrowNow()).view
}

function addressOf({ view, date }: CalendarPlace, today: string, task?: string): string {
  const filter = filterAsQuery(filterIn(new URLSearchParams(location.search)))
  const query = new URLSearchParams({
    view,
    ...(date !== today && { date }),
    ...(task && { task }),
    ...filter,
  })
  return `${PATHS.dashboard}?${query}`
}
