import type { HabitPast } from '#shared/habits/past.ts'
import { settledDayFor } from '#shared/habits/settled.ts'
import type { StreakState } from '#shared/progress/streak.ts'
import { addDays, dayNumber } from '#shared/time/civil.ts'
import { localDate } from '#shared/time/localDate.ts'
import { unlockColumns, type WatchOfCheckIn } from '#server/achievements/checkInUnlocksNothing.ts'
import { batched } from '#server/kit/db/batched.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { columnsSql, noSuchRow } from '#server/kit/entity/rows.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { LedgerEntry } from '#server/progress/award.ts'
import { STREAK_COLUMNS } from '#server/progress/streakDays.ts'
import { habit as entity } from './habit.ts'
import { type PastColumns, pastColumns, pastOf, pastsOf, rememberedSql } from './past.ts'
import { CHECK_IN_COLUMNS, type StoredCheckIn } from './rows.ts'
import type { StoredHabit } from './storedHabit.ts'

/** All that a check-in of a date depends on, read by one statement. */
export type Scene = {
  person: Person
  habit: StoredHabit
  date: string
  before: StoredCheckIn | null
  past: HabitPast
  /** The newest entry of the ledger for this date of the habit; `round` numbers it. */
  entry: (LedgerEntry & { round: number }) | null
  streak: StreakState & {
    /** Days off after its last date. */
    daysOff: readonly string[]
    /** Whether the date of the check-in is an active one already. */
    hasDate: boolean
  }
  /** What may be unlocked. */
  unlocks: WatchOfCheckIn
  /** Which versions of these rows were read; they differ once a row is changed. */
  seen: { person: string; habit: string; checkIn: string | null }
  today: string
  now: Date
}

/** @throws AppError `not_found` */
export async function readScene(
  db: Db,
  person: Person,
  { id, date }: { id: string; date: string },
  { now: clock }: Pick<Deps, 'now'>,
): Promise<Scene> {
  const now = clock()
  const asked = { today: localDate(now, person.dayRule), weekStart: person.weekStart }
  // What a check-in may change lies within the days that are not settled yet.
  const latest = dayNumber(addDays(asked.today, -DAYS_LOOKED_AT))
  const values = [id, date, asked.weekStart, latest] as const
  const row =
    (await batched<SceneRow>(db, SCENE, [person.id, ...values])) ??
    (await db.read<SceneRow>(SCENE_OF_ONE, [person.id, ...values.map((value) => [value])]))[0]
  if (!row || row.deleted_at !== null) throw noSuchRow(entity)
  const { n: _, check_in, entry, streak, seen_habit, checked, vacations, remembered, ...habit } = row
  const { seen: seenPerson, days_off: daysOff, has_date: hasDate, watch, known, ...state } = streak
  const { seen: checkIn = null, ...before } = check_in ?? {}
  return {
    person,
    habit,
    date,
    before: check_in && (before as StoredCheckIn),
    past: await settledSince(db, person, habit, pastOf(habit, { checked, vacations, remembered }), asked),
    entry,
    streak: { ...state, daysOff, hasDate },
    unlocks: { watch, known },
    seen: { person: seenPerson, habit: seen_habit, checkIn },
    today: asked.today,
    now,
  }
}

const DAYS_LOOKED_AT = 14

/** A past as it was read; once a year, and after an edit of old dates, it is settled first. */
async function settledSince(
  db: Db,
  { id }: Person,
  habit: StoredHabit,
  past: HabitPast,
  asked: { today: string; weekStart: number },
): Promise<HabitPast> {
  const from = addDays(asked.today, -DAYS_LOOKED_AT)
  if ((past.settled?.day ?? null) === settledDayFor(habit, { ...asked, from })) return past
  const [whole] = await pastsOf(db, id, [habit], { ...asked, rangeOf: () => ({ from, to: asked.today }) })
  return whole ?? past
}

type SceneRow = StoredHabit &
  PastColumns & {
    n: number
    check_in: (StoredCheckIn & { seen: string }) | null
    entry: Scene['entry']
    streak: StreakState & WatchOfCheckIn & { seen: string; days_off: string[]; has_date: boolean }
    seen_habit: string
  }

/**
 * Of callers `a`. The newest entry up to the date is asked for in the order of the ledger's key, and compared afterwards: asked
 * for by the date itself, it is looked for among all that the person earned on that date (`xp_ledger_by_date`) where PostgreSQL
 * knows little of the table. Within a round `unchecked`, which gives back, follows `checked_in`.
 */
const sceneSql = (userId: string, callers: string) => `
  select a.n::int, ${columnsSql(entity)}, e.xmin::text as seen_habit,
    (
      select row_to_json(c) from (
        select ${CHECK_IN_COLUMNS}, xmin::text as seen from habit_checkins
        where user_id = ${userId} and habit_id = a.id and date = a.date
      ) c
    ) as check_in,
    (
      select row_to_json(l) from (
        select round, amount, total_after, streak_after, unlocked, occurrence_date from xp_ledger
        where user_id = ${userId} and source_kind = 'habit' and source_id = a.id and occurrence_date <= a.date
        order by occurrence_date desc, round desc, reason desc limit 1
      ) l where l.occurrence_date = a.date
    ) as entry,
    (
      select row_to_json(s) from (
        select ${STREAK_COLUMNS}, ${unlockColumns(userId)}, u.xmin::text as seen,
          exists (select from streak_days d where d.user_id = ${userId} and d.local_date = a.date) as has_date,
          array(
            select o.local_date from streak_days_off o where o.user_id = ${userId} and o.local_date > u.streak_last
          ) as days_off
        from users u where u.id = ${userId}
      ) s
    ) as streak,
    ${pastColumns(userId)}
  from unnest(${callers}) with ordinality as a (${userId === '$1' ? '' : 'user_id, '}id, date, week_start, settled, n)
  join habits e on e.user_id = ${userId} and e.id = a.id
  ${rememberedSql(userId, 'a.week_start')}`

/** For callers of many people. */
export const SCENE = sceneSql('a.user_id', '$1::uuid[], $2::uuid[], $3::date[], $4::int[], $5::int[]')
const SCENE_OF_ONE = sceneSql('$1', '$2::uuid[], $3::date[], $4::int[], $5::int[]')
