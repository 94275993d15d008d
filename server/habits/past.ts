import { endOfPeriods } from '#shared/habits/judge.ts'
import type { RecordedPast } from '#shared/habits/history.ts'
import type { CheckedDays, HabitPast, Settled } from '#shared/habits/past.ts'
import { settledDayFor } from '#shared/habits/settled.ts'
import { mergedSpans } from '#shared/habits/spans.ts'
import { dayNumber } from '#shared/time/civil.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { type RememberedRow, settledPasts, stillSettled } from './settledPasts.ts'
import type { StoredHabit } from './storedHabit.ts'

/** What is asked of habits: the dates from which on and until which each is judged; without them all its dates up to today. */
export type AskedPasts<Row> = {
  today: string
  weekStart: number
  rangeOf?: ((habit: Row) => DateRange) | undefined
}

/**
 * All that decides what the dates of habits are, in their order: one statement, however many habits there are, and some more
 * where something is to be settled first.
 */
export async function pastsOf<Row extends StoredHabit>(
  db: Db,
  userId: UserId,
  habits: readonly Row[],
  asked: AskedPasts<Row>,
): Promise<HabitPast[]> {
  return (await readPasts(db, PASTS, userId, { habits, asked })).map(([past]) => past)
}

/** The same with what else a history says of check-ins. */
export async function recordedPastsOf<Row extends StoredHabit>(
  db: Db,
  userId: UserId,
  habits: readonly Row[],
  asked: AskedPasts<Row>,
): Promise<RecordedPast[]> {
  const rows = await readPasts(db, RECORDED_PASTS, userId, { habits, asked })
  return rows.map(([past, marks]) => {
    const [backfilled, imported] = marks ?? []
    return { ...past, backfilled: new Set(backfilled), imported: new Set(imported) }
  })
}

type Marks = [backfilled: string[] | null, imported: string[] | null]
type PastRow = PastColumns & { id: string; marks?: Marks }

/** The days between which the check-ins of a habit are read: after what is settled on the first. */
type Bounds = { settled: number | null; last: number | null }

async function readPasts<Row extends StoredHabit>(
  db: Db,
  text: string,
  userId: UserId,
  { habits, asked }: { habits: readonly Row[]; asked: AskedPasts<Row> },
): Promise<[HabitPast, Marks | undefined][]> {
  if (habits.length === 0) return []
  const { today, weekStart, rangeOf } = asked
  const bounds = habits.map((habit) => {
    const range = rangeOf?.(habit)
    return range ? boundsOf(habit, range, { today, weekStart }) : { settled: null, last: null }
  })
  const rows = await db.read<PastRow>(text, valuesOf(userId, habits, bounds, weekStart))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const known = habits.map((habit, index) => {
    const row = rowOf.get(habit.id) ?? { checked: [null, null, null], vacations: [], remembered: null }
    const past = pastOf(habit, row)
    const day = bounds[index]?.settled ?? null
    return {
      habit,
      past,
      marks: rowOf.get(habit.id)?.marks,
      wanted: day,
      isSettled: past.settled?.day === day,
    }
  })
  const unsettled = known.filter(({ wanted, isSettled }) => wanted !== null && !isSettled)
  const settled = await settledPasts(db, userId, unsettled, { today, weekStart }, readWhole)
  return known.map((each) => [settled.get(each.habit.id) ?? each.past, each.marks])
}

/** The days that somebody needs who asks for a range. */
function boundsOf(
  habit: StoredHabit,
  { from, to }: DateRange,
  { today, weekStart }: { today: string; weekStart: number },
): Bounds {
  const end = endOfPeriods(to, weekStart)
  return {
    settled: settledDayFor(habit, { from, today, weekStart }),
    last: end < today ? dayNumber(end) : null,
  }
}

function valuesOf(
  userId: UserId,
  habits: readonly StoredHabit[],
  bounds: readonly Bounds[],
  weekStart: number,
) {
  return [
    userId,
    habits.map(({ id }) => id),
    bounds.map(({ settled }) => settled),
    bounds.map(({ last }) => last),
    weekStart,
  ]
}

/** A past up to today, from a day on up to which it is settled already. */
async function readWhole(
  db: Db,
  userId: UserId,
  habit: StoredHabit,
  { weekStart, settled }: { weekStart: number; settled: number | null },
): Promise<HabitPast> {
  const values = valuesOf(userId, [habit], [{ settled, last: null }], weekStart)
  const [row] = await db.read<PastRow>(PASTS, values)
  if (!row) throw new Error('A habit without a past')
  const past = pastOf(habit, row)
  // Written anew by another request, for a past that this one does not know.
  const isOther = settled !== null && past.settled?.day !== settled
  return isOther ? readWhole(db, userId, habit, { weekStart, settled: null }) : past
}

/** What {@link pastColumns} say of a habit. */
export type PastColumns = {
  /** The day numbers whose value is 1, then the others, and the values of those; null where there is none. */
  checked: [ones: number[] | null, others: number[] | null, values: (number | null)[] | null]
  vacations: string[]
  remembered: RememberedRow | null
}

/** All that decides what the dates of one habit are. What was settled by other rules than its own is left out, with its check-ins. */
export function pastOf(habit: StoredHabit, { checked, vacations, remembered }: PastColumns): HabitPast {
  const { kind, versions, pauses, archived_spans } = habit
  const away = [...pauses, ...archived_spans]
  for (const span of mergedSpans(vacations.map((date) => ({ from: date, to: date })))) away.push(span)
  const settled: Settled | undefined = remembered
    ? stillSettled(habit, { kind, versions, away }, remembered)
    : undefined
  return { kind, versions, away, checkIns: checkedDays(checked), settled }
}

/**
 * SQL: what decides the dates of a habit `a`. Used together with {@link rememberedSql}.
 *
 * The check-ins of a habit are one value, since those of ten years would be thousands of rows: their days as numbers, which are
 * written and read faster than dates, and the values that are not 1, as most are. On the vacations of an account all habits are
 * off.
 *
 * @param userId SQL: whose @param last SQL: the last day of the check-ins, null for all
 */
export const pastColumns = (userId: string, last = 'null::int') => `
    (
      select json_build_array(
        array_agg(c.date - date '1970-01-01') filter (where c.value = 1),
        array_agg(c.date - date '1970-01-01') filter (where c.value is distinct from 1),
        array_agg(c.value) filter (where c.value is distinct from 1))
      from habit_checkins c where ${withinBounds(userId, last)}
    ) as checked,
    array(
      select o.local_date::text from streak_days_off o where o.user_id = ${userId} and o.reason = 'vacation'
    ) as vacations,
    r.remembered`

/** SQL: the newest that is remembered of a habit `a` up to the day from which on it is asked for. */
export const rememberedSql = (userId: string, weekStart: string) => `
  left join lateral (
    select json_build_object('basis', s.basis, 'state', s.state) as remembered,
      date '1970-01-01' + (s.state ->> 'readsFrom')::int as reads_from
    from habit_settled s
    where s.user_id = ${userId} and s.habit_id = a.id and s.week_start = ${weekStart} and s.day <= a.settled
    order by s.day desc limit 1
  ) r on true`

const withinBounds = (userId: string, last: string) => `
  c.user_id = ${userId} and c.habit_id = a.id and c.date >= coalesce(r.reads_from, '-infinity'::date)
        and c.date <= coalesce(date '1970-01-01' + ${last}, 'infinity'::date)`

/** The dates that are marked as backfilled, and those as imported. */
const MARKS = `
    (
      select json_build_array(array_agg(c.date) filter (where c.backfilled), array_agg(c.date) filter (where c.imported))
      from habit_checkins c where ${withinBounds('$1', 'a.last')}
    ) as marks`

const HABITS = `from unnest($2::uuid[], $3::int[], $4::int[]) as a (id, settled, last) ${rememberedSql('$1', '$5')}`
const PASTS = `select a.id, ${pastColumns('$1', 'a.last')} ${HABITS}`
const RECORDED_PASTS = `select a.id, ${pastColumns('$1', 'a.last')}, ${MARKS} ${HABITS}`

function checkedDays([ones, others, said]: PastColumns['checked']): CheckedDays {
  const days = Int32Array.from([...(ones ?? []), ...(others ?? [])])
  const values = new Float64Array(days.length).fill(1)
  said?.forEach((value, index) => (values[(ones?.length ?? 0) + index] = value ?? Number.NaN))
  return { days, values }
}
