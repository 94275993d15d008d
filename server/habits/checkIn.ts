import { AppError, invalidField } from '#shared/errors.ts'
import {
  type CheckedIn,
  type CheckInAddition,
  isTooOld,
  type PutCheckIn,
  refusalOfDate,
  saidOf,
} from '#shared/habits/checkIn.ts'
import { figuresOf, twoDecimals } from '#shared/habits/figures.ts'
import type { RecordedPast } from '#shared/habits/history.ts'
import { judgeHabit } from '#shared/habits/judge.ts'
import { holdsDate } from '#shared/habits/spans.ts'
import { missesOf } from '#shared/habits/streak.ts'
import type { Award } from '#shared/progress/award.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/http/person.ts'
import { nameGoals } from '#server/links/links.ts'
import { actedAt, type Moment } from '#server/progress/actedAt.ts'
import { latestAward } from '#server/progress/award.ts'
import { presented } from './habit.ts'
import { deleteCheckIn, saveCheckIn, type StoredCheckIn } from './rows.ts'
import { onScene, type Scene } from './scene.ts'
import { isDoneBy, settle, shown } from './settle.ts'

type Asked = { id: string; date: string }
/** What is said, with the device's clock when it was sent. */
type Sent<Said> = Said & Pick<Moment, 'sentAt'>
type Values = Pick<StoredCheckIn, 'value' | 'skipped' | 'note'>

const MOST_VALUE = 1_000_000

/**
 * Sets what a date of a habit says, and earns its XP when that makes it done. The same again changes nothing.
 *
 * @throws AppError `not_found`; `invalid` for the date or the value; `conflict` when the date is paused or the habit archived
 */
export function putCheckIn(
  deps: Deps,
  person: Person,
  asked: Asked,
  said: Sent<PutCheckIn>,
): Promise<CheckedIn> {
  return onScene(deps, person, asked, async (scene) => {
    const at = actedAt(said, scene.now)
    const values = saidOf(scene.habit.kind, said)
    if (typeof values === 'string') throw invalidField('value', values)
    checkDate(scene)
    const { before } = scene
    const { value, skipped, note = before?.note ?? '' } = values
    const isSaid = before?.value === value && before.skipped === skipped && before.note === note
    return isSaid ? answered(scene, before) : write(scene, { value, skipped, note }, at)
  })
}

/**
 * Adds to the value of a date, once for each id; a sum is never below 0.
 *
 * @throws AppError as {@link putCheckIn}, and `invalid` for a habit without numbers
 */
export function addToCheckIn(
  deps: Deps,
  person: Person,
  asked: Asked,
  { id, amount, ...moment }: Sent<CheckInAddition>,
): Promise<CheckedIn> {
  return onScene(deps, person, asked, async (scene) => {
    const at = actedAt(moment, scene.now)
    const { tx, habit, before, now } = scene
    if (habit.kind !== 'count' && habit.kind !== 'minutes')
      throw invalidField('amount', 'Only counts and minutes are added to')
    checkDate(scene)
    const isNew = await tx.query(ADD, [person.id, id, habit.id, now])
    if (isNew.length === 0) return answered(scene, before)
    const sum = twoDecimals(Math.max(0, (before?.value ?? 0) + amount))
    if (sum > MOST_VALUE) throw invalidField('amount', 'A sum is up to 1,000,000')
    return write(scene, { value: sum, skipped: false, note: before?.note ?? '' }, at)
  })
}

const ADD = `
  insert into habit_additions (user_id, id, habit_id, added_at) values ($1, $2, $3, $4)
  on conflict do nothing returning id`

/**
 * Takes back what a date says, and what it earned. Where there is nothing, nothing changes.
 *
 * @throws AppError as {@link putCheckIn}; an imported check-in may be taken back at any age
 */
export function removeCheckIn(deps: Deps, person: Person, asked: Asked): Promise<CheckedIn> {
  return onScene(deps, person, asked, async (scene) => {
    const { tx, habit, date, before, today, round, now } = scene
    const isOldImport = isTooOld(date, today) && (before === null || before.imported)
    if (!isOldImport) checkDate(scene) // one that is gone already is no other
    if (!before) return answered(scene, null)
    await settle(tx, person, habit, { ...before, value: null }, { at: now, now, round })
    await deleteCheckIn(tx, person.id, habit.id, date)
    tx.changed(person.id, 'habit_checkins', before.id, 'delete')
    tx.changed(person.id, 'habits', habit.id, 'update')
    nameGoals(tx, person, habit.goal_id)
    return answered(scene, null, { past: without(scene) })
  })
}

function checkDate({ habit, date, today }: Scene) {
  const refusal = refusalOfDate(date, { today, start_date: habit.start_date })
  if (refusal) throw invalidField('date', refusal)
  if (habit.archived || holdsDate(habit.archived_spans, date))
    throw new AppError('conflict', 'This habit is archived')
  if (holdsDate(habit.pauses, date)) throw new AppError('conflict', 'This habit is paused on that date')
}

async function write(scene: Scene, values: Values, at: Date): Promise<CheckedIn> {
  const { tx, person, habit, date, before, round, now } = scene
  const row: StoredCheckIn = {
    id: before?.id ?? derivedId(habit.id, date),
    habit_id: habit.id,
    date,
    ...values,
    backfilled: date < localDate(at, person.dayRule),
    imported: false,
    xp: before?.xp ?? 0,
    comeback: before?.comeback ?? false,
    checked_at: at.toISOString(),
  }
  const { settled, award } = await settle(tx, person, habit, row, { at, now, round })
  const past = { ...scene.past, checkIns: [...without(scene).checkIns, settled] }
  const said = { ...settled, comeback: isDoneBy(habit, row) && (settled.comeback || isComeback(scene, past)) }
  await saveCheckIn(tx, person.id, said)
  tx.changed(person.id, 'habit_checkins', row.id, before ? 'update' : 'insert')
  tx.changed(person.id, 'habits', habit.id, 'update')
  nameGoals(tx, person, habit.goal_id)
  return answered(scene, said, { past, award })
}

/** The past of the other dates. */
function without({ past, date: asked }: Scene): RecordedPast {
  return { ...past, checkIns: past.checkIns.filter(({ date }) => date !== asked) }
}

function isComeback({ person, past, today }: Scene, after: RecordedPast): boolean {
  const hasMissed = (each: RecordedPast) =>
    missesOf(judgeHabit(each, { today, weekStart: person.weekStart })).missed_last
  return hasMissed(past) && !hasMissed(after)
}

/** The date and the habit as they are, with the award of what was earned or given back last. */
async function answered(
  scene: Scene,
  checkIn: StoredCheckIn | null,
  known: { past?: RecordedPast; award?: Award | null } = {},
): Promise<CheckedIn> {
  const { tx, person, date, today, habit } = scene
  const { past = scene.past } = known
  const source = { source_kind: 'habit', source_id: habit.id, occurrence_date: date } as const
  const award = known.award ?? (await latestAward(tx, person.id, source))
  return {
    check_in: checkIn && shown(habit, checkIn),
    habit: presented(habit, figuresOf(past, { today, weekStart: person.weekStart })),
    ...(award && { award: { ...award, comeback: (checkIn?.comeback ?? false) && award.xp > 0 } }),
  }
}
