import type { RecurrenceScope } from './recurrence.ts'
import type { NewTaskInput, TaskAction, TaskPatch } from './task.ts'

/**
 * One thing a person did to their tasks. The browser queues these; the server receives them in order.
 * Each is idempotent: ids come from the client, and `at` (ISO 8601) is when the person acted.
 */
export type TaskChange =
  | { kind: 'create'; task: NewTaskInput & { id: string }; at: string }
  | { kind: 'edit'; id: string; patch: TaskPatch; scope: RecurrenceScope; at: string }
  | { kind: 'act'; id: string; action: TaskAction; at: string }
  | { kind: 'remove'; id: string; scope: RecurrenceScope; at: string }
  | { kind: 'restore'; id: string; at: string }
