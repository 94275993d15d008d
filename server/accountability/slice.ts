import * as z from 'zod/mini'
import {
  Accountability,
  AccountabilityItems,
  ITEMS_PATH,
  ItemsSelection,
} from '#shared/accountability/accountability.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { readItems } from './items.ts'
import { readAccountability } from './readAccountability.ts'

const AccountabilityItemsQuery = z.object({
  ...ItemsSelection.shape,
  limit: limitOf(),
  cursor: z.optional(z.string()),
})

/** How what others expected was kept, and what each number of it counts (docs/rules/accountability.md). */
export const accountability: Slice = {
  tag: 'Accountability',
  routes: [
    route({
      method: 'get',
      path: '/api/accountability',
      summary: 'The score of the last 28 days, its parts and its trend',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The score', { Accountability }] },
      answer: async ({ c, deps, caller }) => c.json(await readAccountability(deps, caller)),
    }),
    route({
      method: 'get',
      path: ITEMS_PATH,
      summary: 'What a number of the score counts: of a `part`, an `outcome` or a `date`, or all',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { AccountabilityItemsQuery },
      answers: { 200: ['A page of the items, and how many they are', { AccountabilityItems }] },
      answer: async ({ c, deps, caller, query: { limit, cursor, ...selection } }) =>
        c.json(await readItems(deps, caller, selection, { limit, cursor })),
    }),
  ],
}
