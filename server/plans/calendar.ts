import { AppError } from '#shared/errors.ts'
import type { Block } from '#shared/planning/placing/block.ts'
import { type Calendar, earliestStart, type PlannedTask } from '#shared/planning/placing/calendar.ts'
import { skippedTimes } from '#shared/planning/skippedTimes.ts'
import { addDays, minutesOf } from '#shared/time/civil.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'
import { readAvailability } from './availability.ts'
import { STILL_MADE } from './openTasks.ts'

/** The person's date; it begins at midnight, whenever their own day does. */
export function todayOf({ now }: Pick<Deps, 'now'>, { dayRule }: Person): string {
  return localDate(now(), { timezone: dayRule.timezone, dayStart: '00:00' })
}

/**
 * A person's time on a range of dates, with all of their open tasks; occurrences of repeating ones are made on the way.
 *
 * @throws AppError `unavailable` while there are more occurrences to make than one request makes
 */
export async function readCalendar(deps: Deps, person: Person, { from, to }: DateRange): Promise<Calendar> {
  const { db } = deps
  const now = deps.now()
  const reach = { from: addDays(from, -1), to: addDays(to, 1) }
  if (!(await makeOccurrences(db, person.id, reach, now))) throw new AppError('unavailable', STILL_MADE)
  const availability = await readAvailability(db, person)
  const { timezone } = availability
  return {
    from,
    to,
    earliest: earliestStart({
      date: todayOf(deps, person),
      time: localTime(now, timezone),
      isWholeMinute: now.getTime() % 60_000 === 0,
    }),
    availability,
    tasks: await db.read<PlannedTask>(TASKS, [person.id, reach.from, reach.to]),
    busy: await busyTimes(),
    skipped: skippedTimes(timezone, from, to),
    dayStart: minutesOf(person.dayRule.dayStart),
  }
}

const TASKS = `
  select id, scheduled_date, scheduled_time, estimated_duration, category from tasks
  where user_id = $1 and scheduled_date between $2 and $3 and status <> 'completed' and deleted_at is null
  order by scheduled_date, scheduled_time, id`

/** Times that calendars of others say are taken: none as long as there are no subscriptions. */
function busyTimes(): Promise<Block[]> {
  return Promise.resolve([])
}

/** The calendar without some tasks: those that are planned anew. */
export function without(calendar: Calendar, ids: ReadonlySet<string>): Calendar {
  return { ...calendar, tasks: calendar.tasks.filter(({ id }) => !ids.has(id)) }
}
