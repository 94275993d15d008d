import type { Award } from '#shared/progress/award.ts'
import { streakToday } from '#shared/progress/streak.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Person } from '#server/kit/http/person.ts'
import { addPoints, addPointsSql } from '#server/league/addPoints.ts'
import { awardOf, type LedgerEntry, type SourceKind, STREAK_KINDS } from './award.ts'
import { addStreakDay, readStreak, removeStreakDay, type Streak } from './streakDays.ts'

/**
 * XP for one thing that was done. `round` counts how often the source was done on its date (a task: ever), so that doing it
 * again after an undo is a new award, and a replay is none.
 */
export type Earning = {
  source_kind: SourceKind
  source_id: string
  /** The local date that it counts for, for ever. */
  occurrence_date: string
  round: number
  amount: number
  /** Whether it counts where people compare (docs/rules/league.md, What counts). */
  eligible: boolean
  reason: string
  /** When it was done, by the person's device: earlier than now when that was offline. */
  done_at: Date
}

/**
 * Credits XP: the ledger row, the totals (of tasks, too) and the streak day, in a transaction that has locked the person.
 *
 * Together with {@link takeBack} and the fragment {@link earnSql} the only writer of the three (docs/rules/progress.md, XP and levels).
 */
export async function earn(tx: Tx, person: Person, earning: Earning, now: Date): Promise<Award> {
  const streak = STREAK_KINDS.includes(earning.source_kind)
    ? await addStreakDay(tx, person.id, earning.occurrence_date)
    : await readStreak(tx, person.id)
  return enter(tx, person, earning, streak, now, earning.source_kind === 'task' ? 1 : 0)
}

/** What was credited for a source and is not given back yet: all of the source, or of one date. */
type Credited = Pick<Earning, 'source_kind' | 'source_id' | 'reason' | 'done_at'> & {
  occurrence_date?: string
}

/**
 * Gives back exactly what a source's last award credited: the negative ledger row for the same local date, and the streak
 * without that date when nothing else was done on it. The person is locked.
 *
 * @param credited with the `reason` of the new row, such as `uncompleted`, and when it was undone
 * @returns null where nothing is credited
 */
export async function takeBack(tx: Tx, person: Person, credited: Credited, now: Date): Promise<Award | null> {
  const { source_kind, source_id, occurrence_date = null, reason, done_at } = credited
  const [last] = await tx.query<Last>(LAST, [person.id, source_kind, source_id, occurrence_date])
  if (!last || last.amount <= 0) return null
  const streak = STREAK_KINDS.includes(source_kind)
    ? await removeStreakDay(tx, person.id, last.occurrence_date, source_id)
    : await readStreak(tx, person.id)
  const { is_imported, ...credit } = last
  const given = { ...credit, source_kind, source_id, amount: -last.amount, reason, done_at }
  return enter(tx, person, given, streak, now, source_kind === 'task' && !is_imported ? -1 : 0)
}

type Last = Omit<Earning, 'source_kind' | 'source_id' | 'done_at'> & { is_imported: boolean }

const LAST = `
  select round, occurrence_date, amount, eligible, reason, import_id is not null as is_imported from xp_ledger
  where user_id = $1 and source_kind = $2 and source_id = $3 and ($4::date is null or occurrence_date = $4)
  order by round desc, amount limit 1`

async function enter(
  tx: Tx,
  person: Person,
  earning: Earning,
  { state, daysOff }: Streak,
  now: Date,
  tasksDone: number,
): Promise<Award> {
  const { source_kind, source_id, occurrence_date, round, amount, eligible, reason, done_at } = earning
  const id = newId()
  const { current } = streakToday(state, localDate(now, person.dayRule), daysOff)
  const kept = [state.run, state.best, state.freezes, state.kept, state.last]
  const source = [source_kind, source_id, round, occurrence_date]
  const entered = [id, ...source, amount, reason, current, now, done_at]
  const values = [person.id, ...entered, ...kept, eligible, tasksDone]
  const [entry] = await tx.query<LedgerEntry & Paid>(ENTER, values)
  if (!entry) throw new Error(`No person ${person.id}`)
  const row = { ledger_id: id, source_kind, source_id, earned_on: occurrence_date, amount, eligible }
  await addPoints(tx, person.id, row, entry, now)
  tx.changed(person.id, 'users', person.id, 'update')
  tx.changed(person.id, 'xp_ledger', id, 'insert')
  return awardOf(entry)
}

/** What everyone's board needs of who was paid. */
type Paid = { on_board: boolean; handle: string }

const ENTER = `
  with paid as (
    update users set xp = xp + $7::int, streak_run = $12, streak_best = $13, streak_freezes = $14, streak_kept = $15,
      streak_last = $16, tasks_done = tasks_done + $18
    where id = $1 returning xp, on_board, handle
  ), entered as (
  insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
    streak_after, created_at, done_at, eligible)
  select $1, $2, $3, $4, $5, $6, $7, $8, paid.xp, $9, $10, $11, $17 from paid
    returning amount, total_after, streak_after
  )
  select e.amount, e.total_after, e.streak_after, p.on_board, p.handle from entered e cross join paid p`

/**
 * The same as a fragment of a batched statement, for dates that already are the streak's last: there nothing but the ledger
 * and the total change. It adds the relations `paid` (all columns of the source, with `xp` and `streak_after`), `entered`,
 * `noted` and those of league points: a row is written once in a statement, so the number of the change in the outbox rises with the total.
 *
 * @param source a relation with user_id, source_id, round, earned_on (the local date), amount (0 enters nothing), eligible,
 *   ledger_id, done_at, now and changes (the entry of the outbox)
 */
export const earnSql = (source: string, kind: Earning['source_kind'], reason: string) => `
  paid as (
    update users u set xp = u.xp + s.amount, change_no = u.change_no + 1${kind === 'task' ? ', tasks_done = u.tasks_done + 1' : ''}
    from ${source} s where u.id = s.user_id
    returning u.xp, u.change_no, u.streak_run as streak_after, u.on_board, u.handle, s.*
  ), entered as (
    insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
      streak_after, created_at, done_at, eligible)
    select user_id, ledger_id, '${kind}', source_id, round, earned_on, amount, '${reason}', xp, streak_after, now, done_at,
      eligible
    from paid where amount > 0
  ), noted as (
    insert into outbox (user_id, change_no, changes) select user_id, change_no, changes from paid
  ), ${addPointsSql('paid', kind)}`
