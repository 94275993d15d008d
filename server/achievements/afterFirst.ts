import type { Statistics } from '#shared/achievements/statistics.ts'
import type { Inside } from '#server/deps.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readStanding } from './standing.ts'
import { unlockReached } from './unlock.ts'

/** What follows a fact of which one is all that an achievement asks for: nothing has to be counted. */
export const afterFirst =
  (figure: keyof Pick<Statistics, 'friends' | 'teams' | 'joinedChallenges' | 'topRanks'>) =>
  async (inside: Inside, person: Person): Promise<readonly Unlocked[]> =>
    unlockReached(inside, person, await readStanding(inside.db, person.id), { [figure]: 1 })
