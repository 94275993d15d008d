import * as z from 'zod/mini'
import { Challenge, ChallengePage, ChallengePatch, NewChallenge } from '#shared/challenges/challenge.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { challengeAudience } from './audience.ts'
import { challengePolicy } from './challengePolicy.ts'
import { createChallenge } from './create.ts'
import { deleteChallenge, editChallenge } from './edit.ts'
import { FORGETTING_INVITER, leaveChallenges } from './leaving.ts'
import { listChallenges, readChallenge } from './list.ts'
import { decline, join, leave } from './members.ts'
import { DUE_BEGINNINGS, followMove } from './notices.ts'
import { DUE_ENDS } from './settle.ts'

const ChallengeQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

const one = { who: PERSON, sees: challengePolicy } as const
const NONE = { 404: ['No such challenge', PROBLEM] } as const
const act = {
  ...one,
  method: 'post',
  scope: 'session',
  cost: 2,
  answers: {
    200: ['The challenge', { Challenge }],
    ...NONE,
    409: ['It is over, or there is no room', PROBLEM],
  },
} as const
const ofMaker = {
  403: ['Somebody else made it', PROBLEM],
  ...NONE,
  409: ['Somebody else has joined, it is over, or the version is stale: `details` is the row then', PROBLEM],
} as const

/** Challenges among friends and in teams (docs/rules/challenges.md). */
export const challenges: Slice = {
  tag: 'Challenges',
  shared: { challenges: { audience: challengeAudience } },
  leaving: leaveChallenges,
  due: { ...DUE_ENDS, ...DUE_BEGINNINGS, ...FORGETTING_INVITER.due },
  follows: { 'profile.moved': followMove },
  routes: [
    route({
      method: 'get',
      path: '/api/challenges',
      summary:
        'Challenges that the person is in or invited to, and of their teams, that which ends last first',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { ChallengeQuery },
      answers: { 200: ['A page of them', { ChallengePage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listChallenges(deps, caller, query)),
    }),
    route({
      method: 'post',
      path: '/api/challenges',
      summary: 'Make a challenge for friends or a team: a race, or one thing together',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { NewChallenge },
      answers: {
        200: ['The challenge, made before', { Challenge }],
        201: ['The challenge', { Challenge }],
        404: ['It counts XP, and gamification is off', PROBLEM],
        409: ['The id belongs to another one, or too many are open', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { challenge, isNew } = await createChallenge(deps, caller, body)
        return c.json(challenge, isNew ? 201 : 200)
      },
    }),
    route({
      ...one,
      method: 'get',
      path: '/api/challenges/:id',
      summary: 'A challenge with its standing',
      scope: 'read',
      cost: 1,
      answers: { 200: ['The challenge', { Challenge }], ...NONE },
      answer: async ({ c, deps, caller, seen }) => c.json(await readChallenge(deps, caller, seen)),
    }),
    route({
      ...one,
      method: 'patch',
      path: '/api/challenges/:id',
      summary: 'Change the name or the target, until somebody else joins',
      scope: 'session',
      cost: 2,
      body: { ChallengePatch },
      answers: { 200: ['The challenge', { Challenge }], ...ofMaker },
      answer: async ({ c, deps, caller, seen, body }) =>
        c.json(await editChallenge(deps, caller, seen, body)),
    }),
    route({
      ...one,
      method: 'delete',
      path: '/api/challenges/:id',
      summary: 'Delete it, until somebody else joins',
      scope: 'session',
      cost: 2,
      answers: { 204: ['It is deleted'], ...ofMaker },
      async answer({ c, deps, caller, seen }) {
        await deleteChallenge(deps, caller, seen)
        return c.body(null, 204)
      },
    }),
    route({
      ...act,
      path: '/api/challenges/:id/join',
      summary: 'Join it, also late',
      answer: async ({ c, deps, caller, seen }) => c.json(await join(deps, caller, seen)),
    }),
    route({
      ...act,
      path: '/api/challenges/:id/decline',
      summary: 'Say no to an invitation; nobody is told',
      answer: async ({ c, deps, caller, seen }) => c.json(await decline(deps, caller, seen)),
    }),
    route({
      ...act,
      path: '/api/challenges/:id/leave',
      summary: 'Leave it; until the end one may come back',
      answer: async ({ c, deps, caller, seen }) => c.json(await leave(deps, caller, seen)),
    }),
  ],
}
