import { compiledCheck } from '#shared/entity/compiledCheck.ts'
import { AppError } from '#shared/errors.ts'
import { TaskPage } from '#shared/tasks/task.ts'

const isPage = compiledCheck(TaskPage)

/**
 * Checks a page of tasks, which is answered as it came.
 *
 * @throws AppError `internal` when the answer is no page of tasks
 */
export function readTaskPage(json: unknown): TaskPage {
  if (!isPage(json))
    throw new AppError('internal', 'The server gave an answer that this version does not understand.')
  return json as TaskPage
}
