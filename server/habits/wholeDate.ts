import type { CheckedIn } from '#shared/habits/checkIn.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import { AppError } from '#shared/errors.ts'
import { wholeValueOf } from '#shared/habits/wholeValue.ts'
import { holdsDate } from '#shared/habits/spans.ts'
import type { Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { putCheckIn } from './checkIn.ts'
import { readScene, type Scene } from './scene.ts'

type Asked = { id: string; date: string }

/**
 * Checks a date of a habit in by one tap, as a whole, and earns its XP. One that is done already stays as it is.
 *
 * @throws AppError as `putCheckIn`; `conflict` for a sum over a week or a month, which needs a number
 */
export async function checkInWhole(
  inside: Inside,
  person: Person,
  asked: Asked,
  at: Date,
): Promise<CheckedIn> {
  const scene = await readScene(inside.db, person, asked, inside)
  const entered = scene.before?.value ?? null
  const value = isDone(scene) ? entered : wholeValueOf(scene.habit, entered)
  if (value === null) throw new AppError('conflict', 'Enter how much in the habit itself')
  return putCheckIn(inside, person, asked, { value, at: at.toISOString() })
}

/** Skips a date of a habit, unless it is done. @throws AppError as `putCheckIn` */
export async function skipOpenDate(inside: Inside, person: Person, asked: Asked, at: Date): Promise<void> {
  if (isDone(await readScene(inside.db, person, asked, inside))) return
  await putCheckIn(inside, person, asked, { skipped: true, at: at.toISOString() })
}

/** Whether a date of a habit still waits for a check-in. Where there is no such habit any more, nothing does. */
export async function isDateOpen(inside: Inside, person: Person, asked: Asked): Promise<boolean> {
  try {
    const scene = await readScene(inside.db, person, asked, inside)
    const { habit, before, date } = scene
    return !habit.archived && !holdsDate(habit.pauses, date) && before?.skipped !== true && !isDone(scene)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}

function isDone({ habit, date, before }: Scene): boolean {
  return before !== null && isDoneOn(habit, date, before.value)
}
