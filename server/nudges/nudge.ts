import { MOST_NUDGES, type NudgeEvent, nudgesAt, TIMES_OF_NUDGES } from '#shared/nudges/nudges.ts'
import { dailyTimeAt } from '#shared/reminders/dailyTimes.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { DueMoment } from '#server/kit/due/dueKind.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { NUDGES } from './occasions.ts'
import { setNudges } from './setNudges.ts'

/** So late, in seconds, a nudge still comes; later it is left out. */
export const LATENESS = 3600

/**
 * Sends the nudges of one time of day that apply now, and schedules the next check. Each event is sent once on a local date,
 * at most three of them come, and none on a vacation (docs/rules/reminders.md, Nudges). The person is locked.
 */
export async function nudge(inside: Inside, { ownerId, dueAt, isLate }: DueMoment, now: Date): Promise<void> {
  const { db: tx } = inside
  const person = await personOf(tx, ownerId as UserId)
  if (!person) return
  const { timezone } = person.dayRule
  const time = dailyTimeAt(TIMES_OF_NUDGES, dueAt.toISOString(), timezone)
  const isNow = !isLate && dueAt <= now
  if (time && isNow)
    await tellThose(inside, person, nudgesAt(time.moment.slice(11)), time.moment.slice(0, 10), now)
  await setNudges(tx, person.id, timezone, lookedAtUntil(dueAt, now))
}

/** Of what an outage has missed, the last hour is looked at. A moment far ahead was set by a clock that was turned back since. */
function lookedAtUntil(dueAt: Date, now: Date): Date {
  if (dueAt > now) return now
  return new Date(Math.max(dueAt.getTime(), now.getTime() - LATENESS * 1000 - 1))
}

async function tellThose(
  inside: Inside,
  person: Person,
  events: readonly NudgeEvent[],
  date: string,
  now: Date,
): Promise<void> {
  const { db: tx } = inside
  const [day] = await tx.query<Day>(DAY, [person.id, date])
  if (!day || day.is_vacation) return
  const told = new Set(day.told)
  for (const event of events) {
    if (told.has(event) || told.size >= MOST_NUDGES) continue
    const words = await NUDGES[event]({ tx, person, date, now })
    if (!words) continue
    await noteTold(tx, person, { event, date }, now)
    told.add(event)
    await createNotice(inside, person, {
      kind: 'nudge',
      event,
      key: `nudge ${event} ${date}`,
      ...words,
      actions: [],
    })
  }
}

type Day = { is_vacation: boolean; told: string[] }

const DAY = `
  select array(select event from nudges where user_id = $1 and local_date = $2) as told,
    exists (select from streak_days_off where user_id = $1 and local_date = $2 and reason = 'vacation') as is_vacation`

async function noteTold(tx: Tx, { id }: Person, { event, date }: { event: string; date: string }, now: Date) {
  await tx.query('insert into nudges (user_id, local_date, event, told_at) values ($1, $2, $3, $4)', [
    id,
    date,
    event,
    now,
  ])
}
