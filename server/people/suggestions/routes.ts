import * as z from 'zod/mini'
import { SuggestionPage } from '#shared/people/suggestion.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { OtherUser } from '#server/kit/http/policy.ts'
import { route } from '#server/kit/http/route.ts'
import { dismissPerson, suggestPeople } from './suggest.ts'

/** People who may be known. */
export const suggestionRoutes = [
  route({
    method: 'get',
    path: '/api/friends/suggestions',
    summary: 'At most 20 people with common friends or teams, who let themselves be suggested',
    who: PERSON,
    scope: 'read',
    cost: 1,
    answers: { 200: ['Their cards, those with most in common first', { SuggestionPage }] },
    answer: async ({ c, deps, caller }) =>
      c.json({ items: await suggestPeople(deps, caller), next_cursor: null }),
  }),
  route({
    method: 'delete',
    path: '/api/friends/suggestions/:user_id',
    summary: 'Never suggest somebody again; the answer is the same for every id',
    who: PERSON,
    scope: 'session',
    cost: 2,
    params: z.object({ user_id: OtherUser }),
    answers: { 204: ['They are not suggested'] },
    async answer({ c, deps, caller, params }) {
      await dismissPerson(deps, caller, params.user_id)
      return c.body(null, 204)
    },
  }),
]
