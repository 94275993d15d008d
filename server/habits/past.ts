import type { RecordedPast } from '#shared/habits/history.ts'
import type { CheckedDate, HabitPast } from '#shared/habits/past.ts'
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
  return rows.map(([habit, { marks = null, ...row }]) => {
    const { checkIns, ...past } = pastOf(habit, row)
    const [backfilled, imported] = listsOf(marks).map((dates) => new Set(dates))
    const marked = (checkIn: CheckedDate) => ({
      ...checkIn,
      backfilled: backfilled?.has(checkIn.date) ?? false,
      imported: imported?.has(checkIn.date) ?? false,
    })
    return { ...past, checkIns: checkIns.map(marked) }
  })
}

type PastRow = PastColumns & { id: string; marks?: string }

async function readPasts(
  db: Db,
  text: string,
  userId: UserId,
  habits: readonly StoredHabit[],
): Promise<[StoredHabit, PastColumns & { marks?: string }][]> {
  if (habits.length === 0) return []
  const rows = await db.read<PastRow>(text, [userId, habits.map(({ id }) => id)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return habits.map((habit) => [habit, rowOf.get(habit.id) ?? { dates: null, vacations: [] }])
}

/** What {@link pastColumns} say of a habit. */
export type PastColumns = { dates: string | null; vacations: string[] }

/** All that decides what the dates of one habit are. */
export function pastOf(habit: StoredHabit, { dates, vacations }: PastColumns): HabitPast {
  const { kind, versions, pauses, archived_spans } = habit
  const away = [...pauses, ...archived_spans]
  for (const span of mergedSpans(vacations.map((date) => ({ from: date, to: date })))) away.push(span)
  return { kind, versions, away, checkIns: checkedDates(dates) }
}

/**
 * SQL: what decides the dates of a habit, of which the person and the id are given as SQL.
 *
 * The check-ins of a habit are one text, since those of ten years would be thousands of rows: their dates, and their values in
 * the same order, as PostgreSQL writes arrays. On the vacations of an account all habits are off.
 */
export const pastColumns = (userId: string, habitId: string) => `
    (
      select array_agg(c.date)::text || ' ' || array_agg(c.value)::text
      from habit_checkins c where c.user_id = ${userId} and c.habit_id = ${habitId}
    ) as dates,
    array(
      select o.local_date::text from streak_days_off o where o.user_id = ${userId} and o.reason = 'vacation'
    ) as vacations`

/** The dates that are marked as backfilled, and those as imported. */
const MARKS = `
    (
      select coalesce((array_agg(c.date) filter (where c.backfilled))::text, '{}') || ' ' ||
        coalesce((array_agg(c.date) filter (where c.imported))::text, '{}')
      from habit_checkins c where c.user_id = $1 and c.habit_id = h.id
    ) as marks`

const HABITS = 'from unnest($2::uuid[]) as h (id)'
const PASTS = `select h.id, ${pastColumns('$1', 'h.id')} ${HABITS}`
const RECORDED_PASTS = `select h.id, ${pastColumns('$1', 'h.id')}, ${MARKS} ${HABITS}`

function checkedDates(text: string | null): CheckedDate[] {
  const [dates = [], values = []] = listsOf(text)
  return dates.map((date, index) => {
    const skipped = values[index] === 'NULL'
    return { date, value: skipped ? null : Number(values[index]), skipped }
  })
}

/** The items of arrays of dates or numbers, with a space between them: `{2026-03-01,2026-03-02} {1,0.5}`. */
function listsOf(text: string | null): string[][] {
  if (text === null) return []
  return text.split(' ').map((array) => (array === '{}' ? [] : array.slice(1, -1).split(',')))
}
