import type { AppError, FieldError } from '#shared/errors.ts'
import { applyChange, type TaskChange } from '#shared/tasks/change.ts'
import { type NewTaskInput, Task } from '#shared/tasks/task.ts'
import type { Refused, Waiting } from '#web/offline/queue.ts'
import { taskIdOf } from './overlay.ts'

/**
 * What becomes of a change that the server will not take: its reason in words, and what was typed, so that it can be kept.
 * Later changes of a task that could not be created can only fail too: they go out with it, and the copy has them all.
 */
export function explainRefusal(
  { key, change, before }: Waiting,
  refusal: AppError,
  waiting: readonly Waiting[],
): { refused: Refused; alsoOut: string[] } {
  const id = taskIdOf(change)
  const isMissing = change.kind === 'create' || refusal.code === 'not_found'
  const later = isMissing ? waiting.filter((each) => each.key > key && taskIdOf(each.change) === id) : []
  const changes = [change, ...later.map((each) => each.change)]
  const asSeen = before ? [before] : []
  const [typed] = changes.reduce((tasks, each) => applyChange(tasks, each, { userId: '' }), asSeen)
  const theirs = refusal.code === 'conflict' ? Task.safeParse(refusal.details) : null
  return {
    refused: {
      key,
      change,
      title: typed?.title ?? before?.title ?? 'A task',
      reason: reasonOf(change, refusal),
      copy: typed && (isMissing || change.kind === 'edit') ? copyOf(typed) : null,
      theirs: theirs?.success ? theirs.data : null,
    },
    alsoOut: later.map((each) => each.key),
  }
}

function reasonOf(change: TaskChange, refusal: AppError): string {
  if (refusal.code === 'not_found' && change.kind !== 'create')
    return 'This task was deleted on another device meanwhile.'
  if (refusal.code === 'invalid' && Array.isArray(refusal.details)) {
    const messages = (refusal.details as FieldError[]).map(({ message }) => message)
    return messages.length > 0 ? `${messages.join('. ')}.` : refusal.message
  }
  return refusal.message
}

/** The task's own fields, as they would be asked for anew. */
function copyOf(task: Task): NewTaskInput {
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
