import { NewGoal } from '#shared/goals/goal.ts'
import type { GoalToMake } from '#shared/planning/goalPlan/goalOf.ts'
import type { PlanGoal } from '#shared/planning/plan.ts'
import type { Db } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { createRow, removeRow } from '#server/kit/entity/actions.ts'
import { findRow } from '#server/kit/entity/rows.ts'
import { goal } from '#server/goals/goal.ts'
import { addMilestone } from '#server/goals/milestones.ts'
import type { Person } from '#server/kit/http/person.ts'

/** The goal that a plan proposes: an active one with the same title is taken in its place. */
export async function proposedGoal(db: Db, userId: UserId, wanted: GoalToMake): Promise<PlanGoal> {
  const known = await activeGoal(db, userId, wanted.title)
  return { ...wanted, id: known ?? newId(), exists: known !== null, chosen: true }
}

/** The id of the active goal with a title, whatever its capitals; null where there is none. */
async function activeGoal(db: Db, userId: UserId, title: string): Promise<string | null> {
  const [row] = await db.read<{ id: string }>(ACTIVE, [userId, title])
  return row?.id ?? null
}

const ACTIVE = `
  select id from goals
  where user_id = $1 and lower(title) = lower($2) and status = 'active' and not archived and deleted_at is null
  order by created_at, id limit 1`

/** The id of a goal that was there when it was proposed and still is, whatever it is called by now. */
async function stillActive(db: Db, userId: UserId, { id, exists }: PlanGoal): Promise<string | null> {
  if (!exists) return null
  const text = `select id from goals where user_id = $1 and id = $2 and status = 'active' and deleted_at is null`
  const [row] = await db.read<{ id: string }>(text, [userId, id])
  return row?.id ?? null
}

/** The goal as it is once it is there, and its version; it is created unless there is one by now. */
export async function madeGoal(
  inside: Deps,
  person: Person,
  proposed: PlanGoal,
): Promise<{ goal: PlanGoal; version: number | null }> {
  const known =
    (await stillActive(inside.db, person.id, proposed)) ??
    (await activeGoal(inside.db, person.id, proposed.title))
  if (known !== null) return { goal: { ...proposed, id: known, exists: true }, version: null }
  const { id, title, target_date, metric, milestones } = proposed
  const { item } = await createRow(inside, person, goal, NewGoal.parse({ id, title, target_date, metric }))
  for (const [position, milestone] of milestones.entries())
    await addMilestone(inside, person, id, { ...milestone, position })
  return { goal: { ...proposed, exists: false }, version: item.version }
}

/** Puts the goal that a plan has made into the trash, unless something was done for it since. @returns whether it went there */
export async function undoneGoal(
  inside: Deps,
  person: Person,
  { id, milestones }: PlanGoal,
  written: number,
): Promise<boolean> {
  const row = await findRow(inside.db, goal, person.id, id)
  if (!row || row.deleted_at !== null || row.version !== written) return false
  const [used] = await inside.db.read<{ is_used: boolean }>(USED, [person.id, id, milestones.length])
  if (used?.is_used) return false
  await removeRow(inside, person, goal, id)
  return true
}

/** Whether anything was done for a goal since a plan made it, or belongs to it beside what the plan has made. */
const USED = `
  select g.status <> 'active'
    or (select count(*) from milestones m where m.user_id = $1 and m.goal_id = $2) <> $3
    or exists (select from milestones m where m.user_id = $1 and m.goal_id = $2 and m.done_at is not null)
    or exists (select from goal_checkins c where c.user_id = $1 and c.goal_id = $2)
    or exists (select from tasks t where t.user_id = $1 and t.goal_id = $2 and t.deleted_at is null)
    or exists (select from habits h where h.user_id = $1 and h.goal_id = $2 and h.deleted_at is null) as is_used
  from goals g where g.user_id = $1 and g.id = $2`
