import type { DayRule } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A person for whom something is done, with what their days and weeks are counted by. */
export type Person = {
  id: UserId
  dayRule: DayRule
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
}

/** A person who asks by a session. */
export type SignedInPerson = Person & {
  sessionId: string
  /** When their account is erased, since they asked for it; null for everybody else. */
  deletionAt: Date | null
}

/**
 * The person whose id is known, for work without a session: a run that goes on, a moment that is due, a webhook. It does not
 * ask whether the account is banned.
 *
 * @returns null when there is no such person, or not any more
 */
export async function personOf(db: Db, userId: UserId): Promise<Person | null> {
  const [row] = await db.read<PersonRow>(PERSON, [userId])
  return row ? toPerson(row) : null
}

/** A person from their row of `users`. */
export function toPerson({ id, timezone, day_start: dayStart, week_start: weekStart }: PersonRow): Person {
  return { id, dayRule: { timezone, dayStart }, weekStart }
}

/** What {@link toPerson} takes. */
export type PersonRow = { id: UserId; timezone: string; day_start: string; week_start: number }

/** The columns of `users` that {@link toPerson} takes. @param from the alias of the table */
export const personColumns = (from: string) =>
  ['id', 'timezone', 'day_start', 'week_start'].map((column) => `${from}.${column}`).join(', ')

const PERSON = `select ${personColumns('u')} from users u where u.id = $1`
