import { type JudgedHabit, judgeHabit } from '#shared/habits/judge.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import { readRows } from '#server/entity/rows.ts'
import type { Person } from '#server/http/person.ts'
import { habit as entity } from './habit.ts'
import { pastsOf } from './past.ts'
import type { StoredHabit } from './storedHabit.ts'

/** A person's habits in their order, without those in the trash: archived ones count for the dates before. */
export async function allHabits(db: Db, userId: UserId): Promise<StoredHabit[]> {
  const everything = { isTrash: false, limit: 1_000_000, offset: 0 }
  return (await readRows(db, entity, userId, everything)) as StoredHabit[]
}

/**
 * Habits with every date judged, in their order: one statement, however many they are.
 *
 * @param until the last date that is asked of a habit; today where it is earlier
 */
export async function judgedOf<Row extends StoredHabit>(
  db: Db,
  { id, weekStart }: Person,
  habits: readonly Row[],
  { today, until = () => today }: { today: string; until?: (habit: Row) => string },
): Promise<{ habit: Row; judged: JudgedHabit }[]> {
  const pasts = await pastsOf(db, id, habits)
  return habits.flatMap((habit, index) => {
    const past = pasts[index]
    const last = until(habit) > today ? until(habit) : today
    return past ? [{ habit, judged: judgeHabit(past, { today, weekStart, until: last }) }] : []
  })
}
