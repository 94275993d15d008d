import { change } from '#server/kit/db/change.ts'
import { makeFriends } from '#server/people/makeFriends.ts'
import type { TestServer } from '#server/testing.ts'
import type { TestPerson } from './people.ts'

/** Makes two people friends. */
export async function befriend({ deps }: TestServer, one: TestPerson, other: TestPerson): Promise<void> {
  await change(deps, [one, other], (_tx, inside) => makeFriends(inside, [one.id, other.id], deps.now()))
}
