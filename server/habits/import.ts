import { invalidField } from '#shared/errors.ts'
import { type CheckInImport, type ImportedCheckIns, isTooOld, saidOf } from '#shared/habits/checkIn.ts'
import { FIRST_START } from '#shared/habits/habit.ts'
import { movedVersions } from '#shared/habits/versions.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/kit/entity/actions.ts'
import { updateRow } from '#server/kit/entity/rows.ts'
import type { Person } from '#server/kit/http/person.ts'
import { markGoalsChanged } from '#server/links/links.ts'
import { habit as entity } from './habit.ts'
import { inSlices } from './inTurn.ts'
import { pastsOf } from './past.ts'
import { forgetSettled } from './settledPasts.ts'
import type { StoredHabit } from './storedHabit.ts'

/**
 * Adds check-ins of any dates up to today, all or none; dates that have one keep it. They earn nothing, and the habit begins
 * with the earliest.
 *
 * @throws AppError `not_found`; `invalid` for the first date or value that cannot be
 */
export function importCheckIns(
  deps: Deps,
  person: Person,
  id: string,
  { check_ins }: CheckInImport,
): Promise<ImportedCheckIns> {
  return change(deps, person, async (tx) => {
    await deps.quota.reserve(tx, person.id, { rows: check_ins.length })
    const now = deps.now()
    const habit = (await liveRow(tx, person, entity, id)) as StoredHabit
    const today = localDate(now, person.dayRule)
    const rows = await rowsOf(habit, check_ins, today)
    const made = await tx.query<{ id: string }>(IMPORT, [person.id, id, JSON.stringify(rows), now, today])
    const ids = made.map((row) => row.id)
    if (ids.length > 0) {
      tx.changed(person.id, 'habit_checkins', ids, 'insert')
      tx.changed(person.id, 'habits', id, 'update')
      markGoalsChanged(tx, person, habit.goal_id)
    }
    await moveStart(tx, person, habit, rows, now)
    if (ids.length > 0 && rows.some(({ date }) => isTooOld(date, today)))
      await settleAgain(tx, person, id, today)
    return { imported: ids.length, kept: rows.length - ids.length }
  })
}

/** The one request that changes years pays for judging them, not the next one that looks. */
async function settleAgain(tx: Tx, person: Person, id: string, today: string) {
  await forgetSettled(tx, person.id, id)
  const habit = (await liveRow(tx, person, entity, id)) as StoredHabit
  const rangeOf = () => ({ from: today, to: today })
  await pastsOf(tx, person.id, [habit], { today, weekStart: person.weekStart, rangeOf })
}

type Row = { id: string; date: string; value: number | null; skipped: boolean; note: string }

/** Their ids are hashes, of which thousands take long: others' requests go between. */
function rowsOf(habit: StoredHabit, checkIns: CheckInImport['check_ins'], today: string): Promise<Row[]> {
  return inSlices(checkIns, ({ date, ...asked }, index) => {
    const said = saidOf(habit.kind, asked)
    const field = `check_ins.${index}`
    if (typeof said === 'string') throw invalidField(`${field}.value`, said)
    if (date > today) throw invalidField(`${field}.date`, 'This date has not come yet')
    if (date < FIRST_START) throw invalidField(`${field}.date`, 'A habit begins in 1990 or later')
    const { value, skipped, note = '' } = said
    return { id: derivedId(habit.id, date), date, value, skipped, note }
  })
}

const IMPORT = `
  insert into habit_checkins (user_id, habit_id, date, id, value, skipped, note, backfilled, imported, checked_at)
  select $1, $2, r.date, r.id, r.value, r.skipped, r.note, r.date < $5, true, $4
  from json_to_recordset($3::json) as r (id uuid, date date, value float8, skipped boolean, note text)
  on conflict (user_id, habit_id, date) do nothing returning id`

/** A change of the row itself, so its version rises. */
async function moveStart(tx: Tx, person: Person, habit: StoredHabit, rows: readonly Row[], now: Date) {
  const [earliest = habit.start_date] = rows.map(({ date }) => date).toSorted()
  if (earliest >= habit.start_date) return
  const versions = JSON.stringify(movedVersions(habit.versions, earliest))
  await updateRow(tx, entity, person.id, habit.id, { start_date: earliest }, now, { versions })
}
