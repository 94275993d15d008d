import { addDays } from '#shared/time/civil.ts'
import { dueRows } from '../habitRows.ts'
import type { HabitFacts } from '../facts.ts'
import { lastDates } from '../period.ts'
import { strengthAsOf } from './strengthAsOf.ts'
import type { Finding, Rule, Window } from './rule.ts'

const DATES = 14
const LEAST_DUE = 7
const TELLING_FALL = 10

/** The habit whose strength fell most in two weeks; of equal ones the first in the person's order. */
export const habitSlipping: Rule<'habit_slipping'> = (window, about) => {
  let worst: Finding<'habit_slipping'> = { sample: [], minimum: LEAST_DUE, data: null }
  for (const habit of window.habits) {
    if (about !== undefined && habit.id !== about) continue
    const found = findingOf(habit, window)
    if (about !== undefined) return found
    if (found.sample.length >= LEAST_DUE && fallOf(found) > fallOf(worst)) worst = found
  }
  return worst
}

function findingOf(habit: HabitFacts, { to, today }: Window): Finding<'habit_slipping'> {
  const sample = dueRows(habit, lastDates(to, DATES), today)
  const strength = strengthAsOf(habit, to)
  const before = strengthAsOf(habit, addDays(to, -DATES))
  const data = { habit_id: habit.id, name: habit.name, strength, before }
  return {
    sample,
    minimum: LEAST_DUE,
    data: before - strength >= TELLING_FALL ? data : null,
    about: habit.id,
  }
}

function fallOf({ data }: Finding<'habit_slipping'>): number {
  return data ? data.before - data.strength : 0
}
