import type { DayRule } from '#shared/time/localDate.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'

/** A person for whom something is done, with what their days and weeks are counted by. */
export type Person = {
  id: UserId
  dayRule: DayRule
  /** 0 Sunday to 6 Saturday. */
  weekStart: number
  /** Whether they are shown XP, levels and streaks; their settings say so (docs/rules/settings.md, Gamification). */
  isGamified: boolean
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
export function toPerson(row: PersonRow): Person {
  const { id, timezone, day_start: dayStart, week_start: weekStart, is_gamified: isGamified } = row
  return { id, dayRule: { timezone, dayStart }, weekStart, isGamified }
}

/** What {@link toPerson} takes. */
export type PersonRow = {
  id: UserId
  timezone: string
  day_start: string
  week_start: number
  is_gamified: boolean
}

/** SQL: what {@link toPerson} takes, from `users u` joined with {@link THEIR_SETTINGS}. */
export const PERSON_COLUMNS = `
  u.id, u.timezone, u.day_start, u.week_start, coalesce(u_settings."gamificationEnabled", true) as is_gamified`

/** SQL: joins the settings of `users u`; those that nobody changed have no row. */
export const THEIR_SETTINGS = 'left join settings u_settings on u_settings.user_id = u.id'

const PERSON = `select ${PERSON_COLUMNS} from users u ${THEIR_SETTINGS} where u.id = $1`
