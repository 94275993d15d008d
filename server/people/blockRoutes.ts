import * as z from 'zod/mini'
import { CardPage } from '#shared/people/card.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { OtherUser } from '#server/kit/http/policy.ts'
import { route } from '#server/kit/http/route.ts'
import { block, listBlocks, unblock } from './blocks.ts'

const BlockParams = z.object({ user_id: OtherUser })
const BlockQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

/** Whom somebody has blocked. */
export const blockRoutes = [
  route({
    method: 'get',
    path: '/api/blocks',
    summary: 'Whom the person has blocked, the latest first',
    who: PERSON,
    scope: 'read',
    cost: 1,
    query: { BlockQuery },
    answers: { 200: ['A page of their cards', { CardPage }] },
    answer: async ({ c, deps, caller, query }) => c.json(await listBlocks(deps, caller, query)),
  }),
  route({
    method: 'put',
    path: '/api/blocks/:user_id',
    summary: 'Block somebody; the answer is the same for every id',
    who: PERSON,
    scope: 'session',
    cost: 2,
    params: BlockParams,
    answers: { 204: ['They are blocked'] },
    async answer({ c, deps, caller, params }) {
      await block(deps, caller, params.user_id)
      return c.body(null, 204)
    },
  }),
  route({
    method: 'delete',
    path: '/api/blocks/:user_id',
    summary: 'Take a block back',
    who: PERSON,
    scope: 'session',
    cost: 2,
    params: BlockParams,
    answers: { 204: ['They are not blocked'] },
    async answer({ c, deps, caller, params }) {
      await unblock(deps, caller, params.user_id)
      return c.body(null, 204)
    },
  }),
]
