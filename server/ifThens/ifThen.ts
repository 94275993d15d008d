import { invalidField } from '#shared/errors.ts'
import { IF_THEN_FIELDS, type IfThen, MOST_IF_THENS } from '#shared/ifThens/ifThen.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Entity, StoredRow } from '#server/kit/entity/entity.ts'
import { keptCounts } from './keptCounts.ts'

/** An if-then plan as it is stored. */
export type StoredIfThen = StoredRow<typeof IF_THEN_FIELDS> & {
  /** The local date from which it may fire. */
  since: string
  series_id: string | null
  /** Its goal, unless that is in the trash: then it comes back with it. */
  live_goal_id: string | null
}

/** If-then plans (docs/rules/ifThens.md, If-then plans). */
export const ifThen: Entity<typeof IF_THEN_FIELDS, IfThen> = {
  table: 'if_thens',
  noun: 'if-then plan',
  fields: IF_THEN_FIELDS,
  maxRows: MOST_IF_THENS,
  order: 'e.created_at',
  columns: `e.since, e.series_id, (
    select g.id from goals g where g.user_id = e.user_id and g.id = e.goal_id and g.deleted_at is null
  ) as live_goal_id`,
  complete: async (_tx, _person, asked) => asked,
  async check(tx, person, row, before) {
    if (!before) await checkGoal(tx, person.id, row)
    if (!isSame(row.if, before?.if) && row.if.type !== 'moment') await checkSubject(tx, person.id, row.if)
    if (!isSame(row.then, before?.then) && row.then.type === 'habit')
      await checkLive(tx, person.id, 'habit', row.then.habit_id, 'then.habit_id')
  },
  begin: (_values, person, now) => ({ since: localDate(now, person.dayRule) }),
  async revise(tx, person, { row, patch }, now) {
    await checkGoal(tx, person.id, patch)
    const isOtherCause = patch.if !== undefined && !isSame(patch.if, row.if)
    const isTurnedOn = patch.active === true && !row.active
    return { patch, more: isOtherCause || isTurnedOn ? { since: localDate(now, person.dayRule) } : {} }
  },
  async saved(tx, person, { id }) {
    await tx.query(FIND_SERIES, [person.id, id])
  },
  async present(db, person, rows, now) {
    const counts = await keptCounts(db, person, rows, now)
    return (rows as readonly StoredIfThen[]).map(
      ({ since: _since, series_id: _series, live_goal_id, ...row }) => ({
        ...row,
        goal_id: live_goal_id,
        ...(counts.get(row.id) ?? { taken: 0, kept: 0 }),
      }),
    )
  },
}

/** The series is kept while it is the same task that is named: one occurrence may go for good. */
const FIND_SERIES = `
  update if_thens i set series_id = coalesce(
    (select t.recurrence_id from tasks t where t.user_id = $1 and t.id::text = i."if" ->> 'task_id'),
    case when i."if" ? 'task_id' then i.series_id end)
  where i.user_id = $1 and i.id = $2`

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The stored goal of a plan may lie in the trash; the one that is named may not. */
async function checkGoal(tx: Tx, userId: UserId, { goal_id }: { goal_id?: string | null | undefined }) {
  if (goal_id) await checkLive(tx, userId, 'goal', goal_id, 'goal_id')
}

type Subject = { task_id?: string | undefined; habit_id?: string | undefined }

async function checkSubject(tx: Tx, userId: UserId, { task_id, habit_id }: Subject): Promise<void> {
  if (task_id) await checkLive(tx, userId, 'task', task_id, 'if.task_id')
  if (habit_id) await checkLive(tx, userId, 'habit', habit_id, 'if.habit_id')
}

const LIVE = {
  goal: 'select 1 from goals where user_id = $1 and id = $2 and deleted_at is null',
  task: 'select 1 from tasks where user_id = $1 and id = $2 and deleted_at is null',
  habit: 'select 1 from habits where user_id = $1 and id = $2 and deleted_at is null',
}

async function checkLive(
  tx: Tx,
  userId: UserId,
  what: keyof typeof LIVE,
  id: string,
  field: string,
): Promise<void> {
  if ((await tx.query(LIVE[what], [userId, id])).length === 0) throw invalidField(field, `Unknown ${what}`)
}
