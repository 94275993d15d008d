import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { Task } from '#shared/tasks/task.ts'
import { csvLine } from '#shared/text/csv.ts'

/** The header of `tasks.csv`: names of the wire's `Task`. */
export const CSV_FIELDS = [
  'id',
  ...(Object.keys(TASK_FIELDS) as (keyof typeof TASK_FIELDS)[]),
  'status',
  'completed_at',
  'actual_duration',
  'elapsed_seconds',
  'recurrence',
  'recurrence_id',
  'version',
  'deleted_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Task)[]

export const csvHeader = () => csvLine(CSV_FIELDS)

/** A task as a row; how it repeats is JSON. */
export function csvRow(task: Pick<Task, (typeof CSV_FIELDS)[number]>): string {
  return csvLine(
    CSV_FIELDS.map((name) => {
      const value = task[name]
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    }),
  )
}
