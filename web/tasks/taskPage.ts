import { TaskPage } from '#shared/tasks/task.ts'

export function readTaskPage(json: unknown): TaskPage {
  return TaskPage.parse(json)
}
