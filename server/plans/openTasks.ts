import { AppError } from '#shared/errors.ts'
import type { PlannedTask } from '#shared/planning/placing/calendar.ts'
import { MOST_HORIZON } from '#shared/planning/request.ts'
import { addDays } from '#shared/time/civil.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'

/**
 * The open tasks of some dates and their neighbours, with the occurrences of repeating ones where the dates are not years apart.
 *
 * @throws AppError `unavailable` while there are more occurrences to make than one request makes
 */
export async function openTasksOn(
  deps: Deps,
  person: Person,
  dates: readonly string[],
): Promise<PlannedTask[]> {
  const sorted = dates.toSorted()
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return []
  if (last <= addDays(first, MOST_HORIZON)) {
    const range = { from: addDays(first, -1), to: addDays(last, 1) }
    if (!(await makeOccurrences(deps.db, person.id, range, deps.now())))
      throw new AppError('unavailable', STILL_MADE)
  }
  const around = new Set(sorted.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]))
  return deps.db.read(TASKS, [person.id, [...around]])
}

export const STILL_MADE =
  'Your repeating tasks are still being put into the calendar. Please try again in a moment.'

const TASKS = `
  select id, scheduled_date, scheduled_time, estimated_duration, category from tasks
  where user_id = $1 and scheduled_date = any($2::date[]) and status <> 'completed' and deleted_at is null
  order by scheduled_date, scheduled_time, id`
