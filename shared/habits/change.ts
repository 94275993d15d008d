import { applyEntityChange, type EntityChange } from '#shared/entity/change.ts'
import { rounded } from '#shared/numbers/rounded.ts'
import { type DateSaid, isTooOld } from './checkIn.ts'
import { expectedFigures } from './expected.ts'
import type { Habit, HabitPatch, NewHabit } from './habit.ts'

/**
 * A check-in as the person made it. `check` sets a date, or takes back what it says (null); `add` adds to its value, once for
 * each `addition`. `was` is what the date held on this device before.
 */
export type CheckInChange = { id: string; date: string; was: DateSaid | null; at: string } & (
  | { kind: 'check'; said: DateSaid | null }
  | { kind: 'add'; addition: string; amount: number }
)

/** What a new habit needs; the rest has initial values. */
export type AskedHabit = Partial<NewHabit> & Pick<NewHabit, 'name'>
/** One thing a person did to their habits. */
export type HabitChange = EntityChange<AskedHabit, HabitPatch> | CheckInChange

type Begin = (asked: AskedHabit & { id: string }, at: string) => Habit

/** The habits after a change, as far as their rows say (docs/rules/habits.md, Habits). @see applyEntityChange */
export function applyHabitChange(
  habits: readonly Habit[],
  change: HabitChange,
  begin: Begin,
  asked: { today: string; weekStart: number },
): readonly Habit[] {
  if (!isCheckIn(change)) return applyEntityChange(habits, change, begin)
  return habits.map((habit) => {
    if (habit.id !== change.id || isTooOld(change.date, asked.today)) return habit
    return { ...habit, ...expectedFigures(habit, change.date, saidAfter(change, habit, asked.today), asked) }
  })
}

export function isCheckIn(change: HabitChange): change is CheckInChange {
  return change.kind === 'check' || change.kind === 'add'
}

/** What the date of a change holds after it. What others added to today's value meanwhile counts too. */
function saidAfter(change: CheckInChange, habit: Habit, today: string): DateSaid | null {
  if (change.kind === 'check') return change.said
  const value = change.date === today ? habit.value_today : change.was?.value
  return { value: sumOf(value ?? 0, change.amount), skipped: false }
}

/** What the date of a change held before it and holds after it, on this device. */
export function valuesOf(change: CheckInChange): [before: DateSaid | null, after: DateSaid | null] {
  const { was } = change
  if (change.kind === 'check') return [was, change.said]
  return [was, { value: sumOf(was?.value ?? 0, change.amount), skipped: false }]
}

/**
 * The check-in that undoes one.
 *
 * @param addition an id for it, where it takes an addition off again
 */
export function inverseCheckIn(
  change: CheckInChange,
  { aim }: Pick<Habit, 'aim'>,
  addition: string,
): CheckInChange {
  const [was, said] = valuesOf(change)
  // A limit is kept at 0 too, so an addition is taken off a date that held nothing by taking back the date.
  if (change.kind === 'check' || (was === null && aim === 'at_most'))
    return { kind: 'check', id: change.id, date: change.date, said: was, was: said, at: change.at }
  return { ...change, was: said, addition, amount: -change.amount }
}

/** Two decimals, as people write them; a sum is never below 0. */
function sumOf(value: number, amount: number): number {
  return Math.max(0, rounded(value + amount, 2))
}
