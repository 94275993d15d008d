import type { NewTask, Task } from '#shared/tasks/task.ts'
import { change } from '#server/kit/db/change.ts'
import type { Json } from '#server/kit/db/json.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createTask } from '#server/tasks/create.ts'

/** Adds tasks, all or none. */
export function insertTasks(deps: Deps, person: Person, tasks: readonly NewTask[]): Promise<Json<Task>[]> {
  return change(deps, person, async (_tx, inside) => {
    const made: Json<Task>[] = []
    for (const task of tasks) made.push((await createTask(inside, person, task)).task)
    return made
  })
}
