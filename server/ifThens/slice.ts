import * as z from 'zod/mini'
import { IfThen, IfThenPatch, NewIfThen } from '#shared/ifThens/ifThen.ts'
import { DismissedSuggestion, Suggestions, TakenSuggestion } from '#shared/ifThens/suggestion.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { entitySlice } from '#server/kit/entity/entitySlice.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import { ifThen } from './ifThen.ts'
import { dismissSuggestion, listSuggestions, takeSuggestion } from './suggestions.ts'

const SuggestionsQuery = z.object({ date: z.optional(CivilDate) })
const NO_SUCH_SUGGESTION = ['It is unknown, or was withdrawn', PROBLEM] as const

const suggestions = [
  route({
    method: 'get',
    path: '/api/suggestions',
    summary: 'What if-then plans suggest on a local date, today or up to 30 days ago, as they fired',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { SuggestionsQuery },
    answers: { 200: ['All of them', { Suggestions }] },
    answer: async ({ c, deps, caller, query }) =>
      c.json({ items: await listSuggestions(deps, caller, query.date), next_cursor: null }),
  }),
  route({
    method: 'post',
    path: '/api/suggestions/:id/take',
    summary: 'Take a suggestion: its task is made for today, once',
    who: PERSON,
    scope: 'write',
    cost: 2,
    answers: { 200: ['It, and the task', { TakenSuggestion }], 404: NO_SUCH_SUGGESTION },
    answer: async ({ c, deps, caller, params }) => c.json(await takeSuggestion(deps, caller, params.id)),
  }),
  route({
    method: 'post',
    path: '/api/suggestions/:id/dismiss',
    summary: 'Dismiss a suggestion; one that was taken stays so',
    who: PERSON,
    scope: 'write',
    cost: 2,
    answers: { 200: ['It', { DismissedSuggestion }], 404: NO_SUCH_SUGGESTION },
    answer: async ({ c, deps, caller, params }) =>
      c.json({ suggestion: await dismissSuggestion(deps, caller, params.id) }),
  }),
]

/** If-then plans and what they suggest (docs/rules/ifThens.md, If-then plans). */
export const ifThens = entitySlice({
  tag: 'If-then plans',
  path: '/api/if-thens',
  name: 'IfThen',
  entity: ifThen,
  schemas: { create: NewIfThen, patch: IfThenPatch, item: IfThen },
  more: suggestions,
})
