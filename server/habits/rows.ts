import type { HabitCheckIn } from '#shared/habits/checkIn.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A check-in as it is stored. Whether it is done is for the habit's rule to say. */
export type StoredCheckIn = Omit<HabitCheckIn, 'done' | 'xp'> & { xp: number; comeback: boolean }

/** SQL: the columns of a check-in. */
export const CHECK_IN_COLUMNS = `
  id, habit_id, date, value, skipped, note, backfilled, imported, xp, comeback,
  ${instantSql('checked_at')} as checked_at`

/** The check-in of a date; null without one. */
export async function findCheckIn(
  db: Db,
  userId: UserId,
  habitId: string,
  date: string,
): Promise<StoredCheckIn | null> {
  const [row] = await db.query<StoredCheckIn>(FIND, [userId, habitId, date])
  return row ?? null
}

const FIND = `select ${CHECK_IN_COLUMNS} from habit_checkins where user_id = $1 and habit_id = $2 and date = $3`

/** The check-ins of a range of dates, oldest first. */
export function findCheckIns(
  db: Db,
  userId: UserId,
  habitId: string,
  { from, to }: DateRange,
): Promise<StoredCheckIn[]> {
  return db.read<StoredCheckIn>(FIND_RANGE, [userId, habitId, from, to])
}

const FIND_RANGE = `
  select ${CHECK_IN_COLUMNS} from habit_checkins
  where user_id = $1 and habit_id = $2 and date between $3 and $4 order by date`

/** The date of a habit's first check-in; null without one. */
export async function firstCheckIn(db: Db, userId: UserId, habitId: string): Promise<string | null> {
  const [row] = await db.query<{ first: string | null }>(
    'select min(date) as first from habit_checkins where user_id = $1 and habit_id = $2',
    [userId, habitId],
  )
  return row?.first ?? null
}

/** Sets the check-in of a date. */
export async function saveCheckIn(tx: Tx, userId: UserId, row: StoredCheckIn): Promise<void> {
  const { habit_id, date, id, value, skipped, note, backfilled, imported, checked_at, xp, comeback } = row
  const said = [value, skipped, note, backfilled, imported, checked_at, xp, comeback]
  await tx.query(SAVE, [userId, habit_id, date, id, ...said])
}

const SAVE = `
  insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at, xp,
    comeback)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (user_id, habit_id, date) do update set value = $5, skipped = $6, note = $7, backfilled = $8,
    imported = $9, checked_at = $10, xp = $11, comeback = $12`

/** Takes back the check-in of a date. */
export async function deleteCheckIn(tx: Tx, userId: UserId, habitId: string, date: string): Promise<void> {
  await tx.query('delete from habit_checkins where user_id = $1 and habit_id = $2 and date = $3', [
    userId,
    habitId,
    date,
  ])
}
