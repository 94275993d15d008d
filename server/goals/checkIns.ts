import * as z from 'zod/mini'
import { AppError, invalidField } from '#shared/errors.ts'
import type { GoalCheckIn, GoalCheckInPatch, NewGoalCheckIn } from '#shared/goals/checkIn.ts'
import { MOST_GOAL_CHECK_INS } from '#shared/goals/goal.ts'
import { localDate } from '#shared/time/localDate.ts'
import { CivilDate, Instant } from '#shared/time/schemas.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/kit/entity/actions.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import type { Person } from '#server/kit/http/person.ts'
import { goal } from './goal.ts'

type Work = Pick<Deps, 'db' | 'now'>
type Listing = { limit: number; cursor?: string | undefined }

const COLUMNS = `
  id, user_id, goal_id, date, value, note, version, ${instantSql('created_at')} as created_at,
  ${instantSql('updated_at')} as updated_at`

/** Where a page ended: date, arrival and id of its last row. */
const Cursor = z.tuple([CivilDate, Instant, z.uuid()])

/** A page of a goal's check-ins, newest date first. @throws AppError `not_found` */
export async function listCheckIns(
  { db }: Work,
  person: Person,
  goalId: string,
  { limit, cursor }: Listing,
): Promise<{ items: GoalCheckIn[]; next_cursor: string | null }> {
  await liveRow(db, person, goal, goalId)
  const after = cursor === undefined ? [null, null, null] : decodeCursor(Cursor, cursor)
  const rows = await db.read<GoalCheckIn & { arrival: string }>(LIST, [
    person.id,
    goalId,
    limit + 1,
    ...after,
  ])
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(({ arrival: _arrival, ...row }) => row),
    next_cursor: nextCursor(rows, shown, (last) => [last.date, last.arrival, last.id]),
  }
}

/** The cursor has the microseconds of the arrival. */
const LIST = `
  select ${COLUMNS}, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as arrival
  from goal_checkins
  where user_id = $1 and goal_id = $2
    and ($4::date is null or (date, created_at, id) < ($4::date, $5::timestamptz, $6::uuid))
  order by date desc, created_at desc, id desc limit $3`

/**
 * Enters a value for a date; a repeated id answers it as it is. It earns nothing, so any date of the past may be entered.
 *
 * @throws AppError `not_found`; `invalid` for a date to come; `conflict` for a goal that is measured otherwise
 */
export function addCheckIn(
  deps: Work,
  person: Person,
  goalId: string,
  asked: NewGoalCheckIn,
): Promise<{ item: GoalCheckIn; isNew: boolean }> {
  return change(deps, person, async (tx) => {
    const now = deps.now()
    const today = localDate(now, person.dayRule)
    const { id = newId(), date = today, value, note } = asked
    await checkGoal(tx, person, goalId)
    const known = await find(tx, person, id)
    if (known) {
      if (known.goal_id !== goalId) throw invalidField('id', 'This id belongs to another check-in')
      return { item: known, isNew: false }
    }
    refuseFuture(date, today)
    await checkCount(tx, person, goalId)
    await tx.query(INSERT, [person.id, id, goalId, date, value, note, now])
    name(tx, person, goalId, id, 'insert')
    return { item: await read(tx, person, goalId, id), isNew: true }
  })
}

async function checkCount(tx: Tx, person: Person, goalId: string): Promise<void> {
  const [row] = await tx.query<{ count: number }>(COUNT, [person.id, goalId])
  if ((row?.count ?? 0) >= MOST_GOAL_CHECK_INS)
    throw new AppError('conflict', 'A goal has at most 10,000 check-ins. Delete some to make room.')
}

const COUNT = 'select count(*)::int as count from goal_checkins where user_id = $1 and goal_id = $2'

const INSERT = `
  insert into goal_checkins (user_id, id, goal_id, date, value, note, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`

/**
 * Changes a check-in.
 *
 * @throws AppError `not_found`; `invalid` for a date to come; `conflict` for a goal measured otherwise, and with the check-in as it
 *   is when `version` is stale
 */
export function editCheckIn(
  deps: Work,
  person: Person,
  goalId: string,
  id: string,
  patch: GoalCheckInPatch,
): Promise<GoalCheckIn> {
  return change(deps, person, async (tx) => {
    await checkGoal(tx, person, goalId)
    const before = await read(tx, person, goalId, id)
    if (patch.version !== undefined && patch.version !== before.version)
      throw new AppError('conflict', 'This check-in was changed elsewhere in the meantime', before)
    const { date = before.date, value = before.value, note = before.note } = patch
    refuseFuture(date, localDate(deps.now(), person.dayRule))
    await tx.query(UPDATE, [person.id, id, date, value, note, deps.now()])
    name(tx, person, goalId, id, 'update')
    return read(tx, person, goalId, id)
  })
}

const UPDATE = `
  update goal_checkins set date = $3, value = $4, note = $5, version = version + 1, updated_at = $6
  where user_id = $1 and id = $2`

/** Deletes a check-in for good; again changes nothing. @throws AppError `not_found` without such a goal */
export function removeCheckIn(deps: Work, person: Person, goalId: string, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    await liveRow(tx, person, goal, goalId)
    const gone = await tx.query(REMOVE, [person.id, goalId, id])
    if (gone.length > 0) name(tx, person, goalId, id, 'delete')
  })
}

const REMOVE = 'delete from goal_checkins where user_id = $1 and goal_id = $2 and id = $3 returning 1'

async function checkGoal(db: Db, person: Person, goalId: string) {
  const { metric } = await liveRow(db, person, goal, goalId)
  if (metric.kind !== 'number') throw new AppError('conflict', 'This goal is not measured by a number')
}

function refuseFuture(date: string, today: string) {
  if (date > today) throw invalidField('date', 'This date is still to come')
}

async function find(db: Db, person: Person, id: string): Promise<GoalCheckIn | undefined> {
  const text = `select ${COLUMNS} from goal_checkins where user_id = $1 and id = $2`
  return (await db.query<GoalCheckIn>(text, [person.id, id]))[0]
}

async function read(db: Db, person: Person, goalId: string, id: string): Promise<GoalCheckIn> {
  const checkIn = await find(db, person, id)
  if (checkIn?.goal_id !== goalId) throw new AppError('not_found', 'There is no such check-in')
  return checkIn
}

/** Its goal's figures follow from it. */
function name(tx: Tx, person: Person, goalId: string, id: string, op: 'insert' | 'update' | 'delete') {
  tx.changed(person.id, 'goal_checkins', id, op)
  tx.changed(person.id, 'goals', goalId, 'update')
}
