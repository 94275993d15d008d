import { AppError, invalidField } from '#shared/errors.ts'
import {
  type CheckedIn,
  type CheckInAddition,
  isTooOld,
  type PutCheckIn,
  refusalOfDate,
  saidOf,
} from '#shared/habits/checkIn.ts'
import { figuresOf, type HabitFigures, strengthNow } from '#shared/habits/figures.ts'
import { type JudgedHabit, judgeHabit } from '#shared/habits/judge.ts'
import { type HabitPast, replacedDay } from '#shared/habits/past.ts'
import { holdsDate } from '#shared/habits/spans.ts'
import { isMissedLast } from '#shared/habits/streak.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import type { Award } from '#shared/progress/award.ts'
import { derivedId } from '#shared/tasks/derivedId.ts'
import { localDate } from '#shared/time/localDate.ts'
import { checkInUnlocksNothing } from '#server/achievements/checkInUnlocksNothing.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { nextMacrotask } from '#server/kit/db/nextMacrotask.ts'
import type { Deps, Inside } from '#server/deps.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { markGoalsChanged } from '#server/links/links.ts'
import { actedAt, type Moment } from '#server/progress/actedAt.ts'
import { awardOf } from '#server/progress/award.ts'
import { sayUnlocks } from '#server/progress/sayUnlocks.ts'
import { writeBatched } from './batchedCheckIn.ts'
import { presented } from './habit.ts'
import { deleteCheckIn, saveCheckIn, type StoredCheckIn } from './rows.ts'
import { readScene, type Scene } from './scene.ts'
import { forgetSettled } from './settledPasts.ts'
import { isDoneBy, pay, type Settlement, settlementOf, shown } from './settle.ts'

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
  return changeDate(deps, person, asked, (scene) => {
    const at = actedAt(said, scene.now)
    const values = saidOf(scene.habit.kind, said)
    if (typeof values === 'string') throw invalidField('value', values)
    checkDate(scene)
    const { before } = scene
    const { value, skipped, note = before?.note ?? '' } = values
    const isSaid = before?.value === value && before.skipped === skipped && before.note === note
    return isSaid ? null : { values: { value, skipped, note }, at, addition: null }
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
  return changeDate(deps, person, asked, (scene) => {
    const at = actedAt(moment, scene.now)
    const { habit, before } = scene
    if (habit.kind !== 'count' && habit.kind !== 'minutes')
      throw invalidField('amount', 'Only counts and minutes are added to')
    checkDate(scene)
    const value = rounded(Math.max(0, (before?.value ?? 0) + amount), 2)
    if (value > MOST_VALUE) throw invalidField('amount', 'A sum is up to 1,000,000')
    return { values: { value, skipped: false, note: before?.note ?? '' }, at, addition: id }
  })
}

/**
 * Takes back what a date says, and what it earned. Where there is nothing, nothing changes.
 *
 * @throws AppError as {@link putCheckIn}; an imported check-in may be taken back at any age
 */
export function removeCheckIn(deps: Deps, person: Person, asked: Asked): Promise<CheckedIn> {
  return change(deps, person, async (tx, inside) => {
    const scene = await readScene(tx, person, asked, deps)
    const { habit, date, before, today, now } = scene
    const isOldImport = isTooOld(date, today) && (before === null || before.imported)
    if (!isOldImport) checkDate(scene) // one that is gone already is no other
    if (!before) return answered(scene, null)
    const settlement = settlementOf(habit, { ...before, value: null })
    const award = await pay(tx, person, settlement, { at: now, now, round: roundOf(scene) })
    await deleteCheckIn(tx, person.id, habit.id, date)
    tx.changed(person.id, 'habit_checkins', before.id, 'delete')
    nameHabit(tx, scene)
    await sayDone(inside, scene, null, { at: now, award })
    const past = isTooOld(date, today) ? await pastAnew(tx, scene) : without(scene)
    return answered(scene, null, { past, award })
  })
}

function checkDate({ habit, date, today }: Scene) {
  const refusal = refusalOfDate(date, { today, start_date: habit.start_date })
  if (refusal) throw invalidField('date', refusal)
  if (habit.archived || holdsDate(habit.archived_spans, date))
    throw new AppError('conflict', 'This habit is archived')
  if (holdsDate(habit.pauses, date)) throw new AppError('conflict', 'This habit is paused on that date')
}

/** What a date is to say, since when, and by which addition. */
type Wanted = { values: Values; at: Date; addition: string | null }

/**
 * Judges a change by what is read, and writes it if that still holds then. Otherwise once more, with the person locked.
 *
 * @param wantedOf null where nothing changes
 */
async function changeDate(
  deps: Deps,
  person: Person,
  asked: Asked,
  wantedOf: (scene: Scene) => Wanted | null,
): Promise<CheckedIn> {
  if (deps.db.batches) {
    const scene = await readScene(deps.db, person, asked, deps)
    const wanted = wantedOf(scene)
    if (!wanted) return answered(scene, scene.before)
    const judged = judgedChange(scene, wanted)
    const [entry, figures] = await Promise.all([
      isQuiet(scene, judged)
        ? writeBatched(deps, scene, { ...judged, addition: wanted.addition })
        : undefined,
      nextMacrotask().then(() => figuresOf(judged.past, askedOf(scene), judged.judged)), // while the database writes
    ])
    if (entry !== undefined)
      return answered(scene, judged.settled, { figures, award: entry && awardOf(entry) })
  }
  return change(deps, person, async (tx, inside) => {
    const scene = await readScene(tx, person, asked, deps)
    const wanted = wantedOf(scene)
    if (!wanted || !(await isNewAddition(tx, scene, wanted))) return answered(scene, scene.before)
    return write(inside, scene, wanted)
  })
}

/** Whether it earns nothing, or unlocks nothing by what it earns. */
function isQuiet({ unlocks, date, past: before }: Scene, { amount, judged, past }: JudgedChange) {
  const { settled, checkIns } = before
  const earlier = settled ? Infinity : checkIns.days.length
  const strength = () => strengthNow(judged, past)
  return amount <= 0 || checkInUnlocksNothing(unlocks, { date, earlier, strength })
}

/** @throws AppError `invalid` for an id that another habit was added to by */
async function isNewAddition(tx: Tx, { person, habit, now }: Scene, { addition }: Wanted): Promise<boolean> {
  if (addition === null) return true
  if ((await tx.query(ADD, [person.id, addition, habit.id, now])).length > 0) return true
  const [known] = await tx.query<{ habit_id: string }>(ADDED, [person.id, addition])
  if (known?.habit_id !== habit.id) throw invalidField('id', 'This id belongs to another addition')
  return false
}

const ADD = `
  insert into habit_additions (user_id, id, habit_id, added_at) values ($1, $2, $3, $4)
  on conflict do nothing returning id`

const ADDED = 'select habit_id from habit_additions where user_id = $1 and id = $2'

async function write(inside: Inside, scene: Scene, wanted: Wanted): Promise<CheckedIn> {
  const tx = inside.db
  const { person, before, now } = scene
  const judged = judgedChange(scene, wanted)
  const award = await pay(tx, person, judged, { at: wanted.at, now, round: roundOf(scene) })
  await saveCheckIn(tx, person.id, judged.settled)
  tx.changed(person.id, 'habit_checkins', judged.settled.id, before ? 'update' : 'insert')
  nameHabit(tx, scene)
  const said = await sayDone(inside, scene, judged.settled, { at: wanted.at, award })
  return answered(scene, judged.settled, { ...judged, award: said })
}

/** Says it when the date became done, or is not done any more. @returns the award with what that unlocked */
async function sayDone(
  inside: Inside,
  { person, habit, date, before }: Scene,
  after: StoredCheckIn | null,
  how: { at: Date; award: Award | null },
): Promise<Award | null> {
  const wasDone = before !== null && isDoneBy(habit, before)
  const isDone = after !== null && isDoneBy(habit, after)
  const kind = isDone ? 'habit.checked' : 'habit.unchecked'
  if (wasDone === isDone) return how.award
  const unlocked = await happened(inside, person, kind, { habit_id: habit.id, date, ...how })
  const source = { source_kind: 'habit', source_id: habit.id, occurrence_date: date } as const
  return how.award && sayUnlocks(inside.db, person.id, source, how.award, unlocked)
}

function nameHabit(tx: Tx, { person, habit }: Scene) {
  tx.changed(person.id, 'habits', habit.id, 'update')
  markGoalsChanged(tx, person, habit.goal_id)
}

/** A changed check-in as it is settled, with the past that it makes. */
type JudgedChange = Settlement & { past: HabitPast; judged: JudgedHabit }

function judgedChange(scene: Scene, { values, at }: Wanted): JudgedChange {
  const { person, habit, date, before } = scene
  const { settled, amount } = settlementOf(habit, {
    id: before?.id ?? derivedId(habit.id, date),
    habit_id: habit.id,
    date,
    ...values,
    backfilled: date < localDate(at, person.dayRule),
    imported: false,
    xp: before?.xp ?? 0,
    comeback: before?.comeback ?? false,
    checked_at: at.toISOString(),
  })
  const past = { ...scene.past, checkIns: replacedDay(scene.past.checkIns, date, settled) }
  const judged = judgeHabit(past, askedOf(scene))
  const comeback = isDoneBy(habit, settled) && (settled.comeback || isComeback(scene, judged))
  return { settled: { ...settled, comeback }, amount, past, judged }
}

/** The past of the other dates. */
function without({ past, date }: Scene): HabitPast {
  return { ...past, checkIns: replacedDay(past.checkIns, date, null) }
}

/** The past after one of its settled dates was changed. */
async function pastAnew(tx: Tx, scene: Scene): Promise<HabitPast> {
  const { person, habit } = scene
  await forgetSettled(tx, person.id, habit.id)
  const { past } = await readScene(tx, person, { id: habit.id, date: scene.date }, { now: () => scene.now })
  return past
}

function isComeback(scene: Scene, after: JudgedHabit): boolean {
  if (isMissedLast(after)) return false
  const { date, today, past } = scene
  // Today can change no earlier unit, and its own was not missed yet.
  if (date === today && !isMissedLast(after, after.timeline.today)) return false
  return isMissedLast(judgeHabit(past, askedOf(scene)))
}

/** Each time that a date is done is an award of its own. */
function roundOf({ entry }: Scene): number {
  return (entry?.round ?? 0) + 1
}

function askedOf({ today, person }: Scene) {
  return { today, weekStart: person.weekStart }
}

/** The date and the habit as they are, with the award of what was earned or given back last. */
function answered(
  scene: Scene,
  checkIn: StoredCheckIn | null,
  known: { past?: HabitPast; judged?: JudgedHabit; figures?: HabitFigures; award?: Award | null } = {},
): CheckedIn {
  const { habit, entry } = scene
  const { past = scene.past } = known
  const figures = known.figures ?? figuresOf(past, askedOf(scene), known.judged)
  const award = known.award ?? (entry && awardOf(entry))
  return {
    check_in: checkIn && shown(habit, checkIn),
    habit: presented(habit, figures),
    ...(award && { award: { ...award, comeback: (checkIn?.comeback ?? false) && award.xp > 0 } }),
  }
}
