import type { HabitCheckIn } from '#shared/habits/checkIn.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { UserId } from '#server/db/userId.ts'
import type { Person } from '#server/http/person.ts'
import { earn, takeBack } from '#server/progress/earn.ts'
import { findCheckIn, saveCheckIn, type StoredCheckIn } from './rows.ts'
import type { StoredHabit } from './storedHabit.ts'

/** Whether a check-in makes its date done, by the rule of that date. */
export function isDoneBy(habit: StoredHabit, { date, value }: Pick<StoredCheckIn, 'date' | 'value'>) {
  return isDoneOn(habit, date, value)
}

/** A check-in as it is answered. */
export function shown(habit: StoredHabit, row: StoredCheckIn): HabitCheckIn {
  const { comeback: _, ...fields } = row
  return { ...fields, done: isDoneBy(habit, row) }
}

/**
 * Credits a check-in that is done, or gives back what one that is not has earned. An imported one earns nothing. The caller
 * saves the row.
 *
 * @param when `at` is when the person acted, `now` when that came; `round` numbers the award, see {@link NEXT_ROUND}
 * @returns the check-in with what it has earned now, and the award when that changed
 */
export async function settle(
  tx: Tx,
  person: Person,
  habit: StoredHabit,
  checkIn: StoredCheckIn,
  { at, now, round }: { at: Date; now: Date; round: number },
): Promise<{ settled: StoredCheckIn; award: Award | null }> {
  const isEarned = !checkIn.imported && isDoneBy(habit, checkIn)
  if (isEarned === checkIn.xp > 0) return { settled: checkIn, award: null }
  const { date } = checkIn
  const source = { source_kind: 'habit', source_id: habit.id, occurrence_date: date, done_at: at } as const
  if (!isEarned) {
    const award = await takeBack(tx, person, { ...source, reason: 'unchecked' }, now)
    return { settled: { ...checkIn, xp: 0, comeback: false }, award }
  }
  const earning = { ...source, round, amount: habit.xpReward, reason: 'checked_in' }
  return { settled: { ...checkIn, xp: habit.xpReward }, award: await earn(tx, person, earning, now) }
}

/** Settles today's check-in after a change of the rule, which may have made it done or not done. */
export async function settleToday(tx: Tx, person: Person, habit: StoredHabit, now: Date): Promise<void> {
  const checkIn = await findCheckIn(tx, person.id, habit.id, localDate(now, person.dayRule))
  if (!checkIn) return
  const round = await nextRound(tx, person.id, habit.id, checkIn.date)
  const { settled } = await settle(tx, person, habit, checkIn, { at: now, now, round })
  if (settled === checkIn) return
  await saveCheckIn(tx, person.id, settled)
  tx.changed(person.id, 'habit_checkins', checkIn.id, 'update')
}

async function nextRound(db: Db, userId: UserId, habitId: string, date: string): Promise<number> {
  const [row] = await db.query<{ round: number }>(NEXT_ROUND, [userId, habitId, date])
  return row?.round ?? 1
}

/** SQL: a date $3 of a habit $2 may be done, undone and done again; each time is an award of its own. */
export const NEXT_ROUND = `
  select coalesce(max(round), 0) + 1 as round from xp_ledger
  where user_id = $1 and source_kind = 'habit' and source_id = $2 and occurrence_date = $3`
