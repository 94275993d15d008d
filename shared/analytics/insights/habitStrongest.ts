import { workUpTo } from '#shared/habits/work.ts'
import { FIRST_DATE } from '#shared/time/civil.ts'
import type { HabitFacts } from '../facts.ts'
import { dueRows } from '../habitRows.ts'
import { strengthAsOf } from './strengthAsOf.ts'
import type { Finding, Rule, Window } from './rule.ts'

const LEAST_DUE = 14
const TELLING_STRENGTH = 60

/** The strongest habit; of equal ones the first in the person's order. */
export const habitStrongest: Rule<'habit_strongest'> = (window, about) => {
  let [strongest, best]: [HabitFacts | null, number] = [null, -1]
  for (const habit of window.habits) {
    if (about !== undefined && habit.id !== about) continue
    if (about === undefined && workUpTo(habit.judged, window.to).due < LEAST_DUE) continue
    const strength = strengthAsOf(habit, window.to)
    if (strength > best) [strongest, best] = [habit, strength]
  }
  return strongest ? findingOf(strongest, best, window) : { sample: [], minimum: LEAST_DUE, data: null }
}

function findingOf(habit: HabitFacts, strength: number, window: Window): Finding<'habit_strongest'> {
  const { id, name } = habit
  return {
    sample: dueRows(habit, { from: FIRST_DATE, to: window.to }, window.today),
    count: workUpTo(habit.judged, window.to).due,
    minimum: LEAST_DUE,
    data: strength >= TELLING_STRENGTH ? { habit_id: id, name, strength } : null,
    about: id,
  }
}
