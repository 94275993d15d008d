import { daysOf, type HabitDay } from '#shared/habits/history.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import { allHabits } from '#server/habits/judged.ts'
import { recordedPastsOf } from '#server/habits/past.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { Person } from '#server/kit/http/person.ts'

type Range = { from: string; to: string }
/** A habit that is not in the trash, and what its dates are on which it is due or checked. */
export type DatedHabit = { habit: StoredHabit; days: ReadonlyMap<string, HabitDay> }

/** Some habits with their dates of a range, by id. Those in the trash are left out. */
export async function readHabitDates(
  db: Db,
  person: Person,
  ids: readonly string[],
  range: Range,
  now: Date,
): Promise<ReadonlyMap<string, DatedHabit>> {
  if (ids.length === 0) return new Map()
  const habits = (await allHabits(db, person.id)).filter(({ id }) => ids.includes(id))
  const asked = { today: localDate(now, person.dayRule), weekStart: person.weekStart }
  const pasts = await recordedPastsOf(db, person.id, habits, { ...asked, rangeOf: () => range })
  return new Map(
    habits.map((habit, index) => {
      const past = pasts[index]
      const days = past ? daysOf(habit.id, past, range, asked) : []
      return [habit.id, { habit, days: new Map(days.map((day) => [day.date, day])) }]
    }),
  )
}
