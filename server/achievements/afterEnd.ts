import type { Inside } from '#server/deps.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/** One challenge against others that has ended, and one that was won. */
export async function afterEnd(
  inside: Inside,
  person: Person,
  { contested, won }: Facts['challenge.ended'],
): Promise<readonly Unlocked[]> {
  if (!contested && !won) return []
  const standing = await readStanding(inside.db, person.id)
  return unlockReached(inside, person, standing, {
    contestedChallenges: contested ? 1 : 0,
    wonChallenges: won ? 1 : 0,
  })
}
