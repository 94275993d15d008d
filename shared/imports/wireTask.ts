import { pickFields, type ValuesOf } from '#shared/entity/fields.ts'
import { planned } from '#shared/tasks/change.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { Task } from '#shared/tasks/task.ts'

type Imported = ValuesOf<typeof TASK_FIELDS> & { id: string; created_at: string } & Partial<Task>

/** A task that an import would make, as the API would answer it then. */
export function wireTask(row: Imported, userId: string): Task {
  const { status = 'pending', completed_at = null, actual_duration = null, recurrence_id = null } = row
  const task = planned({ ...pickFields(TASK_FIELDS, row), id: row.id }, userId, row.created_at)
  const { deleted_at = null } = row
  return { ...task, status, completed_at, actual_duration, recurrence_id, deleted_at }
}
