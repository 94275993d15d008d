import * as z from 'zod/mini'
import { GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import {
  AcceptedPlan,
  AcceptPlan,
  AnyPlan,
  OfferChoices,
  Plan,
  PLAN_STATUSES,
  PlanPage,
  PlanPatch,
  UndonePlan,
} from '#shared/planning/plan.ts'
import { GoalSentence, PlanRequest } from '#shared/planning/request.ts'
import { rowActions } from '#server/kit/entity/rowActions.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route, type Route } from '#server/kit/http/route.ts'
import { acceptPlan } from './accept.ts'
import { editPlan } from './edit.ts'
import { proposeNextParts } from './nextPart.ts'
import { suggestPickingUp } from './pickUp.ts'
import { proposeOrChange } from './proposeChange.ts'
import { refusePlan } from './refuse.ts'
import { listPlans, readStored, shown } from './rows.ts'
import { sentenceContext } from './sentenceContext.ts'
import { takeOffers } from './takeOffers.ts'
import { undoPlan } from './undo.ts'

const PlansQuery = z.object({
  status: z.optional(z.enum(PLAN_STATUSES)),
  limit: limitOf(20),
  cursor: z.optional(z.string()),
})
const TrialQuery = z.object({ dry_run: z.optional(z.enum(['true', 'false'])) })
const NO_SUCH_PLAN = ['No such plan', PROBLEM] as const
const DECIDED = ['It is stale or decided otherwise; `details` is the plan as it is', PROBLEM] as const

const action = rowActions('/api/plans/:id', {
  scope: 'session',
  answers: { 200: ['The plan', { Plan }], 404: NO_SUCH_PLAN, 409: DECIDED },
})

const proposing = [
  route({
    method: 'get',
    path: '/api/plans',
    summary: 'The plans that were proposed, newest first',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { PlansQuery },
    answers: { 200: ['A page of them', { PlanPage }] },
    async answer({ c, deps, caller, query }) {
      await proposeNextParts(deps, caller)
      await suggestPickingUp(deps, caller)
      return c.json(await listPlans(deps.db, caller.id, query, deps.now()))
    },
  }),
  route({
    method: 'post',
    path: '/api/plans',
    summary:
      'Propose a plan of steps, leftovers, a goal, a template or changes; a repeated id answers the plan as it is',
    who: PERSON,
    scope: 'propose',
    cost: 5,
    query: { TrialQuery },
    body: { PlanRequest },
    answers: {
      201: ['The proposal', { AnyPlan }],
      200: ['It was there already, or it is a trial that is not stored', { AnyPlan }],
      409: [
        'A row was changed in the meantime; `details` is the row as it is; or the account is full',
        PROBLEM,
      ],
    },
    async answer({ c, deps, caller, query, body }) {
      const isTrial = query.dry_run === 'true'
      const { plan, isNew } = await proposeOrChange(deps, caller, body, { source: 'person' }, isTrial)
      return c.json(plan, isNew && !isTrial ? 201 : 200)
    },
  }),
  route({
    method: 'post',
    path: '/api/plans/understand',
    summary: 'What a sentence says of a goal, and what a plan still needs to know; nothing is stored',
    who: PERSON,
    scope: 'propose',
    cost: 2,
    body: { GoalSentence },
    answers: { 200: ['What is understood', { GoalUnderstanding }] },
    async answer({ c, deps, caller, body }) {
      const context = await sentenceContext(deps, caller)
      return c.json(await deps.compute(caller, 'understand', body.text, context, body.answers))
    },
  }),
  route({
    method: 'get',
    path: '/api/plans/:id',
    summary: 'One plan',
    who: PERSON,
    scope: 'read',
    cost: 1,
    answers: { 200: ['The plan', { Plan }], 404: NO_SUCH_PLAN },
    answer: async ({ c, deps, caller, params }) =>
      c.json(await shown(deps.db, caller.id, await readStored(deps.db, caller.id, params.id, deps.now()))),
  }),
]

const deciding = [
  route({
    method: 'patch',
    path: '/api/plans/:id',
    summary: 'Edit a proposal by hand; warnings say which rules of placing it breaks',
    who: PERSON,
    scope: 'session',
    cost: 5,
    body: { PlanPatch },
    answers: { 200: ['The plan', { Plan }], 404: NO_SUCH_PLAN, 409: DECIDED },
    answer: async ({ c, deps, caller, params, body }) =>
      c.json(await editPlan(deps, caller, params.id, body)),
  }),
  action('offers', {
    summary: 'Take offers, and place the plan anew; what was moved by hand stays',
    cost: 5,
    body: { OfferChoices },
    act: takeOffers,
  }),
  action('accept', {
    summary: 'Accept a plan or some of its items, all or nothing',
    cost: 5,
    body: { AcceptPlan },
    answers: {
      200: ['The plan, and what it has changed', { AcceptedPlan }],
      409: ['It is decided otherwise; or `details` names the items that no longer fit', PROBLEM],
    },
    act: acceptPlan,
  }),
  action('refuse', { summary: 'Refuse a proposal', cost: 2, act: refusePlan }),
  action('undo', {
    summary: 'Undo an accepted plan, for 30 days; what was touched since stays',
    cost: 5,
    answers: { 200: ['The plan, and what was kept', { UndonePlan }] },
    act: undoPlan,
  }),
]

export const planRoutes: readonly Route[] = [...proposing, ...deciding]
