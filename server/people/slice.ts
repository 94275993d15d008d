import * as z from 'zod/mini'
import { PersonOfOthers, PersonPage } from '#shared/people/card.ts'
import { text } from '#shared/text/text.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { blockRoutes } from './blockRoutes.ts'
import { friendPolicy } from './friendPolicy.ts'
import { listFriends, readPerson, unfriend } from './friends.ts'
import { FORGETTING_PERSON } from './leaving.ts'
import { personPolicy } from './personPolicy.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { DUE_ENDS } from './requests/dueEnds.ts'
import { DUE_TELLING } from './requests/dueTelling.ts'
import { forgetNotices } from './requests/forgetNotices.ts'
import { requestRoutes } from './requests/routes.ts'

const FriendParams = z.object({ user_id: z.uuid('An id is a UUID') })

const FriendQuery = z.object({
  q: z.optional(text([0, ''], [100, 'At most 100 characters'])),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})

/** People to each other: who sees whom, friends, requests and blocks (docs/rules/people.md). */
export const people: Slice = {
  tag: 'People',
  leaving: FORGETTING_PERSON.leaving,
  due: { ...FORGETTING_PERSON.due, ...DUE_ENDS, ...DUE_TELLING },
  followsRows: [forgetNotices],
  routes: [
    route({
      method: 'get',
      path: '/api/friends',
      summary: 'Friends, by name; `q` is a part of a name or handle',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { FriendQuery },
      answers: { 200: ['A page of them', { PersonPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listFriends(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: '/api/friends/:user_id',
      summary: 'A friend',
      who: PERSON,
      scope: 'read',
      cost: 1,
      params: FriendParams,
      sees: friendPolicy,
      answers: { 200: ['The friend', { PersonOfOthers }] },
      answer: async ({ c, deps, caller, seen }) => c.json(await readPerson(deps, caller, seen)),
    }),
    route({
      method: 'delete',
      path: '/api/friends/:user_id',
      summary: 'End a friendship',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: FriendParams,
      sees: friendPolicy,
      answers: { 204: ['They are friends no more'] },
      async answer({ c, deps, caller, seen }) {
        await unfriend(deps, caller, seen)
        return c.body(null, 204)
      },
    }),
    ...requestRoutes,
    ...blockRoutes,
    ...suggestionRoutes,
    route({
      method: 'get',
      path: '/api/people/:handle',
      summary: 'A person whom the caller may see, by their handle',
      who: PERSON,
      scope: 'read',
      cost: 1,
      params: z.object({ handle: z.string() }),
      sees: personPolicy,
      answers: { 200: ['The person', { PersonOfOthers }] },
      answer: async ({ c, deps, caller, seen }) => c.json(await readPerson(deps, caller, seen)),
    }),
  ],
}
