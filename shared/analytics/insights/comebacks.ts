import { percentOf } from '#shared/numbers/percent.ts'
import { dateOfDay, dayNumber } from '#shared/time/civil.ts'
import { missesWithNext } from '#shared/habits/streak.ts'
import { habitRow } from '../habitRows.ts'
import type { Rule } from './rule.ts'

/** How often a miss of a habit was directly followed by a kept date or period. */
export const comebacks: Rule<'comebacks'> = (window) => {
  const misses = window.habits.flatMap((habit) => {
    const { timeline, units } = habit.judged
    const [from, until] = [dayNumber(window.from) - timeline.first, dayNumber(window.to) - timeline.first]
    const recent = units.slice(units.findLastIndex(({ to }) => to < from) + 1)
    return missesWithNext({ units: recent }).flatMap(({ to, isComeback }) =>
      to <= until ? [{ habit, date: dateOfDay(timeline.first + to), isComeback }] : [],
    )
  })
  const count = misses.filter(({ isComeback }) => isComeback).length
  const percent = percentOf(count, misses.length)
  return {
    sample: misses.map(({ habit, date }) => habitRow(habit, date, { isKept: false, today: window.today })),
    minimum: 5,
    data: percent === null ? null : { percent, misses: misses.length, comebacks: count },
  }
}
