import { AppError, invalidField } from '#shared/errors.ts'
import {
  type CheckedIn,
  type CheckInAddition,
  type HabitCheckIn,
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
import { change } from '#server/db/change.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveRow } from '#server/entity/actions.ts'
import type { Person } from '#server/http/person.ts'
import { actedAt, type Moment } from '#server/progress/actedAt.ts'
import { latestAward } from '#server/progress/award.ts'
import { habit as entity, presented } from './habit.ts'
import { pastsOf } from './past.ts'
import { deleteCheckIn, findCheckIn, saveCheckIn, type StoredCheckIn } from './rows.ts'
import { isDoneBy, settle } from './settle.ts'
import type { StoredHabit } from './storedHabit.ts'

type Asked = { id: string; date: string }
/** What is said, with the device's clock when it was sent. */
type Sent<Said> = Said & Pick<Moment, 'sentAt'>
/** What a check-in is made on, in a transaction that has locked the person. */
type Scene = { tx: Tx; person: Person; habit: StoredHabit; date: string; today: string; now: Date }
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
    const before = await checkInOf(scene)
    const { value, skipped, note = before?.note ?? '' } = values
    const isSaid = before?.value === value && before.skipped === skipped && before.note === note
    return isSaid ? answered(scene, before) : write(scene, before, { value, skipped, note }, at)
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
    const { tx, habit, now } = scene
    if (habit.kind !== 'count' && habit.kind !== 'minutes')
      throw invalidField('amount', 'Only counts and minutes are added to')
    checkDate(scene)
    const before = await checkInOf(scene)
    const isNew = await tx.query(ADD, [person.id, id, habit.id, now])
    if (isNew.length === 0) return answered(scene, before)
    const sum = twoDecimals(Math.max(0, (before?.value ?? 0) + amount))
    if (sum > MOST_VALUE) throw invalidField('amount', 'A sum is up to 1,000,000')
    return write(scene, before, { value: sum, skipped: false, note: before?.note ?? '' }, at)
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
    const { tx, habit, date, today, now } = scene
    const before = await checkInOf(scene)
    const isSettled = isTooOld(date, today) && (before === null || before.imported)
    if (!isSettled) checkDate(scene)
    if (!before) return answered(scene, null)
    await settle(tx, person, habit, { ...before, value: null }, { at: now, now })
    await deleteCheckIn(tx, person.id, habit.id, date)
    tx.changed(person.id, 'habit_checkins', before.id, 'delete')
    tx.changed(person.id, 'habits', habit.id, 'update')
    return answered(scene, null)
  })
}

function onScene(
  deps: Deps,
  person: Person,
  { id, date }: Asked,
  work: (scene: Scene) => Promise<CheckedIn>,
): Promise<CheckedIn> {
  return change(deps, person, async (tx) => {
    const now = deps.now()
    const habit = (await liveRow(tx, person, entity, id)) as StoredHabit
    return work({ tx, person, habit, date, today: localDate(now, person.dayRule), now })
  })
}

function checkInOf({ tx, person, habit, date }: Scene): Promise<StoredCheckIn | null> {
  return findCheckIn(tx, person.id, habit.id, date)
}

function checkDate({ habit, date, today }: Scene) {
  const refusal = refusalOfDate(date, { today, start_date: habit.start_date })
  if (refusal) throw invalidField('date', refusal)
  if (habit.archived || holdsDate(habit.archived_spans, date))
    throw new AppError('conflict', 'This habit is archived')
  if (holdsDate(habit.pauses, date)) throw new AppError('conflict', 'This habit is paused on that date')
}

async function write(
  scene: Scene,
  before: StoredCheckIn | null,
  values: Values,
  at: Date,
): Promise<CheckedIn> {
  const { tx, person, habit, date, now } = scene
  const past = await pastBefore(scene)
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
  const { settled, award } = await settle(tx, person, habit, row, { at, now })
  const after = withCheckIn(past, settled)
  const isBack = isDoneBy(habit, row) && (settled.comeback || isComeback(scene, past, after))
  const said = { ...settled, comeback: isBack }
  await saveCheckIn(tx, person.id, said)
  tx.changed(person.id, 'habit_checkins', row.id, before ? 'update' : 'insert')
  tx.changed(person.id, 'habits', habit.id, 'update')
  return answered(scene, said, { past: after, award })
}

/** The past without what is written now. */
async function pastBefore({ tx, person, habit }: Scene): Promise<RecordedPast> {
  const [past] = await pastsOf(tx, person.id, [habit])
  if (!past) throw new Error('A habit without a past')
  return past
}

function withCheckIn(past: RecordedPast, checkIn: StoredCheckIn): RecordedPast {
  return { ...past, checkIns: [...past.checkIns.filter(({ date }) => date !== checkIn.date), checkIn] }
}

function isComeback({ person, today }: Scene, before: RecordedPast, after: RecordedPast): boolean {
  const hasMissed = (past: RecordedPast) =>
    missesOf(judgeHabit(past, { today, weekStart: person.weekStart })).missed_last
  return hasMissed(before) && !hasMissed(after)
}

/** The date and the habit as they are, with the award of what was earned or given back last. */
async function answered(
  scene: Scene,
  checkIn: StoredCheckIn | null,
  known: { past?: RecordedPast; award?: Award | null } = {},
): Promise<CheckedIn> {
  const { tx, person, date, today, habit } = scene
  const past = known.past ?? (await pastBefore(scene))
  const source = { source_kind: 'habit', source_id: habit.id, occurrence_date: date } as const
  const award = known.award ?? (await latestAward(tx, person.id, source))
  return {
    check_in: checkIn && shown(habit, checkIn),
    habit: presented(habit, figuresOf(past, { today, weekStart: person.weekStart })),
    ...(award && { award: { ...award, comeback: (checkIn?.comeback ?? false) && award.xp > 0 } }),
  }
}

/** A check-in as it is answered. */
function shown(habit: StoredHabit, row: StoredCheckIn): HabitCheckIn {
  const { comeback: _, ...fields } = row
  return { ...fields, done: isDoneBy(habit, row) }
}
