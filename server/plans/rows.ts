import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { Limits } from '#shared/planning/limits.ts'
import { MOST_OPEN, type Plan, type PlanStatus } from '#shared/planning/plan.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import { Instant } from '#shared/time/schemas.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { decodeCursor, nextCursor } from '#server/kit/http/cursor.ts'
import { firstMebibyte } from '#server/kit/http/firstMebibyte.ts'
import { blockOfItem, type TaskPlacement } from './blockOfItem.ts'
import { receiptsOfPlans } from './receipts.ts'

/** What an item's row was when the item was proposed or edited, and what occupied its time already. */
/** @param written the version that the row has had since it was accepted */
type Base = BaseRow & { known: readonly string[]; written?: number }
export type BaseRow = { version: number | null; stood: TaskPlacement | null }
/** By item id. */
export type Bases = Record<string, Base>
type Undone = { undone: number; kept: { item_id: string; reason: 'changed' | 'completed' | 'gone' }[] }

/** A plan as it is stored. */
export type StoredPlan = Omit<Plan, 'receipts'> & {
  tool_call_id: string | null
  steps: PlannedStep[]
  bases: Bases
  undone: Undone | null
  is_replan: boolean
  limits: Limits
  /** The local date on which a plan from a goal began; that of its first part. */
  begun: string | null
  /** The part of a long plan that it goes on from. */
  follows: string | null
  /** By how many weeks its load is behind the plan of the whole. */
  behind: number
  /** How many sessions of the plan that it picks up were done by then. */
  done_before: number | null
  /** The accepted plan whose open sessions it plans anew. */
  changes_plan: string | null
}

/** A proposal that is open for too long is expired, whether or not anybody has said so. */
const STATUS = `case when p.status = 'proposed' and p.expires_at <= $2 then 'expired' else p.status end`
const SHOWN = `
  p.id, p.version, ${STATUS} as status, p.reason, p.source, p.title, ${instantSql('p.created_at')} as created_at,
  ${instantSql('p.expires_at')} as expires_at, ${instantSql('p.decided_at')} as decided_at, p.thread_id, p.run_id,
  p.from_date as "from", p.to_date as "to", p.covers_until, p.summary, p.asked, p.goal, p.phases, p.items, p.infeasible,
  p.planner_ms, p.picks_up`
const STORED = `${SHOWN}, p.tool_call_id, p.steps, p.bases, p.undone, p.is_replan, p.limits, p.begun, p.follows, p.behind,
  p.done_before, p.changes_plan`

/** One plan; null where there is none. */
export async function findPlan(db: Db, userId: UserId, id: string, now: Date): Promise<StoredPlan | null> {
  const text = `select ${STORED} from plans p where p.user_id = $1 and p.id = $3`
  const [row] = await db.read<StoredPlan>(text, [userId, now, id])
  return row ?? null
}

/** One plan. @throws AppError `not_found` */
export async function readStored(db: Db, userId: UserId, id: string, now: Date): Promise<StoredPlan> {
  const plan = await findPlan(db, userId, id, now)
  if (!plan) throw new AppError('not_found', 'There is no such plan')
  return plan
}

/** A plan as it is answered, with what it has changed. */
export async function shown(db: Db, userId: UserId, stored: StoredPlan): Promise<Plan> {
  return { ...withoutOwn(stored), receipts: await receiptsOfPlans(db, userId, [stored.id]) }
}

/** A plan without what only the server needs. */
export function withoutOwn(stored: StoredPlan): Omit<Plan, 'receipts'> {
  const shownNames = Object.entries(stored).filter(([name]) => !OWN.includes(name))
  return Object.fromEntries(shownNames) as Omit<Plan, 'receipts'>
}

const OWN = [
  'tool_call_id',
  'steps',
  'bases',
  'undone',
  'is_replan',
  'limits',
  'begun',
  'follows',
  'behind',
  'done_before',
  'changes_plan',
]

export type PlanListing = { status?: PlanStatus | undefined; limit: number; cursor?: string | undefined }
const Cursor = z.tuple([Instant, z.uuid()])

/** A page of plans, newest first. */
export async function listPlans(
  db: Db,
  userId: UserId,
  { status, limit, cursor }: PlanListing,
  now: Date,
): Promise<{ items: Plan[]; next_cursor: string | null }> {
  const [at, id] = cursor === undefined ? [null, null] : decodeCursor(Cursor, cursor)
  const values = [userId, now, status ?? null, at, id, limit + 1]
  const rows = await db.read<Omit<Plan, 'receipts'>>(LIST, values)
  const receipts = Map.groupBy(
    await receiptsOfPlans(
      db,
      userId,
      rows.map((row) => row.id),
    ),
    ({ plan_id }) => plan_id,
  )
  const plans = rows.slice(0, limit).map((row): Plan => ({ ...row, receipts: receipts.get(row.id) ?? [] }))
  const items = firstMebibyte(plans)
  return { items, next_cursor: nextCursor(rows, items, (last) => [last.created_at, last.id]) }
}

const LIST = `
  select ${SHOWN} from plans p
  where p.user_id = $1 and ($3::text is null or ${STATUS} = $3)
    and ($4::timestamptz is null or (p.created_at, p.id) < ($4, $5::uuid))
  order by p.created_at desc, p.id desc limit $6`

/** Stores a new plan; of more open ones than there may be the oldest expire. @returns whether the id was free */
export async function insertPlan(tx: Tx, userId: UserId, plan: StoredPlan, now: Date): Promise<boolean> {
  const made = await tx.query(INSERT, [
    userId,
    plan.id,
    plan.source,
    plan.title,
    plan.created_at,
    plan.expires_at,
    plan.thread_id,
    plan.run_id,
    plan.tool_call_id,
    plan.from,
    plan.to,
    plan.covers_until,
    JSON.stringify(plan.items),
    JSON.stringify(plan.infeasible),
    plan.planner_ms,
    JSON.stringify(plan.steps),
    JSON.stringify(plan.bases),
    plan.is_replan,
    plan.summary,
    plan.goal && JSON.stringify(plan.goal),
    JSON.stringify(plan.phases),
    plan.asked && JSON.stringify(plan.asked),
    plan.begun,
    plan.follows,
    plan.behind,
    plan.picks_up,
    plan.done_before,
    plan.changes_plan,
  ])
  if (made.length === 0) return false
  tx.changed(userId, 'plans', plan.id, 'insert')
  const expired = await tx.query<{ id: string }>(EXPIRE, [userId, now, MOST_OPEN])
  tx.changed(
    userId,
    'plans',
    expired.map(({ id }) => id),
    'update',
  )
  return true
}

const INSERT = `
  insert into plans (user_id, id, status, source, title, created_at, expires_at, thread_id, run_id, tool_call_id, from_date,
    to_date, covers_until, items, infeasible, planner_ms, steps, bases, is_replan, summary, goal, phases, asked, begun,
    follows, behind, picks_up, done_before, changes_plan)
  values ($1, $2, 'proposed', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27, $28)
  on conflict do nothing returning id`

const EXPIRE = `
  update plans set status = 'expired', version = version + 1
  where user_id = $1 and id in (
    select p.id from plans p where p.user_id = $1 and p.status = 'proposed' and p.expires_at > $2
    order by p.created_at desc, p.id desc offset $3)
  returning id`

/** Saves what has become of a plan, with its next version. */
export async function savePlan(tx: Tx, userId: UserId, plan: StoredPlan): Promise<StoredPlan> {
  const version = plan.version + 1
  await tx.query(SAVE, [
    userId,
    plan.id,
    version,
    plan.status,
    plan.title,
    plan.decided_at,
    plan.from,
    plan.to,
    JSON.stringify(plan.items),
    JSON.stringify(plan.infeasible),
    plan.planner_ms,
    JSON.stringify(plan.steps),
    JSON.stringify(plan.bases),
    plan.undone && JSON.stringify(plan.undone),
    plan.reason,
    plan.goal && JSON.stringify(plan.goal),
    JSON.stringify(plan.limits),
    plan.summary,
    plan.follows,
  ])
  tx.changed(userId, 'plans', plan.id, 'update')
  return { ...plan, version }
}

const SAVE = `
  update plans set version = $3, status = $4, title = $5, decided_at = $6, from_date = $7, to_date = $8, items = $9,
    infeasible = $10, planner_ms = $11, steps = $12, bases = $13, undone = $14, reason = $15, goal = $16, limits = $17, summary = $18,
    follows = $19
  where user_id = $1 and id = $2`

/** So many days after they would have expired plans are kept: those that changed something, and the others. */
const KEPT_DAYS = { done: 366, others: 30 }

/** Removes plans of long ago for good. Safe to run on several servers at once. */
export async function removeOldPlans(db: Db, now: Date): Promise<void> {
  const [done, others] = [KEPT_DAYS.done, KEPT_DAYS.others].map((days) => daysBefore(now, days))
  await db.query(REMOVE, [done, others])
}

const REMOVE = `
  /* across people: an hourly job */
  delete from plans where expires_at < $1 or (expires_at < $2 and status not in ('accepted', 'undone'))`

/** The dates on which items put something. */
export function datesOfItems({ items, bases }: Pick<StoredPlan, 'items' | 'bases'>): string[] {
  return items.flatMap((item) => blockOfItem(item, bases[item.id]?.stood ?? null)?.date ?? [])
}
