import type { NewTaskInput } from '#shared/tasks/task.ts'

/** A task as a line of quick add says it. `reminders` are minutes before it. */
export type TypedTask = NewTaskInput & { reminders?: readonly number[] | undefined }
