import { CheckedIn } from '#shared/habits/checkIn.ts'
import { Habit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** Today's date on a test server: a Monday. */
export const TODAY = '2026-03-02'
export const daysAgo = (days: number) => addDays(TODAY, -days)

/** A new habit. */
export const createHabit = (person: TestPerson, asked: object = {}) =>
  read(Habit, person.post('/api/habits', { name: 'Read', ...asked }))

/** The address of a habit's check-in. */
export const dayOf = ({ id }: Pick<Habit, 'id'>, date = TODAY) => `/api/habits/${id}/check-ins/${date}`

/** Sets a check-in, by what it says or as done. */
export const checkIn = (person: TestPerson, habit: Habit, date = TODAY, said: object = {}) =>
  read(CheckedIn, person.put(dayOf(habit, date), said))

/** Takes a check-in back. */
export const uncheck = (person: TestPerson, habit: Habit, date = TODAY) =>
  read(CheckedIn, person.delete(dayOf(habit, date)))
