import { NewPushSubscription, PushSubscriptionRow, PushSubscriptions } from '#shared/push/subscription.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { deleteSubscription, listSubscriptions, saveSubscription } from './subscriptions.ts'

const NO_SUCH_ONE = ['No such subscription', PROBLEM] as const

/** Browsers that take pushes (docs/rules/push.md, Push). */
export const push: Slice = {
  tag: 'Push',
  routes: [
    route({
      method: 'get',
      path: '/api/push-subscriptions',
      summary: 'The browsers that take pushes, newest first, without their addresses and keys',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['All of them', { PushSubscriptions }] },
      answer: async ({ c, deps, caller }) =>
        c.json({ items: await listSubscriptions(deps.db, caller.id), next_cursor: null }),
    }),
    route({
      method: 'post',
      path: '/api/push-subscriptions',
      summary: 'Take pushes with this browser: what its `PushSubscription.toJSON()` gives',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { NewPushSubscription },
      answers: {
        200: ['It was known already', { PushSubscriptionRow }],
        201: ['It', { PushSubscriptionRow }],
        409: ['Somebody else registers this browser at this moment', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const userAgent = c.req.header('user-agent') ?? null
        const { subscription, wasKnown } = await saveSubscription(deps, caller, body, userAgent)
        return c.json(subscription, wasKnown ? 200 : 201)
      },
    }),
    route({
      method: 'delete',
      path: '/api/push-subscriptions/:id',
      summary: 'Take no more pushes with a browser',
      who: PERSON,
      scope: 'session',
      cost: 2,
      answers: { 204: ['It is gone'], 404: NO_SUCH_ONE },
      async answer({ c, deps, caller, params }) {
        await deleteSubscription(deps, caller, params.id)
        return c.body(null, 204)
      },
    }),
  ],
}
