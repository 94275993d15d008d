import { invalidField } from '#shared/errors.ts'
import type { HabitCheckIn } from '#shared/habits/checkIn.ts'
import type { Habit } from '#shared/habits/habit.ts'
import {
  daysOf,
  type HabitDay,
  type HabitHistoryDay,
  type HabitTotals,
  historyOf,
  MOST_DAYS,
  MOST_HISTORY,
  type TotalsBy,
  totalsOf,
} from '#shared/habits/history.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import type { HabitPast } from '#shared/habits/past.ts'
import { type HabitStats, statsOf } from '#shared/habits/stats.ts'
import { type HabitRun, runsOf } from '#shared/habits/streak.ts'
import { daysBetween, weekOf } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/kit/entity/actions.ts'
import type { Person } from '#server/kit/http/person.ts'
import { habit as entity } from './habit.ts'
import { inSlices, oneAtATime } from './inTurn.ts'
import { allHabits } from './judged.ts'
import { pastsOf, recordedPastsOf } from './past.ts'
import { findCheckIns } from './rows.ts'
import { shown } from './settle.ts'
import type { StoredHabit } from './storedHabit.ts'

/** Each date of a range of one habit. @throws AppError `not_found`; `invalid` for a range that is too long */
export async function readHistory(
  deps: Deps,
  person: Person,
  id: string,
  range: DateRange,
): Promise<HabitHistoryDay[]> {
  checkRange(range, MOST_HISTORY)
  const asked = askedOf(deps, person)
  const habit = (await liveRow(deps.db, person, entity, id)) as StoredHabit
  const [past] = await recordedPastsOf(deps.db, person.id, [habit], { ...asked, rangeOf: () => range })
  if (!past) throw new Error('A habit without a past')
  return historyOf(id, past, range, asked)
}

/** What the dates of a range say. @throws AppError `not_found`; `invalid` for a range that is too long */
export async function readCheckIns(
  { db }: Deps,
  person: Person,
  id: string,
  range: DateRange,
): Promise<HabitCheckIn[]> {
  checkRange(range, MOST_HISTORY)
  const habit = (await liveRow(db, person, entity, id)) as StoredHabit
  const rows = await findCheckIns(db, person.id, id, range)
  return rows.map((row) => shown(habit, row))
}

/** The dates of a range on which habits are due or checked, by date, then in the order of the habits. @throws AppError `invalid` */
export async function readDays(deps: Deps, person: Person, range: DateRange): Promise<HabitDay[]> {
  checkRange(range, MOST_DAYS)
  const habits = await allHabits(deps.db, person.id)
  const asked = askedOf(deps, person)
  const days = await oneAtATime(deps.db, person.id, async () => {
    const pasts = await recordedPastsOf(deps.db, person.id, habits, { ...asked, rangeOf: () => range })
    return inSlices(pasts, (past, index) => daysOf(habits[index]?.id ?? '', past, range, asked))
  })
  return days.flat().toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
}

/** The runs of kept units, newest first. @throws AppError `not_found` */
export async function readStreaks(
  deps: Deps,
  person: Person,
  id: string,
  limit: number,
): Promise<HabitRun[]> {
  return runsOf(judgeHabit(await readPast(deps, person, id), askedOf(deps, person))).slice(0, limit)
}

/** Sums by week, month or year, newest first. @throws AppError `not_found` */
export async function readTotals(
  deps: Deps,
  person: Person,
  id: string,
  by: TotalsBy,
): Promise<HabitTotals['items']> {
  return totalsOf(await readPast(deps, person, id), by, askedOf(deps, person))
}

/** The figures of all habits together. */
export async function readStats(deps: Deps, person: Person): Promise<HabitStats> {
  const [habits, xp] = await Promise.all([allHabits(deps.db, person.id), xpFromHabits(deps.db, person.id)])
  const asked = askedOf(deps, person)
  const { from } = weekOf(asked.today, asked.weekStart)
  const rangeOf = () => ({ from, to: asked.today })
  const judged = await oneAtATime(deps.db, person.id, async () => {
    const pasts = await pastsOf(deps.db, person.id, habits, { ...asked, rangeOf })
    return inSlices(pasts, (past) => ({ past, judged: judgeHabit(past, asked) }))
  })
  return statsOf(judged, asked, xp)
}

/** What all habits have earned, also those that were deleted. */
async function xpFromHabits(db: Db, userId: UserId): Promise<number> {
  const [row] = await db.read<{ xp: number }>(
    `select coalesce(sum(amount), 0)::int as xp from xp_ledger where user_id = $1 and source_kind = 'habit'`,
    [userId],
  )
  return row?.xp ?? 0
}

function askedOf({ now }: Deps, { dayRule, weekStart }: Person) {
  return { today: localDate(now(), dayRule), weekStart }
}

/** All dates of one habit. */
async function readPast(deps: Deps, person: Person, id: Habit['id']): Promise<HabitPast> {
  const habit = (await liveRow(deps.db, person, entity, id)) as StoredHabit
  const [past] = await pastsOf(deps.db, person.id, [habit], askedOf(deps, person))
  if (!past) throw new Error('A habit without a past')
  return past
}

function checkRange({ from, to }: DateRange, most: number) {
  const dates = daysBetween(from, to) + 1
  if (dates < 1) throw invalidField('to', 'A range ends after it begins')
  if (dates > most) throw invalidField('to', `A range has at most ${most} dates`)
}
