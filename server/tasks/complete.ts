import type { ActedTask, Task } from '#shared/tasks/task.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import { type Db, isTransaction } from '#server/kit/db/database.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Deps } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createKeyedQueue } from '#server/kit/queue/keyedQueue.ts'
import { giveShare, takeShareBack } from '#server/links/transferShares.ts'
import { markGoalsChanged } from '#server/links/links.ts'
import { awardOf, latestAward } from '#server/progress/award.ts'
import { earn, takeBack } from '#server/progress/earn.ts'
import { sayUnlocks } from '#server/progress/sayUnlocks.ts'
import { completeBatched } from './completeBatched.ts'
import { completionSql, ELIGIBLE } from './completionSql.ts'
import { noSuchTask, readTask } from './rows.ts'
import { makeNextAfterCompletion, removeNextAfterCompletion } from './series.ts'
import { closeInterval } from './timer.ts'

/**
 * Completes a task and earns its XP, once, however often and from how many devices it is asked for.
 *
 * A day that already counts needs one statement. The first completion of a day, one that stops the timer, or one that reaches a level
 * or may unlock an achievement takes a transaction, which adds the day to the streak by the shared rule.
 *
 * Those of one person are done one after the other: the shared statement leaves out who is locked, so each that meets a transaction of
 * the one before would take a transaction too, and no more statement would be shared under load.
 *
 * @returns `{task, award}`
 * @throws AppError `not_found`
 */
export function completeTask(deps: Deps, person: Person, id: string, at: Date): Promise<Json<ActedTask>> {
  // A transaction has the person already: it must not wait for somebody who wants them.
  if (isTransaction(deps.db)) return completeInTurn(deps, person, id, at)
  return inOrder(person.id, () => completeInTurn(deps, person, id, at))
}

const inOrder = createKeyedQueue<UserId>()

async function completeInTurn(deps: Deps, person: Person, id: string, at: Date): Promise<Json<ActedTask>> {
  const now = deps.now()
  const date = localDate(at, person.dayRule)
  if (date === localDate(now, person.dayRule) && deps.db.batches) {
    const done = await completeBatched(deps, person, { id, at, date, now })
    if (done) return actedJson(done.task, awardOf(done))
  }
  return change(deps, person, async (tx, inside) => {
    const status = await statusOf(tx, person, id)
    if (status === 'completed') return actedTask(tx, person, id)
    const stopped = status === 'in_progress' ? await closeInterval(tx, person.id, id, at, now) : null
    const [done] = await tx.query<Done>(COMPLETE, [person.id, id, at, now])
    if (!done) throw new Error('A task that was just open cannot be completed')
    const { goal_id, recurrence_id: recurrenceId, accountability_type, ...earned } = done
    tx.changed(person.id, 'tasks', id, 'update')
    markGoalsChanged(tx, person, goal_id)
    await giveShare(tx, person.id, { taskId: id, recurrenceId, date, now })
    const source = {
      source_kind: 'task',
      source_id: id,
      occurrence_date: date,
      reason: 'completed',
      done_at: at,
    } as const
    const award = await earn(tx, person, { ...source, ...earned }, now)
    await makeNextAfterCompletion(tx, person.id, id, date, now)
    const unlocked = [
      ...(stopped ? await happened(inside, person, 'timer.stopped', stopped) : []),
      ...(await happened(inside, person, 'task.completed', {
        task_id: id,
        accountability_type,
        date,
        at,
        award,
      })),
    ]
    const said = await sayUnlocks(tx, person.id, source, award, unlocked)
    return actedJson(await readTask(tx, person.id, id), said)
  })
}

type Done = {
  round: number
  amount: number
  eligible: boolean
  goal_id: string | null
  recurrence_id: string | null
  accountability_type: Task['accountability_type']
}
const COMPLETE = `
  update tasks t set ${completionSql('$3::timestamptz', '$4')}
  where user_id = $1 and id = $2 and status = 'pending' and deleted_at is null
  returning completions as round, xp_reward as amount, ${ELIGIBLE} as eligible, goal_id, recurrence_id,
    accountability_type`

/**
 * Undoes a completion: the exact negative ledger row for the same local date, and the streak without it.
 *
 * Repeating it changes nothing.
 *
 * @returns `{task, award}` with a negative `xp`; no `award` when it never was completed
 * @throws AppError `not_found`
 */
export function uncompleteTask(deps: Deps, person: Person, id: string, at: Date): Promise<Json<ActedTask>> {
  const now = deps.now()
  return change(deps, person, async (tx, inside) => {
    const status = await statusOf(tx, person, id)
    if (status === 'completed') {
      const source = { source_kind: 'task', source_id: id, reason: 'uncompleted', done_at: at } as const
      const award = await takeBack(tx, person, source, now)
      const [reopened] = await tx.query<Reopened>(REOPEN, [person.id, id, now])
      tx.changed(person.id, 'tasks', id, 'update')
      markGoalsChanged(tx, person, reopened?.goal_id)
      await takeShareBack(tx, person.id, { taskId: id, recurrenceId: reopened?.recurrence_id ?? null })
      await removeNextAfterCompletion(tx, person.id, id)
      await happened(inside, person, 'task.uncompleted', { task_id: id, at, award })
    }
    return actedTask(tx, person, id)
  })
}

type Reopened = { goal_id: string | null; recurrence_id: string | null }

const REOPEN = `
  update tasks set status = 'pending', completed_at = null, actual_duration = null, version = version + 1,
    updated_at = $3
  where user_id = $1 and id = $2 returning goal_id, recurrence_id`

async function statusOf(db: Db, person: Person, id: string): Promise<Task['status']> {
  const text = 'select status from tasks where user_id = $1 and id = $2 and deleted_at is null'
  const [task] = await db.query<Pick<Task, 'status'>>(text, [person.id, id])
  if (!task) throw noSuchTask()
  return task.status
}

/** The task as it is, with the award of its last completion or of undoing it. */
async function actedTask(db: Db, person: Person, id: string): Promise<Json<ActedTask>> {
  const task = await readTask(db, person.id, id)
  return actedJson(task, await latestAward(db, person.id, { source_kind: 'task', source_id: id }))
}

function actedJson(task: Json<Task>, award: Award | null): Json<ActedTask> {
  return `{"task":${task}${award ? `,"award":${JSON.stringify(award)}` : ''}}` as Json<ActedTask>
}
