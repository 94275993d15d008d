import { derivedId } from '#shared/tasks/derivedId.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** Keeps the shares that a repeating transfer adds to its goal (docs/rules/plans.md, Plans from goals). */
export async function keepShares(
  tx: Tx,
  userId: UserId,
  { recurrenceId, goalId, shares }: { recurrenceId: string; goalId: string; shares: readonly number[] },
): Promise<void> {
  await tx.query(KEEP, [userId, recurrenceId, goalId, shares])
}

const KEEP = `
  insert into transfer_shares (user_id, recurrence_id, goal_id, shares) values ($1, $2, $3, $4)
  on conflict (user_id, recurrence_id) do nothing`

type Transfer = { taskId: string; recurrenceId: string | null; date: string; now: Date }

/**
 * Enters the next share of a transfer that was done as a check-in of its goal, in the transaction of the completion. The shares that were
 * given add up to those of as many transfers, in whichever order they are done. Nothing for what is no transfer, and
 * where the goal adds nothing up by now.
 */
export async function giveShare(
  tx: Tx,
  userId: UserId,
  { taskId, recurrenceId, date, now }: Transfer,
): Promise<void> {
  if (recurrenceId === null) return
  const id = checkInId(taskId)
  const [given] = await tx.query<{ goal_id: string }>(GIVE, [userId, recurrenceId, id, date, now])
  if (given) named(tx, userId, given.goal_id, id, 'insert')
}

const GIVE = `
  with next as (
    select s.goal_id, (select sum(share) from unnest(s.shares[1:s.done + 1]) share) - s.given as value
    from transfer_shares s join goals g on g.user_id = s.user_id and g.id = s.goal_id
    where s.user_id = $1 and s.recurrence_id = $2 and s.done < cardinality(s.shares)
      and g.status = 'active' and g.deleted_at is null
      and g.metric ->> 'kind' = 'number' and g.metric ->> 'aggregate' = 'sum'
      and not exists (select from goal_checkins c where c.user_id = $1 and c.id = $3)
  ), counted as (
    update transfer_shares s set done = done + 1, given = given + next.value
    from next where s.user_id = $1 and s.recurrence_id = $2
  )
  insert into goal_checkins (user_id, id, goal_id, date, value, note, created_at, updated_at)
  select $1, $3, goal_id, $4, value, '', $5, $5 from next returning goal_id`

/**
 * A series that is split hands on the shares of what comes later: those of occurrences that stay with the old one, open or done, stay
 * there.
 */
export async function splitShares(
  tx: Tx,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [kept] = await tx.query<{ goal_id: string; shares: number[]; stay: number }>(KEPT, [userId, from])
  if (!kept) return
  await keepShares(tx, userId, {
    recurrenceId: to,
    goalId: kept.goal_id,
    shares: kept.shares.slice(kept.stay),
  })
  await tx.query('update transfer_shares set shares = $3 where user_id = $1 and recurrence_id = $2', [
    userId,
    from,
    kept.shares.slice(0, kept.stay),
  ])
}

/** The slices are made here: Citus 13 ends with a fault where an update takes one of an array. */
const KEPT = `
  select goal_id, shares::float8[] as shares, (
    select count(*)::int from tasks
    where user_id = $1 and recurrence_id = $2 and (deleted_at is null or status = 'completed')
  ) as stay
  from transfer_shares where user_id = $1 and recurrence_id = $2`

/** Takes the share of a transfer back whose completion is undone. */
export async function takeShareBack(
  tx: Tx,
  userId: UserId,
  { taskId, recurrenceId }: Pick<Transfer, 'taskId' | 'recurrenceId'>,
): Promise<void> {
  if (recurrenceId === null) return
  const id = checkInId(taskId)
  const [gone] = await tx.query<{ goal_id: string }>(TAKE_BACK, [userId, recurrenceId, id])
  if (gone) named(tx, userId, gone.goal_id, id, 'delete')
}

const TAKE_BACK = `
  with gone as (
    delete from goal_checkins c using transfer_shares s
    where c.user_id = $1 and c.id = $3 and s.user_id = $1 and s.recurrence_id = $2 and c.goal_id = s.goal_id
    returning c.goal_id, c.value
  ), counted as (
    update transfer_shares s set done = greatest(0, done - 1), given = given - gone.value::numeric
    from gone where s.user_id = $1 and s.recurrence_id = $2
  )
  select goal_id from gone`

/** One check-in of a task: a completion that is sent twice enters one. */
function checkInId(taskId: string): string {
  return derivedId(taskId, 'share')
}

function named(tx: Tx, userId: UserId, goalId: string, id: string, op: 'insert' | 'delete') {
  tx.changed(userId, 'goal_checkins', id, op)
  tx.changed(userId, 'goals', goalId, 'update')
}
