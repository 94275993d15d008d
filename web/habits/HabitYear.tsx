import type { Habit } from '#shared/habits/habit.ts'
import type { HabitHistoryDay } from '#shared/habits/history.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import { dayOfMonth, monthNumber } from '#shared/time/civil.ts'
import { dayInWords, rangeInWords } from '#shared/time/format.ts'
import { MONTH_NAMES } from '#shared/time/names.ts'
import { type HeatDay, HeatMap } from '#web/kit/ui/charts/HeatMap.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useHabitYear } from './reports.ts'

/** A year of a habit, a square a day. */
export function HabitYear({ habit }: { habit: Habit }) {
  const { data, isError, refetch } = useHabitYear(habit.id)
  if (!data)
    return (
      <LoadNote
        load={{ state: loadStateOf(false, isError), retry: () => void refetch() }}
        what="The days of this habit"
      />
    )
  const { items } = data
  const weeks = Array.from({ length: Math.ceil(items.length / 7) }, (_, week) =>
    items.slice(7 * week, 7 * week + 7),
  )
  const done = items.filter((day) => day.done).length
  return (
    <HeatMap
      title={`A year of ${habit.name}`}
      summary={`Done on ${done} ${done === 1 ? 'day' : 'days'} of the last year. A full square is a day done, an outline one missed, a dot a day off.`}
      days={items.map((day) => ({ date: day.date, level: levelOf(day), words: inWords(habit, day) }))}
      months={weeks.flatMap((week, at) => monthAt(week, at))}
      table={{
        columns: ['Week', 'Days done', 'Due', 'Kept'],
        rows: weeks.map((week) => [
          rangeInWords({ from: week[0]?.date ?? '', to: week.at(-1)?.date ?? '' }),
          String(week.filter((day) => day.done).length),
          String(week.reduce((sum, { due }) => sum + due, 0)),
          String(week.reduce((sum, { kept }) => sum + kept, 0)),
        ]),
      }}
    />
  )
}

function levelOf({ done, value, due, kept, skipped, paused, strength }: HabitHistoryDay): HeatDay['level'] {
  if (done) return 'full'
  if (skipped) return 'off'
  if (strength === null) return 'none' // before it began
  if (paused) return 'off'
  if ((value ?? 0) > 0) return 'part'
  return due > kept ? 'missed' : 'none'
}

function inWords({ kind, unit }: Habit, day: HabitHistoryDay): string {
  const { date, value, skipped, backfilled, imported } = day
  const amount = value !== null && kind !== 'yes_no' ? `, ${amountInWords(kind, value, unit)}` : ''
  const how = imported ? ', imported' : backfilled ? ', entered later' : ''
  const state = skipped ? 'skipped' : WORDS[levelOf(day)]
  return `${dayInWords(date)} ${date.slice(0, 4)}: ${state}${amount}${how}`
}

const WORDS = { full: 'done', part: 'in part', missed: 'not kept', off: 'off', none: 'not due' }

/** The name of a month at the week in which it begins. */
function monthAt(week: readonly HabitHistoryDay[], at: number) {
  const first = week.find(({ date }) => dayOfMonth(date) === 1)
  if (!first) return []
  return [{ week: at, name: MONTH_NAMES[monthNumber(first.date) - 1]?.slice(0, 3) ?? '' }]
}
