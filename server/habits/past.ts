import type { RecordedPast } from '#shared/habits/history.ts'
import type { CheckedDays, HabitPast } from '#shared/habits/past.ts'
import { mergedSpans } from '#shared/habits/spans.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { StoredHabit } from './storedHabit.ts'

/** All that decides what the dates of habits are, in their order: one statement, however many habits there are. */
export async function pastsOf(db: Db, userId: UserId, habits: readonly StoredHabit[]): Promise<HabitPast[]> {
  return (await readPasts(db, PASTS, userId, habits)).map(([habit, row]) => pastOf(habit, row))
}

/** The same with what else a history says of check-ins. */
export async function recordedPastsOf(
  db: Db,
  userId: UserId,
  habits: readonly StoredHabit[],
): Promise<RecordedPast[]> {
  const rows = await readPasts(db, RECORDED_PASTS, userId, habits)
  return rows.map(([habit, { marks, ...row }]) => {
    const [backfilled, imported] = marks ?? []
    return { ...pastOf(habit, row), backfilled: new Set(backfilled), imported: new Set(imported) }
  })
}

type Marks = [backfilled: string[] | null, imported: string[] | null]
type PastRow = PastColumns & { id: string; marks?: Marks }

async function readPasts(
  db: Db,
  text: string,
  userId: UserId,
  habits: readonly StoredHabit[],
): Promise<[StoredHabit, PastColumns & { marks?: Marks }][]> {
  if (habits.length === 0) return []
  const rows = await db.read<PastRow>(text, [userId, habits.map(({ id }) => id)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return habits.map((habit) => [habit, rowOf.get(habit.id) ?? { checked: [null, null, null], vacations: [] }])
}

/** What {@link pastColumns} say of a habit. */
export type PastColumns = {
  /** The day numbers whose value is 1, then the others, and the values of those; null where there is none. */
  checked: [ones: number[] | null, others: number[] | null, values: (number | null)[] | null]
  vacations: string[]
}

/** All that decides what the dates of one habit are. */
export function pastOf(habit: StoredHabit, { checked, vacations }: PastColumns): HabitPast {
  const { kind, versions, pauses, archived_spans } = habit
  const away = [...pauses, ...archived_spans]
  for (const span of mergedSpans(vacations.map((date) => ({ from: date, to: date })))) away.push(span)
  return { kind, versions, away, checkIns: checkedDays(checked) }
}

/**
 * SQL: what decides the dates of a habit, of which the person and the id are given as SQL.
 *
 * The check-ins of a habit are one value, since those of ten years would be thousands of rows: their days as numbers, which are
 * written and read faster than dates, and the values that are not 1, as most are. On the vacations of an account all habits are
 * off.
 */
export const pastColumns = (userId: string, habitId: string) => `
    (
      select json_build_array(
        array_agg(c.date - date '1970-01-01') filter (where c.value = 1),
        array_agg(c.date - date '1970-01-01') filter (where c.value is distinct from 1),
        array_agg(c.value) filter (where c.value is distinct from 1))
      from habit_checkins c where c.user_id = ${userId} and c.habit_id = ${habitId}
    ) as checked,
    array(
      select o.local_date::text from streak_days_off o where o.user_id = ${userId} and o.reason = 'vacation'
    ) as vacations`

/** The dates that are marked as backfilled, and those as imported. */
const MARKS = `
    (
      select json_build_array(array_agg(c.date) filter (where c.backfilled), array_agg(c.date) filter (where c.imported))
      from habit_checkins c where c.user_id = $1 and c.habit_id = h.id
    ) as marks`

const HABITS = 'from unnest($2::uuid[]) as h (id)'
const PASTS = `select h.id, ${pastColumns('$1', 'h.id')} ${HABITS}`
const RECORDED_PASTS = `select h.id, ${pastColumns('$1', 'h.id')}, ${MARKS} ${HABITS}`

function checkedDays([ones, others, said]: PastColumns['checked']): CheckedDays {
  const days = Int32Array.from([...(ones ?? []), ...(others ?? [])])
  const values = new Float64Array(days.length).fill(1)
  said?.forEach((value, index) => (values[(ones?.length ?? 0) + index] = value ?? Number.NaN))
  return { days, values }
}
