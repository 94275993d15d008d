import { type JudgedHabit, judgeHabit } from '#shared/habits/judge.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { readRows } from '#server/kit/entity/rows.ts'
import type { Person } from '#server/kit/http/person.ts'
import { habit as entity } from './habit.ts'
import { inSlices, oneAtATime } from './inTurn.ts'
import { pastsOf } from './past.ts'
import type { StoredHabit } from './storedHabit.ts'

/** A person's habits in their order, without those in the trash: archived ones count for the dates before. */
export async function allHabits(db: Db, userId: UserId): Promise<StoredHabit[]> {
  const everything = { isTrash: false, limit: 1_000_000, offset: 0 }
  return (await readRows(db, entity, userId, everything)) as StoredHabit[]
}

/** A habit with its past, judged. */
export type Judged<Row> = { habit: Row; judged: JudgedHabit }

/**
 * Habits with the dates judged that are asked of each, in their order: one statement, however many they are.
 *
 * @param rangeOf what lies before it is known as a whole, see `workUpTo`
 */
export async function judgedOf<Row extends StoredHabit>(
  db: Db,
  { id, weekStart }: Person,
  habits: readonly Row[],
  { today, rangeOf }: { today: string; rangeOf: (habit: Row) => DateRange },
): Promise<Judged<Row>[]> {
  return oneAtATime(db, id, async () => {
    const pasts = await pastsOf(db, id, habits, { today, weekStart, rangeOf })
    const judged = await inSlices(habits, (habit, index) => {
      const past = pasts[index]
      return past && { habit, judged: judgeHabit(past, { today, weekStart, until: rangeOf(habit).to }) }
    })
    return judged.filter((each) => each !== undefined)
  })
}

/** Whether nothing of a habit is due from a date on. */
export function restsSince({ archived_spans }: StoredHabit, date: string): boolean {
  return archived_spans.some(({ from, to }) => to === null && from <= date)
}
