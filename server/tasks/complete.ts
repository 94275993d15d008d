import type { RowChange } from '#shared/realtime/change.ts'
import type { ActedTask, Task } from '#shared/tasks/task.ts'
import type { Award } from '#shared/progress/award.ts'
import { localDate } from '#shared/time/localDate.ts'
import { batched } from '#server/kit/db/batched.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { Json } from '#server/kit/db/json.ts'
import { newId } from '#server/kit/db/newId.ts'
import { bitsOf } from '#shared/achievements/watch.ts'
import { figuresOfMoment } from '#shared/achievements/moments.ts'
import { PERSON_UNLOCKS_NOTHING, TASK_UNLOCKS_NOTHING } from '#server/achievements/unlocksNothing.ts'
import type { Deps } from '#server/deps.ts'
import { HAS_NO_CLAIM, openClaim, openClaimsSql } from '#server/claims/openClaim.ts'
import { withdrawClaim } from '#server/claims/withdrawClaim.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { followedAtMostBy } from '#server/kit/facts/setFollowed.ts'
import type { Person } from '#server/kit/http/person.ts'
import { giveShare, takeShareBack } from '#server/links/transferShares.ts'
import { markGoalsChanged } from '#server/links/links.ts'
import { awardOf, latestAward, type LedgerEntry } from '#server/progress/award.ts'
import { earn, earnSql, takeBack } from '#server/progress/earn.ts'
import { levelStays } from '#server/progress/levelStays.ts'
import { sayUnlocks } from '#server/progress/sayUnlocks.ts'
import { ENDED_REMINDERS, endRemindersSql } from '#server/reminders/endWithTask.ts'
import { FOLLOWER } from '#server/reminders/names.ts'
import { noSuchTask, readTask, shown, TASK_JSON } from './rows.ts'
import { makeNextAfterCompletion, removeNextAfterCompletion } from './series.ts'
import { closeInterval } from './timer.ts'

/**
 * Completes a task and earns its XP, once, however often and from how many devices it is asked for.
 *
 * A day that already counts needs one statement. The first completion of a day, one that stops the timer, or one that reaches a level
 * or may unlock an achievement takes a transaction, which adds the day to the streak by the shared rule.
 *
 * @returns `{task, award}`
 * @throws AppError `not_found`
 */
export async function completeTask(
  deps: Deps,
  person: Person,
  id: string,
  at: Date,
): Promise<Json<ActedTask>> {
  const now = deps.now()
  const date = localDate(at, person.dayRule)
  if (date === localDate(now, person.dayRule) && deps.db.batches) {
    const done = await completeBatched(deps.db, person, { id, at, date, now })
    if (done) return done
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
    if (accountability_type !== 'self') await openClaim(inside, person.id, { taskId: id, date, now })
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
      ...(await happened(inside, person, 'task.completed', { task_id: id, date, at, award })),
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
type Completion = { id: string; at: Date; date: string; now: Date }
type Completed = LedgerEntry & { task: Json<Task>; n: number }

async function completeBatched(
  db: Db,
  person: Person,
  { id, at, date, now }: Completion,
): Promise<Json<ActedTask> | null> {
  const ledgerId = newId()
  const changes: RowChange[] = [
    { table: 'tasks', id, op: 'update' },
    { table: 'users', id: person.id, op: 'update' },
    { table: 'xp_ledger', id: ledgerId, op: 'insert' },
  ]
  const done = await batched<Completed>(db, COMPLETE_BATCHED, [
    person.id,
    id,
    at.toISOString(),
    date,
    now.toISOString(),
    ledgerId,
    JSON.stringify(changes),
    newId(),
    bitsOf(figuresOfMoment(at, person.dayRule)),
  ])
  if (!done) return null
  db.outboxWritten([person.id])
  const { task, ...entry } = done
  return actedJson(task, awardOf(entry))
}

/** SQL: what a completion sets. The timer has stopped. */
const completion = (at: string, now: string) => `
  status = 'completed', completed_at = ${at},
  actual_duration = case when t.tracked_ms > 0 then (t.tracked_ms / 60000)::int end,
  completions = completions + 1, version = version + 1, updated_at = ${now}`

/** SQL: whether a task that was just completed counts where people compare (docs/rules/league.md, What counts). */
const ELIGIBLE = `(t.tracked_ms >= 60000 or t.completed_at - t.created_at >= interval '60 seconds')`

const COMPLETE = `
  update tasks t set ${completion('$3::timestamptz', '$4')}
  where user_id = $1 and id = $2 and status = 'pending' and deleted_at is null
  returning completions as round, xp_reward as amount, ${ELIGIBLE} as eligible, goal_id, recurrence_id,
    accountability_type`

/**
 * SQL: the changes of a completed task, with its goal, whose figures follow from it, with the claim that it opens and the reminders
 * that end.
 */
const ALL_CHANGES = `
  case when t.goal_id is null and t.accountability_type = 'self' and not me.is_reminded then me.changes
    else (me.changes::jsonb || case when me.is_reminded then ${ENDED_REMINDERS} else '[]' end
      || case when t.goal_id is null then '[]' else jsonb_build_array(
        jsonb_build_object('table', 'goals', 'id', t.goal_id, 'op', 'update')) end
      || case when t.accountability_type = 'self' then '[]' else jsonb_build_array(
        jsonb_build_object('table', 'claims', 'id', me.claim_id, 'op', 'insert')) end)::json end`

/**
 * SQL: whether nothing of the person `u` of `a` was changed between the beginning of the statement and the lock: a change is numbered,
 * and under the lock the row is looked at as it is then, but what is asked for here as it was.
 */
const IS_AS_SEEN = `u.change_no = (select s.change_no from users s where s.id = a.user_id)`

/**
 * Completes tasks whose timers do not run, one a person whom nobody follows but reminders: only those that do not repeat, on a date
 * that already is the streak's last, that reach no new level and can unlock no achievement. Rows of people who are locked by another
 * transaction are left out, not waited for, and so are people with reminders that may have changed meanwhile.
 */
const COMPLETE_BATCHED = `
  /* one PostgreSQL: where nothing is batched, completions go one by one */
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::date[], $5::timestamptz[], $6::uuid[],
      $7::json[], $8::uuid[], $9::int[])
      with ordinality as a (user_id, id, at, date, now, ledger_id, changes, claim_id, figures, n)
  ), me as (
    select a.*, u.xp, u.unlock_watch as watch, u.followed_by <> '{}' as is_reminded
    from asked a join users u on u.id = a.user_id and u.streak_last = a.date and ${followedAtMostBy(FOLLOWER)}
      and (u.followed_by = '{}' or ${IS_AS_SEEN})
      and ${PERSON_UNLOCKS_NOTHING}
    order by u.id for no key update of u skip locked
  ), done as (
    update tasks t set ${completion('me.at', 'me.now')}
    from me
    where t.user_id = me.user_id and t.id = me.id and t.status = 'pending' and t.deleted_at is null
      and t.recurrence_id is null and ${levelStays('me.xp', 't.xp_reward')} and ${TASK_UNLOCKS_NOTHING}
      and ${HAS_NO_CLAIM}
    returning t.*, t.id as source_id, t.completions as round, t.xp_reward as amount,
      ${ELIGIBLE} as eligible, me.n, me.date as earned_on,
      me.at as done_at, me.now, me.ledger_id, ${ALL_CHANGES} as changes, me.claim_id,
      me.is_reminded
  ), ${openClaimsSql('done')}, ${endRemindersSql('done')}, ${earnSql('done', 'task', 'completed')}
  select t.n::int, ${TASK_JSON} as task, t.amount, t.xp as total_after, t.streak_after
  from paid t ${shown('t.user_id')}`

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
      await withdrawClaim(inside, person.id, id, now)
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
