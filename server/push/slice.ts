import {
  NewPushSubscription,
  PushSubscriptionRow,
  PushSubscriptions,
  SentTest,
} from '#shared/push/subscription.ts'
import { ActedPush, PushAction } from '#shared/push/pushAction.ts'
import { ANYONE, PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { actFromPush } from './actFromPush.ts'
import { DUE_PUSHES } from './deliverPush.ts'
import { followNotice } from './followNotice.ts'
import { deleteSubscription, listSubscriptions, saveSubscription } from './subscriptions.ts'
import { sendTest } from './testPush.ts'
import { DUE_WAITING_PUSHES } from './waitingPushes.ts'

const NO_SUCH_ONE = ['No such subscription', PROBLEM] as const

/** Browsers that take pushes, and notifications that reach them (docs/rules/push.md, Push). */
export const push: Slice = {
  tag: 'Push',
  due: { ...DUE_PUSHES, ...DUE_WAITING_PUSHES },
  follows: { 'notice.made': followNotice },
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
    route({
      method: 'post',
      path: '/api/push-subscriptions/:id/test',
      summary: 'Send a test to a browser, whatever is muted',
      who: PERSON,
      scope: 'session',
      cost: 5,
      answers: { 202: ['It is on its way, and in the inbox', { SentTest }], 404: NO_SUCH_ONE },
      answer: async ({ c, deps, caller, params }) => c.json(await sendTest(deps, caller, params.id), 202),
    }),
    route({
      method: 'post',
      path: '/api/notification-actions',
      summary: 'Do what a push offers, by its token and without a session',
      who: ANYONE,
      scope: 'session',
      cost: 2,
      body: { PushAction },
      largestBody: 1024,
      answers: {
        200: ['The notification, and what was earned', { ActedPush }],
        401: ['The token is not ours, too old, or its browser was signed out', PROBLEM],
        404: ['The notification is gone', PROBLEM],
        409: ['Something else was done with it; or it cannot be done any more', PROBLEM],
      },
      answer: async ({ c, deps, body }) => c.json(await actFromPush(deps, body)),
    }),
  ],
}
