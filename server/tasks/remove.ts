import type { RecurrenceScope } from '#shared/tasks/repeating/recurrence.ts'
import { localDate } from '#shared/time/localDate.ts'
import { change } from '#server/kit/db/change.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { type Removed, removeSeries } from './removeSeries.ts'
import { noSuchTask } from './rows.ts'
import { makeNextAfterCompletion } from './series.ts'
import { moveToTrash } from './trash.ts'

/**
 * Puts a task into the trash, or several occurrences of its series. Its timer stops; what it earned stays.
 *
 * Deleting it again changes nothing.
 *
 * @throws AppError `not_found`
 */
export function removeTask(deps: Deps, person: Person, id: string, scope: RecurrenceScope): Promise<void> {
  const now = deps.now()
  return change(deps, person, async (tx) => {
    const [task] = await tx.query<Removed>(FIND, [person.id, id])
    if (!task) throw noSuchTask()
    if (task.deleted_at !== null) return
    if (task.recurrence_id !== null && scope !== 'this')
      return removeSeries(tx, person, { ...task, recurrence_id: task.recurrence_id }, scope, now)

    await moveToTrash(tx, person, [id], now)
    if (task.recurrence_id === null || task.status === 'completed') return
    const today = localDate(now, person.dayRule)
    const planned = task.scheduled_date ?? today
    await makeNextAfterCompletion(tx, person.id, id, planned > today ? planned : today, now)
  })
}

const FIND = `
  select id, status, deleted_at, recurrence_id, occurrence_date, scheduled_date
  from tasks where user_id = $1 and id = $2`
