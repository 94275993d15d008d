import { randomUUIDv7 } from 'node:crypto'
import { streakToday } from '#shared/progress/streak.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { localDate } from '#shared/time/localDate.ts'
import { type Db, query } from '#server/db/open.ts'
import { alone, together } from '#server/db/together.ts'
import { transact } from '#server/db/transact.ts'
import { takeTurn } from '#server/db/turn.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { awardOf, latestAward, type LedgerEntry } from '#server/progress/award.ts'
import { addStreakDay, daysOffOf, removeStreakDay } from '#server/progress/streakDays.ts'
import { recordChanges } from '#server/realtime/outbox.ts'
import { noSuchTask, readTask, SHOWN, TASK_JSON } from './rows.ts'
import { makeNextAfterCompletion, removeNextAfterCompletion } from './series.ts'
import { closeInterval } from './timer.ts'

/**
 * Completes a task and earns its XP, once, however often and from how many devices it is asked for.
 *
 * A day that already counts needs one statement. The first completion of a day, or one that stops the timer, takes a
 * transaction, which adds the day to the streak by the shared rule and then runs the same statement.
 *
 * @returns `{task, award}` as JSON text
 * @throws AppError `not_found`
 */
export async function completeTask(deps: Deps, person: Person, id: string, at: Date): Promise<string> {
  const now = deps.now()
  const today = localDate(now, person.dayRule)
  const completion = { id, at, date: localDate(at, person.dayRule), now }
  if (completion.date === today) {
    const done = await together<Done>(deps.db, COMPLETE, askedOf(person, completion))
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
    if (task.status === 'in_progress') await closeInterval(tx, person.id, id, at, now)
    const done = await alone<Done>(tx, COMPLETE, askedOf(person, completion, current))
    if (!done) throw new Error('A task that was just open cannot be completed')
    await makeNextAfterCompletion(tx, person.id, id, completion.date, now)
    after(() => deps.hub.wake())
    return asJson(done)
  })
}

type Completion = { id: string; at: Date; date: string; now: Date }
type Done = LedgerEntry & { task: string; n: number }

const STATUS = 'select status from tasks where user_id = $1 and id = $2 and deleted_at is null'

/** Without a known streak only a completion that {@link COMPLETE} can tell alone is matched. */
function askedOf(person: Person, { id, at, date, now }: Completion, streak: number | null = null) {
  const ledgerId = randomUUIDv7()
  const changes = JSON.stringify(changesOf(person, id, ledgerId))
  return [person.id, id, at.toISOString(), date, now.toISOString(), ledgerId, streak, changes] as const
}

/**
 * Completes tasks whose timers stand, one a person. Without a streak it only matches a task that does not repeat, on a
 * date that already is the streak's last. Somebody whose row is in another transaction is left out, not waited for.
 */
const COMPLETE = `
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::date[], $5::timestamptz[], $6::uuid[],
      $7::int[], $8::json[]) with ordinality as a (user_id, id, at, date, now, ledger_id, streak, changes, n)
  ), me as (
    select a.*, u.streak_last from asked a join users u on u.id = a.user_id
    order by u.id for no key update of u skip locked
  ), done as (
    update tasks t set status = 'completed', completed_at = me.at,
      actual_duration = case when t.tracked_ms > 0 then (t.tracked_ms / 60000)::int end,
      completions = completions + 1, version = version + 1, updated_at = me.now
    from me
    where t.user_id = me.user_id and t.id = me.id and t.status = 'pending' and t.deleted_at is null
      and (me.streak is not null or (me.streak_last = me.date and t.recurrence_id is null))
    returning t.*, me.n, me.date, me.now, me.ledger_id, me.streak, me.changes
  ), paid as (
    update users u set xp = u.xp + t.xp_reward from done t where u.id = t.user_id
    returning u.xp, coalesce(t.streak, u.streak_run) as streak_after, t.*
  ), entered as (
    insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
      streak_after, created_at)
    select user_id, ledger_id, 'task', id, completions, date, xp_reward, 'completed', xp, streak_after, now from paid
  ), told as (
    insert into outbox (user_id, changes, created_at) select user_id, changes, now from paid
  )
  select t.n::int, ${TASK_JSON} as task, t.xp_reward as amount, t.xp as total_after, t.streak_after
  from paid t ${SHOWN}`

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
