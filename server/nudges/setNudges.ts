import { TIMES_OF_NUDGES } from '#shared/nudges/nudges.ts'
import { nextDailyTime } from '#shared/reminders/dailyTimes.ts'
import { parseInstant } from '#shared/time/instant.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { setDue } from '#server/kit/due/setDue.ts'

/** The kind of moment at which nudges of a person are looked at; its subject is the person. */
export const NUDGES_DUE = 'nudges'

/** Sets when nudges of a person are looked at next: the next of their times of day after an instant. */
export async function setNudges(tx: Db, id: UserId, timezone: string, after: Date): Promise<void> {
  const next = nextDailyTime(TIMES_OF_NUDGES, after.toISOString(), timezone)
  const at = next && parseInstant(next.instant)
  await setDue(tx, { ownerId: id, kind: NUDGES_DUE, subject: id }, at)
}
