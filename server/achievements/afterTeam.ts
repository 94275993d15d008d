import type { Inside } from '#server/deps.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/** One team is what it takes. */
export async function afterTeam(inside: Inside, person: Person): Promise<readonly Unlocked[]> {
  const standing = await readStanding(inside.db, person.id)
  return unlockReached(inside, person, standing, { teams: 1 })
}
