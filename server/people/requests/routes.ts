import * as z from 'zod/mini'
import { PersonOfOthers } from '#shared/people/card.ts'
import { DIRECTIONS, FriendRequest, FriendRequestPage, NewFriendRequest } from '#shared/people/request.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import { acceptRequest, declineRequest } from './answer.ts'
import { cancelRequest } from './cancel.ts'
import { listRequests } from './list.ts'
import { incomingPolicy, outgoingPolicy } from './policies.ts'
import { sendRequest } from './send.ts'

const RequestQuery = z.object({
  direction: z._default(z.enum(DIRECTIONS, 'Either incoming or outgoing'), 'incoming'),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})

/**
 * An answer takes at least so long, which is longer than its work: how long it took says nothing of whom it is about (decision
 * 97). Milliseconds.
 */
const LEAST_MS = 50
const pause = () => new Promise((resolve) => setTimeout(resolve, LEAST_MS))

const NONE = ['No such request', PROBLEM] as const

/** Requests to be friends. */
export const requestRoutes = [
  route({
    method: 'get',
    path: '/api/friend-requests',
    summary: 'Open requests, newest first; `direction` is incoming without it',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { RequestQuery },
    answers: { 200: ['A page of them', { FriendRequestPage }] },
    answer: async ({ c, deps, caller, query }) => c.json(await listRequests(deps, caller, query)),
  }),
  route({
    method: 'post',
    path: '/api/friend-requests',
    summary:
      'Ask somebody, by handle or e-mail address; the answer does not say whether there is such a person',
    who: PERSON,
    scope: 'session',
    cost: 5,
    body: { NewFriendRequest },
    answers: {
      200: ['The request, sent before', { FriendRequest }],
      201: ['The request', { FriendRequest }],
      409: ['It is the handle of a friend, or too many are open', PROBLEM],
      429: ['Too many in 24 hours', PROBLEM],
    },
    async answer({ c, deps, caller, body }) {
      const [{ request, isNew }] = await Promise.all([sendRequest(deps, caller, body), pause()])
      return c.json(request, isNew ? 201 : 200)
    },
  }),
  route({
    method: 'post',
    path: '/api/friend-requests/:id/accept',
    summary: 'Become friends',
    who: PERSON,
    scope: 'session',
    cost: 2,
    sees: incomingPolicy,
    answers: {
      200: ['The friend', { PersonOfOthers }],
      404: NONE,
      409: ['It was declined, or a list is full', PROBLEM],
    },
    answer: async ({ c, deps, caller, seen }) => c.json(await acceptRequest(deps, caller, seen)),
  }),
  route({
    method: 'post',
    path: '/api/friend-requests/:id/decline',
    summary: 'Decline; its sender is not told',
    who: PERSON,
    scope: 'session',
    cost: 2,
    sees: incomingPolicy,
    answers: { 204: ['It is declined'], 404: NONE, 409: ['It was accepted', PROBLEM] },
    async answer({ c, deps, caller, seen }) {
      await declineRequest(deps, caller, seen)
      return c.body(null, 204)
    },
  }),
  route({
    method: 'delete',
    path: '/api/friend-requests/:id',
    summary: 'Take a request back',
    who: PERSON,
    scope: 'session',
    cost: 2,
    sees: outgoingPolicy,
    answers: { 204: ['It is gone'], 404: NONE, 409: ['It was accepted', PROBLEM] },
    async answer({ c, deps, caller, seen }) {
      await cancelRequest(deps, caller, seen)
      return c.body(null, 204)
    },
  }),
]
