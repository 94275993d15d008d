import { type ReactNode, useEffect } from 'react'
import { useToday } from '#web/profile/today.ts'
import { type HabitOnDate, useHabitsOnDates } from '../days.ts'
import type { HabitPanel } from '../HabitPanels.tsx'
import { useHabitPanel } from '../useHabitPanel.tsx'
import { HabitChip } from './HabitChip.tsx'

/** What is drawn for the plan: the same shape as the calendar asks for (`web/tasks/calendar/alongside.ts`). */
type Drawn = {
  anyTime: (date: string) => ReactNode
  timed: (date: string) => readonly TimedHabit[]
  list: (date: string) => ReactNode
}
type TimedHabit = { id: string; scheduled_time: string; estimated_duration: number; drawn: ReactNode }

type HabitsAlongsideProps = {
  /** The dates that the calendar shows. */
  dates: readonly string[]
  onChange: (drawn: Drawn) => void
}

/** Puts the habits of each shown date into the calendar, and opens their dialogs. */
export function HabitsAlongside({ dates, onChange }: HabitsAlongsideProps) {
  const today = useToday()
  const habitsOn = useHabitsOnDates(dates)
  const [open, panel] = useHabitPanel()
  const byDate = new Map(dates.map((date) => [date, habitsOn(date)]))
  const look = JSON.stringify([today, [...byDate].map(([date, all]) => [date, all.map(lookOf)])])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `look` says all that is drawn of the others
  useEffect(() => onChange(drawnOf(byDate, today, open)), [look])
  return panel
}

function drawnOf(
  byDate: ReadonlyMap<string, readonly HabitOnDate[]>,
  today: string,
  onOpen: (panel: HabitPanel) => void,
): Drawn {
  const chip = (on: HabitOnDate, form: 'chip' | 'box' | 'line') => (
    <HabitChip key={on.habit.id} on={on} today={today} form={form} onOpen={onOpen} />
  )
  const timed = new Map([...byDate].map(([date, all]) => [date, all.flatMap(timedOf)]))
  function timedOf(on: HabitOnDate): TimedHabit[] {
    const { id, targetTime, duration } = on.habit
    if (targetTime === null) return []
    return [{ id, scheduled_time: targetTime, estimated_duration: duration, drawn: chip(on, 'box') }]
  }
  const on = (date: string) => byDate.get(date) ?? NONE
  return {
    // Those of dates to come would only fill the lane.
    anyTime: (date) =>
      date > today
        ? null
        : on(date).flatMap((each) => (each.habit.targetTime === null ? chip(each, 'chip') : [])),
    timed: (date) => timed.get(date) ?? NONE,
    list: (date) => on(date).map((each) => chip(each, 'line')),
  }
}

const NONE: readonly never[] = []

/** What a chip shows of a habit. */
function lookOf({ habit, done, skipped, value }: HabitOnDate) {
  const { id, name, targetTime, duration, target, unit, category, kind } = habit
  return [id, name, targetTime, duration, target, unit, category, kind, done, skipped, value]
}
