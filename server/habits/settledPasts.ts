import type { HabitPast, Settled } from '#shared/habits/past.ts'
import { basisOf, newlySettled } from '#shared/habits/settled.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import type { Db } from '#server/kit/db/database.ts'
import { nextMacrotask } from '#server/kit/db/nextMacrotask.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { StoredHabit } from './storedHabit.ts'

/** What is remembered of a habit's dates before a day, and what it was judged by. */
export type RememberedRow = { basis: string; state: Settled }

type Asked = { today: string; weekStart: number }
type Unsettled = { habit: StoredHabit; past: HabitPast; wanted: number | null }
type ReadWhole = (
  db: Db,
  userId: UserId,
  habit: StoredHabit,
  from: { weekStart: number; settled: number | null },
) => Promise<HabitPast>

/** What is remembered, where the habit's past is still that which was judged then. */
export function stillSettled(
  habit: Pick<StoredHabit, 'past_revision'>,
  rules: Pick<HabitPast, 'kind' | 'versions' | 'away'>,
  { basis, state }: RememberedRow,
): Settled | undefined {
  return basis === basisFor(habit, rules, state.day) ? state : undefined
}

/**
 * Settles habits up to the days that are wanted of them, and remembers that (docs/decisions/0059). One after the other: years
 * of each are walked, and others' requests go between.
 *
 * @returns their pasts from those days on, by id
 */
export async function settledPasts(
  db: Db,
  userId: UserId,
  unsettled: readonly Unsettled[],
  { today, weekStart }: Asked,
  readWhole: ReadWhole,
): Promise<ReadonlyMap<string, HabitPast>> {
  const settled = new Map<string, HabitPast>()
  for (const { habit, past, wanted } of unsettled) {
    const whole = await readWhole(db, userId, habit, { weekStart, settled: past.settled?.day ?? null })
    const found = newlySettled(whole, { today, weekStart })
    const rows = found.map((state) => ({ day: state.day, basis: basisFor(habit, whole, state.day), state }))
    if (rows.length > 0) await db.query(REMEMBER, [userId, habit.id, weekStart, JSON.stringify(rows)])
    settled.set(
      habit.id,
      pastSince(
        whole,
        found.find(({ day }) => day === wanted),
      ),
    )
    await nextMacrotask()
  }
  return settled
}

/** Called after check-ins were written that are too old to be set: what was settled is judged anew. */
export async function forgetSettled(db: Db, userId: UserId, habitId: string): Promise<void> {
  await db.query('update habits set past_revision = past_revision + 1 where user_id = $1 and id = $2', [
    userId,
    habitId,
  ])
}

/**
 * Removes what is settled too early: a clock that was ahead for a while has judged dates that nobody had lived.
 * Safe to run on several servers at once.
 */
export async function forgetFuture(db: Db, now: Date): Promise<void> {
  const latest = Math.floor(now.getTime() / DAY_MS) - NOT_SETTLED_DAYS
  await db.query('/* across people: an hourly job */ delete from habit_settled where day > $1', [latest])
}

/** What is younger is nowhere settled yet, whatever the zone. */
const NOT_SETTLED_DAYS = 12

/**
 * The row is locked, so that nothing is remembered of a habit that is deleted meanwhile. What another request wrote first stays
 * where it is the same.
 */
const REMEMBER = `
  with habit as (
    select user_id, id from habits where user_id = $1 and id = $2 for key share
  )
  insert into habit_settled (user_id, habit_id, week_start, day, basis, state)
  select h.user_id, h.id, $3, r.day, r.basis, r.state
  from habit h, json_to_recordset($4::json) as r (day int, basis text, state jsonb)
  order by r.day
  on conflict (user_id, habit_id, week_start, day) do update set basis = excluded.basis, state = excluded.state
  where habit_settled.basis <> excluded.basis`

/** What was judged. */
function basisFor(
  { past_revision }: Pick<StoredHabit, 'past_revision'>,
  rules: Pick<HabitPast, 'kind' | 'versions' | 'away'>,
  day: number,
): string {
  return `${past_revision} ${basisOf(rules, day)}`
}

/** A past without the dates before what is settled. */
function pastSince(past: HabitPast, settled: Settled | undefined): HabitPast {
  if (!settled) return past
  const { days, values } = past.checkIns
  const kept = days.map((_, index) => index).filter((index) => (days[index] ?? 0) >= settled.readsFrom)
  return {
    ...past,
    settled,
    checkIns: {
      days: Int32Array.from(kept, (index) => days[index] ?? 0),
      values: Float64Array.from(kept, (index) => values[index] ?? Number.NaN),
    },
  }
}
