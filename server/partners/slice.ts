import * as z from 'zod/mini'
import { DefaultPartner, NewPartner, Partner, PartnerPage } from '#shared/partners/partner.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { acceptPartner, endPartner } from './answer.ts'
import { askPartner } from './ask.ts'
import { setDefaultPartner } from './defaultPartner.ts'
import { FORGETTING_PARTNER } from './leaving.ts'
import { listPartners } from './listPartners.ts'
import { askedPolicy, partnerPolicy } from './partnerPolicy.ts'

const PartnerParams = z.object({ user_id: z.uuid('An id is a UUID') })
const PartnerQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })
const FULL = ['Either has as many partners as one may have', PROBLEM] as const

/** Partners: friends who witness each other (docs/rules/claims.md, Partners). */
export const partners: Slice = {
  tag: 'Partners',
  leaving: FORGETTING_PARTNER.leaving,
  due: FORGETTING_PARTNER.due,
  routes: [
    route({
      method: 'get',
      path: '/api/partners',
      summary: 'Partners, who asks and who was asked, the latest first, with how they answer claims',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { PartnerQuery },
      answers: { 200: ['A page of them', { PartnerPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listPartners(deps, caller, query)),
    }),
    route({
      method: 'post',
      path: '/api/partners',
      summary: 'Ask a friend to be a partner; who has asked before becomes one',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { NewPartner },
      largestBody: 1024,
      answers: {
        200: ['Asked before, or a partner', { Partner }],
        201: ['They are asked, or a partner now', { Partner }],
        404: ['No such friend', PROBLEM],
        409: FULL,
      },
      async answer({ c, deps, caller, body }) {
        const { partner, isNew } = await askPartner(deps, caller, body.user_id as OtherUserId)
        return c.json(partner, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'put',
      path: '/api/partners/default',
      summary: 'Say which partner witnesses where a task names nobody; null is none',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { DefaultPartner },
      largestBody: 1024,
      answers: { 204: ['It is set'] },
      async answer({ c, deps, caller, body }) {
        await setDefaultPartner(deps, caller, body.user_id as OtherUserId | null)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'post',
      path: '/api/partners/:user_id/accept',
      summary: 'Become partners',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: PartnerParams,
      sees: askedPolicy,
      answers: { 200: ['The partner', { Partner }], 409: FULL },
      answer: async ({ c, deps, caller, seen }) => c.json(await acceptPartner(deps, caller, seen)),
    }),
    route({
      method: 'post',
      path: '/api/partners/:user_id/decline',
      summary: 'Decline to be a partner; who asked is not told',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: PartnerParams,
      sees: askedPolicy,
      answers: { 204: ['They are no partners'] },
      async answer({ c, deps, caller, seen }) {
        await endPartner(deps, caller, seen)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'delete',
      path: '/api/partners/:user_id',
      summary: 'End a partnership, or take back that one asked',
      who: PERSON,
      scope: 'session',
      cost: 2,
      params: PartnerParams,
      sees: partnerPolicy,
      answers: { 204: ['They are no partners'] },
      async answer({ c, deps, caller, seen }) {
        await endPartner(deps, caller, seen)
        return c.body(null, 204)
      },
    }),
  ],
}
