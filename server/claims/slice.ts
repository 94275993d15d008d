import * as z from 'zod/mini'
import {
  Claim,
  CLAIM_ROLES,
  CLAIM_STATES,
  ClaimPage,
  NewConfirmation,
  NewDecline,
  NewDispute,
  NewProof,
} from '#shared/claims/claim.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { claimAudience } from './audience.ts'
import { claimPolicy } from './claimPolicy.ts'
import { disputeClaim } from './disputeClaim.ts'
import { DUE_CLAIMS } from './dueClaims.ts'
import { judgeClaim } from './judgeClaim.ts'
import { FORGETTING_ASKED, FORGETTING_JUDGE, leaveClaims } from './leaving.ts'
import { listClaims, readClaim } from './listClaims.ts'
import { tellVerdict } from './notices.ts'
import { openClaim, openClaims } from './openClaim.ts'
import { proveClaim } from './proveClaim.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const ClaimQuery = z.object({
  role: z._default(z.enum(CLAIM_ROLES, 'Either owner or witness'), 'owner'),
  state: z.optional(z.enum(CLAIM_STATES, 'Unknown state')),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})

const action = { method: 'post', who: PERSON, scope: 'session', cost: 2, sees: claimPolicy } as const
const NONE = ['No such claim', PROBLEM] as const
const answers = {
  200: ['The claim', { Claim }],
  403: ['The caller is on the other side of it', PROBLEM],
  404: NONE,
  409: ['Out of its time or state; `details` is the claim as it is', PROBLEM],
} as const

/** Claims: what people say to have done, and what others say to it (docs/rules/claims.md). */
export const claims: Slice = {
  tag: 'Claims',
  leaving: leaveClaims,
  due: { ...DUE_CLAIMS, ...FORGETTING_ASKED.due, ...FORGETTING_JUDGE.due },
  shared: { claims: { audience: claimAudience } },
  follows: {
    'task.completed': openClaim,
    'task.uncompleted': withdrawClaim,
    'claim.decided': tellVerdict,
  },
  followsBatched: { 'task.completed': openClaims },
  routes: [
    route({
      method: 'get',
      path: '/api/claims',
      summary:
        'One’s own claims, or with `role=witness` those of others that one may judge or has judged; newest first',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { ClaimQuery },
      answers: { 200: ['A page of them', { ClaimPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listClaims(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: '/api/claims/:id',
      summary: 'One claim',
      who: PERSON,
      scope: 'read',
      cost: 1,
      sees: claimPolicy,
      answers: { 200: ['The claim', { Claim }], 404: NONE },
      answer: async ({ c, deps, caller, seen }) => c.json(await readClaim(deps, caller, seen)),
    }),
    route({
      ...action,
      path: '/api/claims/:id/proof',
      summary: 'Prove one’s claim by a note or a picture; again replaces it',
      body: { NewProof },
      answers,
      answer: async ({ c, deps, caller, seen, body }) => c.json(await proveClaim(deps, caller, seen, body)),
    }),
    route({
      ...action,
      path: '/api/claims/:id/dispute',
      summary: 'Let others look once more at what was declined, within 48 hours, once',
      body: { NewDispute },
      answers,
      answer: async ({ c, deps, caller, seen, body }) => c.json(await disputeClaim(deps, caller, seen, body)),
    }),
    route({
      ...action,
      path: '/api/claims/:id/confirm',
      summary: 'Confirm somebody’s claim',
      body: { NewConfirmation },
      answers,
      answer: async ({ c, deps, caller, seen, body }) =>
        c.json(await judgeClaim(deps, caller, seen, { answer: 'confirmed', note: body.note })),
    }),
    route({
      ...action,
      path: '/api/claims/:id/decline',
      summary: 'Decline somebody’s claim, with a reason; no XP is taken',
      body: { NewDecline },
      answers,
      answer: async ({ c, deps, caller, seen, body }) =>
        c.json(await judgeClaim(deps, caller, seen, { answer: 'declined', note: body.note })),
    }),
  ],
}
