import type { HabitCheckIn } from '#shared/habits/checkIn.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Person } from '#server/kit/http/person.ts'
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

/** A check-in with what it has earned now, and the XP that follow: above 0 to credit, below 0 to give back. */
export type Settlement = { settled: StoredCheckIn; amount: number }

/** What a check-in that is done earns, once, and one that is not gives back. An imported one earns nothing. */
export function settlementOf(habit: StoredHabit, checkIn: StoredCheckIn): Settlement {
  const isEarned = !checkIn.imported && isDoneBy(habit, checkIn)
  if (isEarned === checkIn.xp > 0) return { settled: checkIn, amount: 0 }
  return isEarned
    ? { settled: { ...checkIn, xp: habit.xpReward }, amount: habit.xpReward }
    : { settled: { ...checkIn, xp: 0, comeback: false }, amount: -checkIn.xp }
}

/**
 * Credits what a check-in has earned, or gives it back. The caller saves the row.
 *
 * @param when `at` is when the person acted, `now` when that came; `round` numbers the award: a date may be done, undone and
 *   done again, and each time is an award of its own
 * @returns the award; null where nothing changed
 */
export async function pay(
  tx: Tx,
  person: Person,
  { settled, amount }: Settlement,
  { at, now, round }: { at: Date; now: Date; round: number },
): Promise<Award | null> {
  if (amount === 0) return null
  const { habit_id, date, backfilled } = settled
  const source = { source_kind: 'habit', source_id: habit_id, occurrence_date: date, done_at: at } as const
  if (amount < 0) return takeBack(tx, person, { ...source, reason: 'unchecked' }, now)
  const earned = { round, amount, eligible: !backfilled, reason: 'checked_in' }
  return earn(tx, person, { ...source, ...earned }, now)
}

/** Settles today's check-in after a change of the rule, which may have made it done or not done. */
export async function settleToday(tx: Tx, person: Person, habit: StoredHabit, now: Date): Promise<void> {
  const checkIn = await findCheckIn(tx, person.id, habit.id, localDate(now, person.dayRule))
  if (!checkIn) return
  const settlement = settlementOf(habit, checkIn)
  if (settlement.amount === 0) return
  const round = await nextRound(tx, person.id, checkIn)
  await pay(tx, person, settlement, { at: now, now, round })
  await saveCheckIn(tx, person.id, settlement.settled)
  tx.changed(person.id, 'habit_checkins', checkIn.id, 'update')
}

async function nextRound(db: Db, userId: UserId, { habit_id, date }: StoredCheckIn): Promise<number> {
  const [row] = await db.query<{ round: number }>(NEXT_ROUND, [userId, habit_id, date])
  return row?.round ?? 1
}

const NEXT_ROUND = `
  select coalesce(max(round), 0) + 1 as round from xp_ledger
  where user_id = $1 and source_kind = 'habit' and source_id = $2 and occurrence_date = $3`
