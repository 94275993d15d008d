import * as z from 'zod/mini'
import { AssistantRequests, AssistantUsage } from '#shared/assistant/usage.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { readUsage } from './budgets.ts'
import { emptyRequests, forgetOldRequests, listRequests } from './requestLog.ts'

const RequestsQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

/** What the assistant's services cost a person, and what went out to them. */
export const assistantUsage: Slice = {
  tag: 'Assistant',
  routes: [
    route({
      method: 'get',
      path: '/api/assistant/usage',
      summary: 'What this month has used of tokens, spoken characters and transcribed seconds',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['Them, with their limits', { AssistantUsage }] },
      answer: async ({ c, deps, caller }) => c.json(await readUsage(deps, caller.id)),
    }),
    route({
      method: 'get',
      path: '/api/assistant/requests',
      summary: 'What went out to the services of the assistant in the last 30 days, newest first',
      who: PERSON,
      scope: 'session',
      cost: 2,
      query: { RequestsQuery },
      answers: { 200: ['A page of them', { AssistantRequests }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listRequests(deps, caller.id, query)),
    }),
    route({
      method: 'delete',
      path: '/api/assistant/requests',
      summary: 'Empty that log',
      who: PERSON,
      scope: 'session',
      cost: 2,
      answers: { 204: ['It is empty'] },
      async answer({ c, deps, caller }) {
        await emptyRequests(deps, caller)
        return c.body(null, 204)
      },
    }),
  ],
  jobs: { 'forget old requests of the assistant': forgetOldRequests },
}
