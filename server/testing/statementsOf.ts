import type { TestServer } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/**
 * How many statements a read of a person takes. The second one is counted: who asks is remembered from the first. A test stops
 * `deps.due` before, whose looks are no statements of a request.
 *
 * @throws an Error when it is not answered by 200
 */
export async function statementsOf({ deps }: TestServer, person: TestPerson, path: string): Promise<number> {
  await person.get(path)
  let count = 0
  const { query, read } = deps.db
  deps.db.query = (...call) => {
    count += 1
    return query(...call)
  }
  deps.db.read = (...call) => {
    count += 1
    return read(...call)
  }
  const { status } = await person.get(path)
  Object.assign(deps.db, { query, read })
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
  return count
}
