import type { AppError, FieldError } from '#shared/errors.ts'
import { applyChange, type TaskChange } from '#shared/tasks/change.ts'
import { type NewTaskInput, Task } from '#shared/tasks/task.ts'
import type { Refused, Waiting } from '#web/offline/queue.ts'
import { needsCreation } from './dependsOn.ts'
import { taskIdOf } from './overlay.ts'

/**
 * What becomes of a change that the server will not take: its reason in words, and what was typed, so that it can be kept.
 * Later changes of a task that could not be created can only fail too: they go out with it, and the copy has them all.
 */
export function explainRefusal(
  entry: Waiting,
  refusal: AppError,
  waiting: readonly Waiting[],
): { refused: Refused; alsoOut: string[] } {
  const { key, change, before } = entry
  const id = taskIdOf(change)
  const isMissing = change.kind === 'create' || refusal.code === 'not_found'
  const isLost = (each: Waiting) => taskIdOf(each.change) === id || needsCreation(each, entry)
  const later = isMissing ? waiting.filter((each) => each.key > key && isLost(each)) : []
  const typed = typedBy([entry, ...later])
  const theirs = refusal.code === 'conflict' ? Task.safeParse(refusal.details) : null
  return {
    refused: {
      key,
      change,
      title: typed?.title ?? before?.title ?? 'A task',
      reason: reasonOf(change, refusal),
      copy: typed && (isMissing || change.kind === 'edit') ? copyOf(typed) : null,
      faults: faultsOf(refusal),
      theirs: theirs?.success ? theirs.data : null,
    },
    alsoOut: later.map((each) => each.key),
  }
}

/** The task as changes of it have left it, beginning with what was seen before the first. */
export function typedBy(entries: readonly Waiting[]): Task | undefined {
  const asSeen: Task[] = entries[0]?.before ? [entries[0].before] : []
  const [typed] = entries.reduce((tasks, { change }) => applyChange(tasks, change, { userId: '' }), asSeen)
  return typed
}

function reasonOf(change: TaskChange, refusal: AppError): string {
  if (refusal.code === 'not_found' && change.kind !== 'create')
    return 'This task was deleted on another device meanwhile.'
  const messages = faultsOf(refusal).map(({ message }) => message)
  return messages.length > 0 ? `${messages.join('. ')}.` : refusal.message
}

/** What is wrong with which field, where that is why a change was refused. */
function faultsOf({ code, details }: AppError): FieldError[] {
  return code === 'invalid' && Array.isArray(details) ? (details as FieldError[]) : []
}

/** The task's own fields, as they would be asked for anew. */
export function copyOf(task: Task): NewTaskInput {
  return {
    title: task.title,
    description: task.description,
    category: task.category,
    priority: task.priority,
    estimated_duration: task.estimated_duration,
    scheduled_date: task.scheduled_date,
    scheduled_time: task.scheduled_time,
    due_date: task.due_date,
    xp_reward: task.xp_reward,
    accountability_type: task.accountability_type,
    recurrence: task.recurrence,
  }
}
