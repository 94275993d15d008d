import { randomUUIDv7 } from 'node:crypto'
import { streakToday } from '#shared/progress/streak.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { localDate } from '#shared/time/localDate.ts'
import { type Db, query } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import { takeTurn } from '#server/db/turn.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { awardOf, latestAward, type LedgerEntry } from '#server/progress/award.ts'
import { addStreakDay, daysOffOf, removeStreakDay } from '#server/progress/streakDays.ts'
import { recordChanges } from '#server/realtime/outbox.ts'
import { noSuchTask, readTask, taskJsonOf } from './rows.ts'
import { makeNextAfterCompletion, removeNextAfterCompletion } from './series.ts'
import { trackedUntil } from './timer.ts'

/**
 * Completes a task and earns its XP, once, however often and from how many devices it is asked for.
 *
 * A day that already counts needs one statement; the first completion of a day takes a transaction, which adds the day
 * to the streak by the shared rule and then runs the same statement.
 *
 * @returns `{task, award}` as JSON text
 * @throws AppError `not_found`
 */
export async function completeTask(deps: Deps, person: Person, id: string, at: Date): Promise<string> {
  const now = deps.now()
  const today = localDate(now, person.dayRule)
  const completion = { id, at, date: localDate(at, person.dayRule), now }
  if (completion.date === today) {
    const [done] = await runComplete(deps.db, person, completion)
    if (done) {
      deps.hub.wake()
      return asJson(done)
    }
  }
  return transact(deps, async (tx, after) => {
    await takeTurn(tx, person.id)
    const [task] = await query<{ status: string }>(tx, STATUS, [person.id, id])
    if (!task) throw noSuchTask()
    if (task.status === 'completed') return standing(tx, person, id)

    const streak = await addStreakDay(tx, person.id, completion.date)
    const off = await daysOffOf(tx, person.id, streak.last ?? completion.date)
    const { current } = streakToday(streak, today, off)
    const [done] = await runComplete(tx, person, completion, current)
    if (!done) throw new Error('A task that was just open cannot be completed')
    await makeNextAfterCompletion(tx, person.id, id, completion.date, now)
    after(() => deps.hub.wake())
    return asJson(done)
  })
}

type Completion = { id: string; at: Date; date: string; now: Date }
type Done = LedgerEntry & { task: string }

const STATUS = 'select status from tasks where user_id = $1 and id = $2 and deleted_at is null'

/** Without a known streak it only matches a task that does not repeat, on a date that already is the streak's last. */
function runComplete(
  db: Db,
  person: Person,
  { id, at, date, now }: Completion,
  streak: number | null = null,
) {
  const ledgerId = randomUUIDv7()
  const changes = changesOf(person, id, ledgerId)
  const values = [
    person.id,
    id,
    at.toISOString(),
    date,
    now.toISOString(),
    ledgerId,
    streak,
    JSON.stringify(changes),
  ]
  return query<Done>(db, COMPLETE, values)
}

const COMPLETE = `
  with me as (
    select id, streak_last from users where id = $1 for no key update
  ), done as (
    update tasks t set status = 'completed', completed_at = $3::timestamptz,
      actual_duration = case when t.tracked_ms > 0 or t.running_since is not null
        then (${trackedUntil('$3')} / 60000)::int end,
      tracked_ms = ${trackedUntil('$3')}, running_since = null,
      completions = completions + 1, version = version + 1, updated_at = $5::timestamptz
    from me
    where t.user_id = me.id and t.id = $2 and t.status <> 'completed' and t.deleted_at is null
      and ($7::int is not null or (me.streak_last = $4::date and t.recurrence_id is null))
    returning t.*
  ), closed as (
    update focus_sessions f set ended_at = greatest(f.started_at, $3::timestamptz)
    from done where f.user_id = $1 and f.task_id = done.id and f.ended_at is null
  ), paid as (
    update users u set xp = u.xp + done.xp_reward from done where u.id = done.user_id
    returning u.xp, u.streak_run
  ), entered as (
    insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
      streak_after, created_at)
    select done.user_id, $6::uuid, 'task', done.id, done.completions, $4::date, done.xp_reward, 'completed', paid.xp,
      coalesce($7::int, paid.streak_run), $5::timestamptz
    from done, paid
    returning amount, total_after, streak_after
  ), told as (
    insert into outbox (user_id, changes, created_at) select user_id, $8::jsonb, $5::timestamptz from done
  )
  select shown.task, entered.* from entered, (${taskJsonOf('done')}) shown`

/**
 * Undoes a completion: the exact negative ledger row for the same local date, and the streak without it.
 *
 * Repeating it changes nothing.
 *
 * @returns `{task, award}` as JSON text, with a negative `xp`; no `award` when it never was completed
 * @throws AppError `not_found`
 */
export function uncompleteTask(deps: Deps, person: Person, id: string): Promise<string> {
  const now = deps.now()
  return transact(deps, async (tx, after) => {
    await takeTurn(tx, person.id)
    const [task] = await query<{ status: string }>(tx, STATUS, [person.id, id])
    if (!task) throw noSuchTask()
    if (task.status !== 'completed') return standing(tx, person, id)

    const [earned] = await query<Earned>(tx, EARNED, [person.id, id])
    if (!earned) throw new Error(`No ledger row for the completion of ${id}`)
    const streak = await removeStreakDay(tx, person.id, earned.occurrence_date, id)
    const today = localDate(now, person.dayRule)
    const { current } = streakToday(streak, today, await daysOffOf(tx, person.id, streak.last ?? today))
    const ledgerId = randomUUIDv7()
    await query(tx, TAKE_BACK, [
      person.id,
      id,
      ledgerId,
      earned.round,
      earned.occurrence_date,
      earned.amount,
      current,
      now,
    ])
    await query(tx, REOPEN, [person.id, id, now])
    await removeNextAfterCompletion(tx, person.id, id, now)
    await recordChanges(tx, person.id, changesOf(person, id, ledgerId), now)
    after(() => deps.hub.wake())
    return standing(tx, person, id)
  })
}

type Earned = { round: number; occurrence_date: string; amount: number }

const EARNED = `
  select l.round, l.occurrence_date, l.amount
  from xp_ledger l join tasks t on t.user_id = l.user_id and t.id = l.source_id and t.completions = l.round
  where l.user_id = $1 and l.source_kind = 'task' and l.source_id = $2 and l.reason = 'completed'`

const TAKE_BACK = `
  with paid as (update users set xp = xp - $6::int where id = $1 returning xp)
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
    streak_after, created_at)
  select $1, $3, 'task', $2, $4, $5, -$6::int, 'uncompleted', paid.xp, $7, $8 from paid`

const REOPEN = `
  update tasks set status = 'pending', completed_at = null, actual_duration = null, version = version + 1,
    updated_at = $3
  where user_id = $1 and id = $2`

/** The task as it stands with what its last completion, or undoing it, told. */
async function standing(db: Db, person: Person, id: string): Promise<string> {
  const task = await readTask(db, person.id, id)
  const award = await latestAward(db, person.id, id)
  return award ? `{"task":${task},"award":${JSON.stringify(award)}}` : `{"task":${task}}`
}

function asJson({ task, ...entry }: Done): string {
  return `{"task":${task},"award":${JSON.stringify(awardOf(entry))}}`
}

function changesOf(person: Person, id: string, ledgerId: string): RowChange[] {
  return [
    { table: 'tasks', id, op: 'update' },
    { table: 'users', id: person.id, op: 'update' },
    { table: 'xp_ledger', id: ledgerId, op: 'insert' },
  ]
}
