import * as z from 'zod/mini'
import { Leaderboard, OwnPoints, SCOPES } from '#shared/league/leaderboard.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { isGamified } from '#server/progress/withoutGamification.ts'
import { countBoards, DUE_COUNTING } from './count.ts'
import { readLeaderboard } from './leaderboard.ts'
import { followSettings, leaveBoard, renameOnBoard } from './membership.ts'
import { readOwnPoints } from './ownPoints.ts'
import { DUE_ENDS } from './podium.ts'

const WeekQuery = z.object({ week: z.optional(CivilDate) })

const BoardQuery = z.object({
  ...WeekQuery.shape,
  scope: z._default(z.enum(SCOPES, 'A scope is friends or everyone'), 'friends'),
  limit: limitOf(),
  cursor: z.optional(z.string()),
  around: z.optional(z.literal('me', 'Around me, or not at all')),
})

/** The league: points of a week, and boards of them (docs/rules/league.md). */
export const league: Slice = {
  tag: 'League',
  leaving: leaveBoard,
  followsRows: [followSettings],
  follows: { 'profile.renamed': ({ db }, { id }) => renameOnBoard(db, id) },
  due: { ...DUE_COUNTING, ...DUE_ENDS },
  jobs: { countBoards },
  routes: [
    route({
      method: 'get',
      path: '/api/leaderboard',
      summary: 'A page of the leaderboard of a week, of friends or everyone, and oneself',
      who: PERSON,
      scope: 'session',
      cost: 1,
      isFor: isGamified,
      query: { BoardQuery },
      answers: { 200: ['The board', { Leaderboard }] },
      answer: async ({ c, deps, caller, query }) => c.json(await readLeaderboard(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: '/api/leaderboard/points',
      summary: 'What the own points of a week are made of',
      who: PERSON,
      scope: 'session',
      cost: 1,
      isFor: isGamified,
      query: { WeekQuery },
      answers: { 200: ['The points', { OwnPoints }] },
      answer: async ({ c, deps, caller, query }) => c.json(await readOwnPoints(deps, caller, query.week)),
    }),
  ],
}
