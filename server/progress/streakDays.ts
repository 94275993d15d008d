import { extendStreak, frozenDates, type StreakState, streakStateOf } from '#shared/progress/streak.ts'
import type { StreakDays } from '#shared/progress/streakWeek.ts'
import { STREAK_KINDS } from './award.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A streak as of its last active date, and the days off since then. */
export type Streak = { state: StreakState; daysOff: readonly string[] }

/** SQL: that a row of the ledger is of a kind that makes its date one of the streak. */
export const MAKES_STREAK_DAY = `source_kind in (${STREAK_KINDS.map((kind) => `'${kind}'`).join(', ')})`

/** The streak as it is cached at the last active date. */
export async function readStreak(db: Db, userId: UserId): Promise<Streak> {
  const [row] = await db.query<StreakState & { days_off: string[] }>(READ, [userId])
  if (!row) throw new Error(`No person ${userId}`)
  const { days_off, ...state } = row
  return { state, daysOff: days_off }
}

/** SQL: a streak of the person `u`. */
export const STREAK_COLUMNS = `
  u.streak_run as run, u.streak_best as best, u.streak_freezes as freezes, u.streak_kept as kept, u.streak_last as last`

const READ = `
  select ${STREAK_COLUMNS}, array(
    select o.local_date::text from streak_days_off o where o.user_id = $1 and o.local_date > u.streak_last
  ) as days_off
  from users u where u.id = $1`

/**
 * Makes a local date an active one. The caller has locked the person, and keeps the streak.
 *
 * @returns the streak with that date
 */
export async function addStreakDay(tx: Db, userId: UserId, date: string): Promise<Streak> {
  const [row] = await tx.query<AddedDay>(ADD, [userId, date])
  if (!row) throw new Error(`No person ${userId}`)
  const { is_new, is_vacation, days_off: daysOff, ...state } = row
  if (!is_new || is_vacation) return { state, daysOff }
  const isNext = state.last === null || state.last < date
  return isNext ? { state: extendStreak(state, date, new Set(daysOff)), daysOff } : foldStreak(tx, userId)
}

type AddedDay = StreakState & { is_new: boolean; is_vacation: boolean; days_off: string[] }

const ADD = `
  with added as (
    insert into streak_days (user_id, local_date) values ($1, $2) on conflict do nothing returning 1
  )
  select ${STREAK_COLUMNS}, exists (select from added) as is_new,
    exists (
      select from streak_days_off o where o.user_id = $1 and o.local_date = $2 and o.reason = 'vacation'
    ) as is_vacation,
    array(
      select o.local_date::text from streak_days_off o
      where o.user_id = $1 and o.local_date > least(u.streak_last, $2::date)
    ) as days_off
  from users u where u.id = $1`

/**
 * Takes a local date back when nothing but one source, whose completion is being undone, was completed on it. The caller has
 * locked the person, and keeps the streak.
 *
 * @returns the streak without that date
 */
export async function removeStreakDay(
  tx: Db,
  userId: UserId,
  date: string,
  sourceId: string,
): Promise<Streak> {
  const removed = await tx.query(REMOVE, [userId, date, sourceId])
  return removed.length === 0 ? readStreak(tx, userId) : foldStreak(tx, userId)
}

const REMOVE = `
  delete from streak_days
  where user_id = $1 and local_date = $2 and not exists (
    select from xp_ledger where user_id = $1 and occurrence_date = $2 and ${MAKES_STREAK_DAY} and source_id <> $3
    group by source_kind, source_id having sum(amount) > 0
  )
  returning 1`

/** The frozen dates and days off from a date on. @param today frozen dates end before it */
export async function streakDaysSince(
  db: Db,
  userId: UserId,
  from: string,
  today: string,
): Promise<StreakDays> {
  const active = await countedDates(db, userId)
  const off = await daysOffOf(db, userId, active[0] ?? from)
  const isShown = (date: string) => date >= from
  const isActive = new Set(active)
  return {
    frozen: frozenDates(active, off, today).filter(isShown),
    off: off.filter((date) => isShown(date) && !isActive.has(date)),
  }
}

/** Folds all active dates again and keeps the result: after a day off came or went. */
export async function recomputeStreak(tx: Db, userId: UserId): Promise<StreakState> {
  const { state } = await foldStreak(tx, userId)
  await tx.query(SAVE, [userId, state.run, state.best, state.freezes, state.kept, state.last])
  return state
}

const SAVE = `
  update users set streak_run = $2, streak_best = $3, streak_freezes = $4, streak_kept = $5, streak_last = $6
  where id = $1`

/** The streak of all active dates, as after a date in the past came or went. */
export async function foldStreak(db: Db, userId: UserId): Promise<Streak> {
  const active = await countedDates(db, userId)
  const daysOff = await daysOffOf(db, userId, active[0] ?? '0001-01-01')
  return { state: streakStateOf(active, daysOff), daysOff }
}

/** Active dates that add to the streak, in order: those of a vacation do not. */
export async function countedDates(db: Db, userId: UserId): Promise<string[]> {
  const days = await db.read<{ local_date: string }>(COUNTED, [userId])
  return days.map((day) => day.local_date)
}

const COUNTED = `
  select d.local_date from streak_days d
  where d.user_id = $1 and not exists (
    select from streak_days_off o where o.user_id = $1 and o.local_date = d.local_date and o.reason = 'vacation'
  )
  order by d.local_date`

/** Dates off from a date on, in order: they neither add to a streak nor break it. */
export async function daysOffOf(db: Db, userId: UserId, from: string): Promise<string[]> {
  const rows = await db.read<{ local_date: string }>(
    'select distinct local_date from streak_days_off where user_id = $1 and local_date >= $2 order by local_date',
    [userId, from],
  )
  return rows.map((row) => row.local_date)
}
