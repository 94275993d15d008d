import * as z from 'zod/mini'
import { ActivityPage, Cheered, NewCheer } from '#shared/activity/activity.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { activityPolicy } from './activityPolicy.ts'
import { cheer, takeCheerBack } from './cheer.ts'
import { listActivity } from './feed.ts'
import { followActivity } from './follow.ts'
import { FORGETTING_CHEERS } from './leaving.ts'

const ActivityQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

const ofOthers = { who: PERSON, scope: 'session', cost: 2, sees: activityPolicy } as const
const OWN = ['It is one’s own', PROBLEM] as const

/** What friends have reached, and cheers for it (docs/rules/activity.md). */
export const activity: Slice = {
  tag: 'Activity',
  follows: followActivity,
  leaving: FORGETTING_CHEERS.leaving,
  due: FORGETTING_CHEERS.due,
  routes: [
    route({
      method: 'get',
      path: '/api/activity',
      summary:
        'What the person, their friends and their team mates have reached in the last seven days, newest first',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { ActivityQuery },
      answers: { 200: ['A page of it', { ActivityPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listActivity(deps, caller, query)),
    }),
    route({
      ...ofOthers,
      method: 'post',
      path: '/api/activity/:id/cheer',
      summary: 'Cheer for what a friend has reached; again with another kind: that one instead',
      body: { NewCheer },
      answers: {
        200: ['Its cheers', { Cheered }],
        403: OWN,
        404: ['No such item', PROBLEM],
        429: ['A hundred cheers in a day', PROBLEM],
      },
      answer: async ({ c, deps, caller, seen, body }) => c.json(await cheer(deps, caller, seen, body.kind)),
    }),
    route({
      ...ofOthers,
      method: 'delete',
      path: '/api/activity/:id/cheer',
      summary: 'Take a cheer back',
      answers: { 204: ['It is taken back'], 403: OWN, 404: ['No such item', PROBLEM] },
      async answer({ c, deps, caller, seen }) {
        await takeCheerBack(deps, caller, seen)
        return c.body(null, 204)
      },
    }),
  ],
}
