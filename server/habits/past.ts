import type { RecordedDate, RecordedPast } from '#shared/habits/history.ts'
import { mergedSpans } from '#shared/habits/spans.ts'
import { dateOfDay } from '#shared/time/civil.ts'
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

const [BACKFILLED, IMPORTED] = [1, 2]
/** The day number of a date is the days since then. */
const DAY_ZERO = dateOfDay(0)

/**
 * SQL: what decides the dates of a habit, of which the person and the id are given as SQL.
 *
 * The check-ins of a habit are one text, since those of ten years would be thousands of rows: day, value and marks of each.
 * On the vacations of an account all habits are off.
 */
export const pastColumns = (userId: string, habitId: string) => `
    (
      select string_agg((c.date - date '${DAY_ZERO}') || ' ' || coalesce(c.value::text, '') || ' ' ||
        (case when c.backfilled then ${BACKFILLED} else 0 end + case when c.imported then ${IMPORTED} else 0 end), ',')
      from habit_checkins c where c.user_id = ${userId} and c.habit_id = ${habitId}
    ) as dates,
    array(
      select o.local_date::text from streak_days_off o where o.user_id = ${userId} and o.reason = 'vacation'
    ) as vacations`

const PASTS = `select h.id, ${pastColumns('$1', 'h.id')} from unnest($2::uuid[]) as h (id)`

function recordedDates(text: string | null): RecordedDate[] {
  if (text === null) return []
  return text.split(',').map((part) => {
    const [begin, end] = [part.indexOf(' '), part.lastIndexOf(' ')]
    const [value, marks] = [part.slice(begin + 1, end), Number(part.slice(end + 1))]
    return {
      date: dateOfDay(Number(part.slice(0, begin))),
      value: value === '' ? null : Number(value),
      skipped: value === '',
      backfilled: (marks & BACKFILLED) !== 0,
      imported: (marks & IMPORTED) !== 0,
    }
  })
}
