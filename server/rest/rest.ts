import type { NewTask } from '#shared/tasks/task.ts'
import { transact } from '#server/db/transact.ts'
import type { Deps, Person } from '#server/http/context.ts'
import { profileJson } from '#server/profile/profile.ts'
import { createTask } from '#server/tasks/create.ts'

/** The person's own profile as JSON, as a list of one; anybody else's is a list of none. */
export async function usersById(deps: Deps, person: Person, id: string): Promise<string[]> {
  return id === person.id ? [await profileJson(deps, person.id)] : []
}

/** Adds tasks, all or none. Answers each as JSON. */
export async function insertTasks(deps: Deps, person: Person, tasks: NewTask[]): Promise<string[]> {
  return transact(deps, async (tx, after) => {
    const made: string[] = []
    for (const task of tasks) made.push((await createTask({ ...deps, db: tx }, person, task)).task)
    after(() => deps.hub.wake())
    return made
  })
}
