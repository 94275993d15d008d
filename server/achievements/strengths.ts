import { strengthNow } from '#shared/habits/figures.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import type { HabitPast } from '#shared/habits/past.ts'
import { STRONG } from '#shared/achievements/statistics.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { allHabits } from '#server/habits/judged.ts'
import { inSlices, oneAtATime } from '#server/habits/inTurn.ts'
import { pastsOf } from '#server/habits/past.ts'
import type { StoredHabit } from '#server/habits/storedHabit.ts'
import type { Person } from '#server/kit/http/person.ts'

/**
 * The strengths of habits as of now, 0 to 100, by id. Of one that is strong and has imported check-ins it is what its own ones make
 * of it, since those count for nothing.
 *
 * @param ids without them all habits that are not archived
 */
export async function readStrengths(
  db: Db,
  person: Person,
  now: Date,
  ids: readonly string[] | null = null,
): Promise<Map<string, number>> {
  const habits = (await allHabits(db, person.id)).filter(({ id, archived }) => ids?.includes(id) ?? !archived)
  const asked = { today: localDate(now, person.dayRule), weekStart: person.weekStart }
  const rangeOf = () => ({ from: asked.today, to: asked.today })
  return oneAtATime(db, person.id, async () => {
    const pasts = await pastsOf(db, person.id, habits, { ...asked, rangeOf })
    const found = await inSlices(pasts, (past) => strengthOf(past, asked))
    const strengths = new Map(habits.map(({ id }, index) => [id, found[index] ?? 0]))
    const strong = habits.filter(({ id }) => (strengths.get(id) ?? 0) >= STRONG)
    for (const habit of await withImports(db, person.id, strong)) {
      const own = await ownPast(db, person, habit, asked)
      strengths.set(habit.id, strengthOf(own, asked))
    }
    return strengths
  })
}

/** The same that the habit's own figures say. */
function strengthOf(past: HabitPast, asked: { today: string; weekStart: number }): number {
  return Math.round(strengthNow(judgeHabit(past, asked), past))
}

async function withImports(db: Db, userId: UserId, habits: readonly StoredHabit[]): Promise<StoredHabit[]> {
  if (habits.length === 0) return []
  const rows = await db.read<{ habit_id: string }>(IMPORTED, [userId, habits.map(({ id }) => id)])
  return habits.filter(({ id }) => rows.some(({ habit_id }) => habit_id === id))
}

const IMPORTED = `
  select distinct habit_id from habit_checkins where user_id = $1 and habit_id = any($2::uuid[]) and imported`

/** All dates of a habit without what an import brought. */
async function ownPast(
  db: Db,
  person: Person,
  habit: StoredHabit,
  asked: { today: string; weekStart: number },
): Promise<HabitPast> {
  const [past] = await pastsOf(db, person.id, [habit], asked)
  if (!past) throw new Error('A habit without a past')
  const rows = await db.read<{ day: number }>(IMPORTED_DAYS, [person.id, habit.id])
  const imported = new Set(rows.map(({ day }) => day))
  const { days, values } = past.checkIns
  const own = [...days.keys()].filter((index) => !imported.has(days[index] ?? 0))
  return {
    ...past,
    settled: undefined,
    checkIns: {
      days: Int32Array.from(own, (index) => days[index] ?? 0),
      values: Float64Array.from(own, (index) => values[index] ?? Number.NaN),
    },
  }
}

const IMPORTED_DAYS = `
  select date - date '1970-01-01' as day from habit_checkins where user_id = $1 and habit_id = $2 and imported`
