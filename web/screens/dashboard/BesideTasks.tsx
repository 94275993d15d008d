import { useEffect, useState } from 'react'
import { datesOf } from '#shared/time/dateRange.ts'
import { useMissedTasks } from '#web/plans/replan/useMissedTasks.ts'
import { type Alongside, NOTHING_ALONGSIDE } from '#web/tasks/calendar/alongside.ts'
import { type CalendarPlace, datesShown, type WeekShape } from '#web/tasks/calendar/calendarPlace.ts'
import { optionalPart } from '#web/kit/ui/loading/optionalPart.tsx'
import { useHasHabits } from './useHasHabits.ts'

const HabitsAlongside = optionalPart(
  async () => (await import('#web/habits/calendar/HabitsAlongside.tsx')).HabitsAlongside,
  { useIsWanted: useHasHabits },
)
const ReplanLeftovers = optionalPart(
  async () => (await import('#web/plans/replan/ReplanLeftovers.tsx')).ReplanLeftovers,
  { useIsWanted: useHasLeftovers },
)

type BesideTasksProps = {
  place: CalendarPlace
  shape: WeekShape
  today: string
  onChange: (alongside: Alongside) => void
}

/** What the calendar shows beside tasks: the habits of its dates, and what was left from earlier with its new places. */
export function BesideTasks({ place, shape, today, onChange }: BesideTasksProps) {
  const [habits, setHabits] = useState<Omit<Alongside, 'above' | 'dates'>>(NOTHING_ALONGSIDE)
  const [leftovers, setLeftovers] = useState<Alongside>()
  const hasLeftovers = useHasLeftovers()
  const shown = datesShown(place, shape)
  useEffect(() => {
    // Until its code is here the screen keeps its place free.
    if (leftovers || !hasLeftovers) onChange(joined(habits, leftovers ?? NOTHING_ALONGSIDE))
  }, [habits, leftovers, hasLeftovers, onChange])
  return (
    <>
      {place.view !== 'month' && <HabitsAlongside dates={datesOf(shown)} onChange={setHabits} />}
      <ReplanLeftovers
        isWanted={place.view === 'agenda' || shown.to >= today}
        isCounted={place.view === 'agenda'}
        onChange={setLeftovers}
      />
    </>
  )
}

/** Whether something is left from earlier, or was: its code is not loaded for those who have done everything. */
function useHasLeftovers(): boolean {
  const { missed } = useMissedTasks()
  const [had, setHad] = useState(false)
  if (missed.length > 0 && !had) setHad(true)
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
