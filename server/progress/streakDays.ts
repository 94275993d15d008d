import { extendStreak, frozenDates, type StreakState, streakStateOf } from '#shared/progress/streak.ts'
import type { StreakDays } from '#shared/progress/streakWeek.ts'
import type { Db } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'

/** The streak as it is cached at the last active date. */
export async function streakOf(db: Db, userId: UserId): Promise<StreakState> {
  const [state] = await db.query<StreakState>(
    `select streak_run as run, streak_best as best, streak_freezes as freezes, streak_kept as kept, streak_last as last
     from users where id = $1`,
    [userId],
  )
  if (!state) throw new Error(`No person ${userId}`)
  return state
}

/** Makes a local date an active one. The caller has taken the person's turn. */
export async function addStreakDay(tx: Db, userId: UserId, date: string): Promise<StreakState> {
  const added = await tx.query(
    'insert into streak_days (user_id, local_date) values ($1, $2) on conflict do nothing returning 1',
    [userId, date],
  )
  const state = await streakOf(tx, userId)
  if (added.length === 0) return state
  const isNext = state.last === null || state.last < date
  return isNext
    ? saveStreak(
        tx,
        userId,
        extendStreak(state, date, new Set(await daysOffOf(tx, userId, state.last ?? date))),
      )
    : recomputeStreak(tx, userId)
}

/**
 * Takes a local date back when nothing but one source, whose completion is being undone, was completed on it.
 * The caller has taken the person's turn.
 */
export async function removeStreakDay(
  tx: Db,
  userId: UserId,
  date: string,
  sourceId: string,
): Promise<StreakState> {
  const removed = await tx.query(REMOVE, [userId, date, sourceId])
  return removed.length === 0 ? streakOf(tx, userId) : recomputeStreak(tx, userId)
}

const REMOVE = `
  delete from streak_days
  where user_id = $1 and local_date = $2 and not exists (
    select from xp_ledger where user_id = $1 and occurrence_date = $2 and source_kind in ('task', 'habit') and source_id <> $3
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
  const active = await activeDates(db, userId)
  const off = await daysOffOf(db, userId, active[0] ?? from)
  const isShown = (date: string) => date >= from
  return { frozen: frozenDates(active, off, today).filter(isShown), off: off.filter(isShown) }
}

/** Folds all active dates again and keeps the result: after a date in the past, or a day off, came or went. */
export async function recomputeStreak(tx: Db, userId: UserId): Promise<StreakState> {
  const active = await activeDates(tx, userId)
  return saveStreak(tx, userId, streakStateOf(active, await daysOffOf(tx, userId, active[0] ?? '0001-01-01')))
}

/** All dates with something completed, in order. */
export async function activeDates(db: Db, userId: UserId): Promise<string[]> {
  const days = await db.read<{ local_date: string }>(
    'select local_date from streak_days where user_id = $1 order by local_date',
    [userId],
  )
  return days.map((day) => day.local_date)
}

/** Dates off from a date on, in order: they neither add to a streak nor break it. */
export async function daysOffOf(db: Db, userId: UserId, from: string): Promise<string[]> {
  const rows = await db.read<{ local_date: string }>(
    'select local_date from streak_days_off where user_id = $1 and local_date >= $2 order by local_date',
    [userId, from],
  )
  return rows.map((row) => row.local_date)
}

async function saveStreak(tx: Db, userId: UserId, state: StreakState): Promise<StreakState> {
  await tx.query(
    `update users set streak_run = $2, streak_best = $3, streak_freezes = $4, streak_kept = $5, streak_last = $6
     where id = $1`,
    [userId, state.run, state.best, state.freezes, state.kept, state.last],
  )
  return state
}
