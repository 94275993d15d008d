import type { Db } from '#server/kit/db/database.ts'
import type { Person } from '#server/kit/http/person.ts'
import { policy, type Seen } from '#server/kit/http/policy.ts'
import { isMember } from '#server/teams/membership.ts'
import { type ChallengeRow, readRows } from './rows.ts'

type Viewer = Pick<Person, 'id' | 'isGamified'>

/** A challenge that somebody sees, as it is when they ask. */
export type SeenChallenge = Seen<'challenge', { id: string; row: ChallengeRow }>

/**
 * A challenge is seen by who was invited, is in it or has left it, and by the members of its team. One of XP does not exist for
 * who has gamification off.
 */
export const challengePolicy = policy(
  'challenge',
  'No such challenge',
  async (db: Db, { id: viewer, isGamified }: Viewer, { id }: { id: string }) => {
    const [row] = await readRows(db, viewer, [id])
    if (!row || (row.metric === 'xp' && !isGamified)) return null
    const isIn = row.mine !== null || (row.team_id !== null && (await isMember(db, viewer, row.team_id)))
    return isIn ? { id, row } : null
  },
)
