import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { putOnBoard } from './board.ts'

/** The columns of `league_points` with the sums of a week's days, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** SQL: the Monday of a date's week, and the number of its day, from 1. */
export const mondayOf = (date: string) => `(${date} - (extract(isodow from ${date})::int - 1))`
/** SQL: when the week of a Monday is final (shared/league/week.ts). */
export const finalSql = (week: string) => `((${week} + 8 + time '12:00') at time zone 'UTC')`

/** SQL: how a value of each day is written, Monday first. */
const forDays = (sql: (day: string, number: number) => string) =>
  WEEKDAYS.map((day, index) => sql(day, index + 1)).join(', ')

/**
 * SQL: the relations `grown` and `pointed`, by which rows of the ledger become points: as much as their source's points of the
 * date grow or shrink. `pointed` has the week's points before and after, where the sum of a day has changed.
 *
 * @param entered a relation with one row a person: user_id, source_id, earned_on (the local date), amount, eligible, ledger_id
 *   and now
 * @param kind SQL: the rows' source_kind
 */
const keepSql = (entered: string, kind: string) => `
  grown as (
    select e.user_id, ${mondayOf('e.earned_on')} as week, extract(isodow from e.earned_on)::int as weekday,
      least(100, greatest(0, g.sum + e.amount)) - least(100, greatest(0, g.sum)) as growth
    from ${entered} e cross join lateral (
      select coalesce(sum(l.amount), 0)::int as sum from xp_ledger l
      where l.user_id = e.user_id and l.source_kind = ${kind} and l.source_id = e.source_id
        and l.occurrence_date = e.earned_on and l.eligible and l.id <> e.ledger_id
    ) g
    where e.eligible and e.amount <> 0 and e.now < ${finalSql(mondayOf('e.earned_on'))}
  ), kept as (
    insert into league_points as p (user_id, week, ${WEEKDAYS.join(', ')})
    select user_id, week, ${forDays((_, number) => `case weekday when ${number} then growth else 0 end`)}
    from grown where growth <> 0
    on conflict (user_id, week) do update set ${forDays((day) => `${day} = p.${day} + excluded.${day}`)}
    returning p.*
  ), pointed as (
    select k.user_id, k.week, k.points, k.points - least(300, day.sum) + least(300, day.sum - g.growth) as before
    from kept k join grown g on g.user_id = k.user_id
    cross join lateral (select (array[${forDays((day) => `k.${day}`)}])[g.weekday] as sum) day
  )`

/**
 * The same for a batched statement, with what changes on everyone's board. A person's rows are read as they were when the statement
 * began, which is right: what it completes would not be open any more if its source's rows were other ones.
 *
 * @param entered see {@link keepSql}; `on_board` and `handle` are columns of it, too
 */
export const addPointsSql = (entered: string, kind: string) => `${keepSql(entered, `'${kind}'`)}, boarded as (
    insert into league_board as b (week, user_id, points, handle)
    select p.week, p.user_id, p.points, e.handle from pointed p join ${entered} e on e.user_id = p.user_id
    where e.on_board and p.points <> p.before
    on conflict (week, user_id) do update set points = excluded.points
  ), uncounted as (
    insert into league_changes (week, id, from_points, to_points)
    select p.week, e.ledger_id, p.before, p.points from pointed p join ${entered} e on e.user_id = p.user_id
    where e.on_board and p.points <> p.before
  )`

/** A row of the ledger that was just written. `earned_on` is its local date. */
export type Entered = {
  ledger_id: string
  source_kind: string
  source_id: string
  earned_on: string
  amount: number
  eligible: boolean
}

/**
 * Keeps the points of a person's week with a new row of the ledger, and their row of everyone's board. The person is locked.
 *
 * @param onBoard whether they are on everyone's board, and under which handle
 * @param now when the row was written
 */
export async function addPoints(
  tx: Tx,
  userId: UserId,
  entered: Entered,
  { on_board, handle }: { on_board: boolean; handle: string },
  now: Date,
): Promise<void> {
  if (!entered.eligible || entered.amount === 0) return
  const { ledger_id, source_kind, source_id, earned_on, amount } = entered
  const values = [userId, ledger_id, source_kind, source_id, earned_on, amount, now]
  const [changed] = await tx.query<{ week: string; before: number; points: number }>(KEEP, values)
  if (!changed || !on_board || changed.before === changed.points) return
  const { week, before, points } = changed
  await putOnBoard(tx, userId, handle, [{ week, id: ledger_id, before, points }])
}

const KEEP = `
  with entered as (
    select $1::uuid as user_id, $2::uuid as ledger_id, $4::uuid as source_id, $5::date as earned_on, $6::int as amount,
      true as eligible, $7::timestamptz as now
  ), ${keepSql('entered', '$3')}
  select week, before, points from pointed`
