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
  const standing = await readStanding(inside.db, person.id)
  return unlockReached(inside, person, standing, {
    contestedChallenges: Number(contested),
    wonChallenges: Number(won),
  })
}
