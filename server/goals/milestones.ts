import { AppError, invalidField } from '#shared/errors.ts'
import type { Milestone, MilestonePatch, NewMilestone } from '#shared/goals/goal.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/kit/entity/actions.ts'
import type { Person } from '#server/kit/http/person.ts'
import { goal } from './goal.ts'

type Work = Pick<Deps, 'db' | 'now'>
const MOST_MILESTONES = 10

/** SQL for the wire's `Milestone`. */
const MILESTONE_COLUMNS = `
  id, goal_id, title, due_date, position, done_at is not null as done, ${instantSql('done_at')} as done_at`

/**
 * Adds a milestone; a repeated id answers it as it is.
 *
 * @throws AppError `not_found`; `conflict` for a goal that is measured otherwise, or has ten
 */
export function addMilestone(
  deps: Work,
  person: Person,
  goalId: string,
  { id = newId(), title, due_date, position }: NewMilestone,
): Promise<{ item: Milestone; isNew: boolean }> {
  return change(deps, person, async (tx) => {
    await checkGoal(tx, person, goalId)
    const known = await find(tx, person, id)
    if (known) {
      if (known.goal_id !== goalId) throw invalidField('id', 'This id belongs to another milestone')
      return { item: known, isNew: false }
    }
    const positions = await tx.query<{ position: number }>(POSITIONS, [person.id, goalId])
    if (positions.length >= MOST_MILESTONES)
      throw new AppError('conflict', `A goal has at most ${MOST_MILESTONES} milestones`)
    const last = Math.min(1000, Math.max(-1, ...positions.map((row) => row.position)) + 1)
    await tx.query(INSERT, [person.id, id, goalId, title, due_date, position ?? last, deps.now()])
    name(tx, person, goalId, id, 'insert')
    return { item: await read(tx, person, goalId, id), isNew: true }
  })
}

const POSITIONS = 'select position from milestones where user_id = $1 and goal_id = $2'
const INSERT = `
  insert into milestones (user_id, id, goal_id, title, due_date, position, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`

/** Changes a milestone, also whether it is done. @throws AppError `not_found` */
export function editMilestone(
  deps: Work,
  person: Person,
  goalId: string,
  id: string,
  patch: MilestonePatch,
): Promise<Milestone> {
  return change(deps, person, async (tx) => {
    await checkGoal(tx, person, goalId)
    const before = await read(tx, person, goalId, id)
    const { done, title, due_date, position } = { ...before, ...patch }
    const now = deps.now()
    const today = localDate(now, person.dayRule)
    await tx.query(UPDATE, [person.id, id, title, due_date, position, done, now, today])
    name(tx, person, goalId, id, 'update')
    return read(tx, person, goalId, id)
  })
}

/** One that was done keeps its date. */
const UPDATE = `
  update milestones set title = $3, due_date = $4, position = $5, version = version + 1, updated_at = $7,
    done_at = case when $6::boolean then coalesce(done_at, $7) end,
    done_on = case when $6::boolean then coalesce(done_on, $8::date) end
  where user_id = $1 and id = $2`

/** Deletes a milestone for good; again changes nothing. @throws AppError `not_found` without such a goal */
export function removeMilestone(deps: Work, person: Person, goalId: string, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    await liveRow(tx, person, goal, goalId)
    const gone = await tx.query(REMOVE, [person.id, goalId, id])
    if (gone.length > 0) name(tx, person, goalId, id, 'delete')
  })
}

const REMOVE = 'delete from milestones where user_id = $1 and goal_id = $2 and id = $3 returning 1'

async function checkGoal(db: Db, person: Person, goalId: string) {
  const { metric } = await liveRow(db, person, goal, goalId)
  if (metric.kind !== 'milestones') throw new AppError('conflict', 'This goal is not measured by milestones')
}

async function find(db: Db, person: Person, id: string): Promise<Milestone | undefined> {
  const text = `select ${MILESTONE_COLUMNS} from milestones where user_id = $1 and id = $2`
  return (await db.query<Milestone>(text, [person.id, id]))[0]
}

async function read(db: Db, person: Person, goalId: string, id: string): Promise<Milestone> {
  const milestone = await find(db, person, id)
  if (milestone?.goal_id !== goalId) throw new AppError('not_found', 'There is no such milestone')
  return milestone
}

/** Its goal's figures follow from it. */
function name(tx: Tx, person: Person, goalId: string, id: string, op: 'insert' | 'update' | 'delete') {
  tx.changed(person.id, 'milestones', id, op)
  tx.changed(person.id, 'goals', goalId, 'update')
}
