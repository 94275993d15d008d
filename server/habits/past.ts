import type { RecordedDate, RecordedPast } from '#shared/habits/history.ts'
import { mergedSpans } from '#shared/habits/spans.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { StoredHabit } from './storedHabit.ts'

/** All that decides what the dates of habits are, in their order: one statement, however many habits there are. */
export async function pastsOf(
  db: Db,
  userId: UserId,
  habits: readonly StoredHabit[],
): Promise<RecordedPast[]> {
  if (habits.length === 0) return []
  const rows = await db.read<PastColumns & { id: string }>(PASTS, [userId, habits.map(({ id }) => id)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return habits.map((habit) => pastOf(habit, rowOf.get(habit.id) ?? { dates: null, vacations: [] }))
}

/** What {@link pastColumns} say of a habit. */
export type PastColumns = { dates: string | null; vacations: string[] }

/** All that decides what the dates of one habit are. */
export function pastOf(habit: StoredHabit, { dates, vacations }: PastColumns): RecordedPast {
  const { kind, versions, pauses, archived_spans } = habit
  const away = [...pauses, ...archived_spans]
  for (const span of mergedSpans(vacations.map((date) => ({ from: date, to: date })))) away.push(span)
  return { kind, versions, away, checkIns: recordedDates(dates) }
}

/**
 * SQL: what decides the dates of a habit, of which the person and the id are given as SQL.
 *
 * The check-ins of a habit are one text, since those of ten years would be thousands of rows: their dates, their values in the
 * same order, and the dates that are marked, as PostgreSQL writes arrays. On the vacations of an account all habits are off.
 */
export const pastColumns = (userId: string, habitId: string) => `
    (
      select array_agg(c.date)::text || ' ' || array_agg(c.value)::text || ' ' ||
        coalesce((array_agg(c.date) filter (where c.backfilled))::text, '{}') || ' ' ||
        coalesce((array_agg(c.date) filter (where c.imported))::text, '{}')
      from habit_checkins c where c.user_id = ${userId} and c.habit_id = ${habitId}
    ) as dates,
    array(
      select o.local_date::text from streak_days_off o where o.user_id = ${userId} and o.reason = 'vacation'
    ) as vacations`

const PASTS = `select h.id, ${pastColumns('$1', 'h.id')} from unnest($2::uuid[]) as h (id)`

function recordedDates(text: string | null): RecordedDate[] {
  if (text === null) return []
  const [dates = [], values = [], backfilled = [], imported = []] = text.split(' ').map(itemsOf)
  const [isBackfilled, isImported] = [new Set(backfilled), new Set(imported)]
  return dates.map((date, index) => {
    const value = values[index] === 'NULL' ? null : Number(values[index])
    return {
      date,
      value,
      skipped: value === null,
      backfilled: isBackfilled.has(date),
      imported: isImported.has(date),
    }
  })
}

/** The items of an array of dates or numbers: `{2026-03-01,2026-03-02}`. */
function itemsOf(array: string): string[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',')
}
