import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type AskedHabit, type HabitChange, isCheckIn, valuesOf } from '#shared/habits/change.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import { isForToday } from '#shared/habits/forToday.ts'
import type { Habit, HabitPatch } from '#shared/habits/habit.ts'
import type { HabitDay } from '#shared/habits/history.ts'
import { monthOf } from '#shared/time/civil.ts'
import type { OpenedCollection } from '#web/kit/collection/openCollection.ts'
import type { Waiting } from '#web/kit/offline/entry.ts'
import { useToday } from '#web/profile/today.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { habits, useHabits } from './data.ts'
import { monthQuery } from './monthDays.ts'

/** A habit on a date of the calendar. `value` is null without a check-in, and for a skipped date. */
export type HabitOnDate = {
  habit: Habit
  date: string
  done: boolean
  skipped: boolean
  value: number | null
}

type Opened = OpenedCollection<Habit, AskedHabit, HabitPatch>
type Entry = Waiting<HabitChange, Habit>

/** The habits that belong to each of some dates: due or checked; today also what a running period still wants. */
export function useHabitsOnDates(dates: readonly string[]): (date: string) => readonly HabitOnDate[] {
  const today = useToday()
  const { rows } = useHabits()
  const { collection } = useLateSlice<Opened>(habits.slice)
  const waiting = useSyncExternalStore(collection.subscribe, collection.waiting) as readonly Entry[]
  const months = [...new Set(dates.map((date) => monthOf(date).from))]
  const answers = useQueries({ queries: months.map(monthQuery) })
  const days = answers.flatMap(({ data }) => data ?? [])
  const byDate = Map.groupBy(withWaiting(days, waiting), ({ date }) => date)
  return (date) => {
    if (date === today) return rows.filter(isForToday).map(onToday)
    const known = byDate.get(date) ?? []
    return rows.flatMap((habit) => {
      const day = known.find(({ habit_id }) => habit_id === habit.id)
      return day && !day.paused ? [{ ...day, habit }] : []
    })
  }

  function onToday(habit: Habit): HabitOnDate {
    const { completedToday: done, skipped_today: skipped, value_today: value } = habit
    return { habit, date: today, done, skipped, value }
  }
}

/** The days as the check-ins that wait leave them. */
function withWaiting(days: readonly HabitDay[], waiting: readonly Entry[]): readonly HabitDay[] {
  let shown = days
  for (const { change, before } of waiting) {
    if (!isCheckIn(change) || !before) continue
    const [, said] = valuesOf(change)
    const held = {
      value: said?.value ?? null,
      skipped: said?.skipped ?? false,
      done: isDoneOn(before, change.date, said?.value ?? null),
    }
    shown = shown.map((day) =>
      day.habit_id === change.id && day.date === change.date ? { ...day, ...held } : day,
    )
  }
  return shown
}
