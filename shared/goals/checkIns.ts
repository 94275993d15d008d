import type { EnteredCheckIn, GoalChange } from './change.ts'

/**
 * A goal's check-ins after changes of it, newest date first; of one date the later one first.
 *
 * @param checkIns in the same order
 */
export function checkInsAfter(
  checkIns: readonly EnteredCheckIn[],
  changes: readonly GoalChange[],
): readonly EnteredCheckIn[] {
  const after = changes.reduce(checkInsAfterOne, checkIns)
  return after === checkIns
    ? checkIns
    : after.toSorted((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0))
}

function checkInsAfterOne(
  checkIns: readonly EnteredCheckIn[],
  change: GoalChange,
): readonly EnteredCheckIn[] {
  const without = (id: string) => checkIns.filter((each) => each.id !== id)
  if (change.kind === 'addCheckIn') return [change.checkIn, ...without(change.checkIn.id)]
  if (change.kind === 'removeCheckIn') return without(change.was.id)
  if (change.kind !== 'editCheckIn') return checkIns
  return checkIns.map((each) => (each.id === change.checkIn.id ? change.checkIn : each))
}
