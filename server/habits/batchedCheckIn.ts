import type { LedgerEntry } from '#server/progress/award.ts'
import type { RowChange } from '#shared/realtime/change.ts'
import { streakToday } from '#shared/progress/streak.ts'
import { batched } from '#server/kit/db/batched.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/kit/db/newId.ts'
import { sqlStateOf, UNIQUE_VIOLATION } from '#server/kit/db/sqlState.ts'
import { followersOf, onceFor } from '#server/kit/facts/batchedFollower.ts'
import { followedAtMostBy } from '#server/kit/facts/setFollowed.ts'
import { earnSql } from '#server/progress/earn.ts'
import { levelStays } from '#server/progress/levelStays.ts'
import type { Scene } from './scene.ts'
import type { Settlement } from './settle.ts'

/** A check-in to write: what it says and earns, and the id of the "+1" that it comes from. */
export type Writing = Settlement & { addition: string | null }

/**
 * Writes a check-in by a statement that is shared with other people's, provided that nothing it was judged by has changed
 * since the scene was read: the habit and the date's row are those that were seen, and the streak is. On the streak's last
 * date, today, nothing else of the person matters; the ledger's key refuses what was paid meanwhile.
 *
 * Only what leaves the streak and the level as they are, gives nothing back, and is of a person whom nobody
 * follows who has to look at check-ins. Anything else needs a transaction.
 *
 * @returns the new entry of the ledger, null where nothing was earned; undefined when nothing was written
 */
export async function writeBatched(
  { db, followsBatched }: Deps,
  scene: Scene,
  writing: Writing,
): Promise<LedgerEntry | null | undefined> {
  const { streak, today, date } = scene
  const isToday = date === today && date === streak.last
  const isKept = streak.hasDate && streakToday(streak, today, streak.daysOff).current === streak.run
  if (writing.amount < 0 || (writing.amount > 0 && !isKept)) return undefined
  const { person, seen, entry, now } = scene
  const { settled, amount, addition } = writing
  const ledgerId = newId()
  const values = [
    person.id,
    settled.habit_id,
    settled.date,
    settled.id,
    settled.value,
    settled.skipped,
    settled.note,
    settled.backfilled,
    settled.checked_at,
    settled.xp,
    settled.comeback,
    amount,
    (entry?.round ?? 0) + 1,
    ledgerId,
    addition,
    isToday || amount === 0 ? null : seen.person,
    amount === 0 ? null : streak.last,
    seen.habit,
    seen.checkIn,
    now.toISOString(),
    JSON.stringify(changesOf(scene, writing, ledgerId)),
  ] as const
  const done = await batched<Written>(db, writeSql(followsBatched), values).catch(unlessKnown)
  if (!done) return undefined
  db.outboxWritten([person.id])
  const { amount: earned, total_after, streak_after } = done
  return earned === null ? null : { amount: earned, total_after, streak_after }
}

/** Keys have the last word on what was added or paid twice at once. */
function unlessKnown(error: unknown): undefined {
  if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
}

type Written = { n: number } & Omit<LedgerEntry, 'amount'> & { amount: number | null }

function changesOf({ person, habit, before }: Scene, { settled, amount }: Writing, ledgerId: string) {
  const paid: RowChange[] = [
    { table: 'users', id: person.id, op: 'update' },
    { table: 'xp_ledger', id: ledgerId, op: 'insert' },
  ]
  const changes: RowChange[] = [
    ...(amount > 0 ? paid : []),
    { table: 'habit_checkins', id: settled.id, op: before ? 'update' : 'insert' },
    { table: 'habits', id: habit.id, op: 'update' },
  ]
  return habit.goal_id === null
    ? changes
    : [...changes, { table: 'goals', id: habit.goal_id, op: 'update' as const }]
}

/**
 * `xmin` differs once a row was changed; under the locks it is looked at again. Rows that another transaction has locked are
 * left out, not waited for. An addition whose id is known writes nothing; one that became known in the same moment fails.
 */
const writeSql = onceFor(
  (follows) => `
  with asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::date[], $4::uuid[], $5::float8[], $6::boolean[], $7::text[],
      $8::boolean[], $9::timestamptz[], $10::int[], $11::boolean[], $12::int[], $13::int[], $14::uuid[], $15::uuid[],
      $16::text[], $17::date[], $18::text[], $19::text[], $20::timestamptz[], $21::json[]) with ordinality
      as a (user_id, habit_id, date, id, value, skipped, note, backfilled, checked_at, credited, comeback, amount, round,
        ledger_id, addition, seen_person, streak_last, seen_habit, seen_check_in, now, changes, n)
  ), me as (
    select a.* from asked a
    join users u on u.id = a.user_id and ${followedAtMostBy(...followersOf(follows, 'habit.checked'))} and (a.seen_person is null or u.xmin::text = a.seen_person)
      and (a.streak_last is null or u.streak_last = a.streak_last) and ${levelStays('u.xp', 'a.amount')}
    join habits h on h.user_id = a.user_id and h.id = a.habit_id and h.xmin::text = a.seen_habit
    order by u.id for no key update of u skip locked for key share of h skip locked
  ), wanted as (
    select * from me where not exists (
      select from habit_additions a where a.user_id = me.user_id and a.id = me.addition
    )
  ), changed as (
    update habit_checkins c set value = w.value, skipped = w.skipped, note = w.note, backfilled = w.backfilled,
      imported = false, checked_at = w.checked_at, xp = w.credited, comeback = w.comeback
    from wanted w
    where c.user_id = w.user_id and c.habit_id = w.habit_id and c.date = w.date and c.xmin::text = w.seen_check_in
    returning c.user_id
  ), made as (
    insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at, xp,
      comeback)
    select user_id, habit_id, date, id, value, skipped, note, backfilled, false, checked_at, credited, comeback
    from wanted where seen_check_in is null
    on conflict do nothing returning user_id
  ), done as (
    select w.*, w.habit_id as source_id, w.date as earned_on, w.checked_at as done_at, not w.backfilled as eligible
    from wanted w
    where w.user_id in (select user_id from changed union all select user_id from made)
  ), added as (
    insert into habit_additions (user_id, id, habit_id, added_at)
    select user_id, addition, habit_id, now from done where addition is not null
  ), ${earnSql('done', 'habit', 'checked_in')}
  select n::int, nullif(amount, 0) as amount, xp as total_after, streak_after from paid`,
)
