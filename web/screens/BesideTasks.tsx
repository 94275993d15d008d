import { lazy, Suspense, useEffect, useState } from 'react'
import { datesOf } from '#shared/time/dateRange.ts'
import { type Alongside, NOTHING_ALONGSIDE } from '#web/tasks/calendar/alongside.ts'
import { type CalendarPlace, datesShown, type WeekShape } from '#web/tasks/calendar/calendarPlace.ts'
import { useOverdueTasks } from '#web/tasks/data.ts'
import { useLoaded } from '#web/ui/useLoaded.ts'
import { useHasHabits } from './useHasHabits.ts'

const loadHabits = () => import('#web/habits/calendar/HabitsAlongside.tsx')
const HabitsAlongside = lazy(async () => ({ default: (await loadHabits()).HabitsAlongside }))

const loadLeftovers = () => import('#web/plans/replan/ReplanLeftovers.tsx')
const ReplanLeftovers = lazy(async () => ({ default: (await loadLeftovers()).ReplanLeftovers }))

type BesideTasksProps = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  onChange: (alongside: Alongside) => void
}

/** What the calendar shows beside tasks: the habits of its dates, and what was left from earlier with its new places. */
export function BesideTasks({ place, shape, today, onChange }: BesideTasksProps) {
  const [habits, setHabits] = useState<Omit<Alongside, 'above' | 'dates'>>(NOTHING_ALONGSIDE)
  const [leftovers, setLeftovers] = useState(NOTHING_ALONGSIDE)
  const hasHabits = useLoaded(loadHabits, useHasHabits()) && place.view !== 'month'
  const hasLeftovers = useLoaded(loadLeftovers, useHasLeftovers())
  const shown = datesShown(place, shape)
  useEffect(() => onChange(joined(habits, leftovers)), [habits, leftovers, onChange])
  return (
    <>
      <Suspense>{hasHabits && <HabitsAlongside dates={datesOf(shown)} onChange={setHabits} />}</Suspense>
      <Suspense>
        {hasLeftovers && (
          <ReplanLeftovers
            isWanted={place.view === 'agenda' || shown.to >= today}
            isCounted={place.view === 'agenda'}
            onChange={setLeftovers}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether something is left from earlier, or was: its code is not loaded for those who have done everything. */
function useHasLeftovers(): boolean {
  const { overdue } = useOverdueTasks()
  const [had, setHad] = useState(false)
  if (overdue.length > 0 && !had) setHad(true)
  return had
}

function joined(habits: Omit<Alongside, 'above' | 'dates'>, leftovers: Alongside): Alongside {
  const timed = new Map<string, ReturnType<Alongside['timed']>>()
  return {
    above: leftovers.above,
    dates: leftovers.dates,
    anyTime: habits.anyTime,
    timed: (date) => {
      const known = timed.get(date) ?? both(habits.timed(date), leftovers.timed(date))
      timed.set(date, known)
      return known
    },
    list: (date) => (
      <>
        {leftovers.list(date)}
        {habits.list(date)}
      </>
    ),
  }
}

function both<Each>(some: readonly Each[], others: readonly Each[]): readonly Each[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some
  return [...some, ...others]
}
