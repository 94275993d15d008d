import * as z from 'zod/mini'
import { Availability, HOURS, PutAvailability } from '#shared/planning/availability.ts'
import { FreeTimePage } from '#shared/planning/placing/freeTime.ts'
import { ReceiptPage } from '#shared/planning/receipt.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { putAvailability, readAvailability } from './availability.ts'
import { readFreeTime } from './freeTime.ts'
import { planRoutes } from './planRoutes.ts'
import { listReceipts } from './receipts.ts'
import { removeOldPlans } from './rows.ts'

const FreeTimeQuery = z.object({
  minutes: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1440)), 30),
  from: z.optional(CivilDate),
  to: z.optional(CivilDate),
  hours: z._default(z.enum(HOURS), 'any'),
  except: z.optional(z.uuid()),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})
const ReceiptsQuery = z.object({
  row_id: z.optional(z.uuid()),
  plan_id: z.optional(z.uuid()),
  run_id: z.optional(z.string().check(z.maxLength(100))),
  limit: limitOf(),
  cursor: z.optional(z.string()),
})

/** Availability, plans and receipts (docs/rules/plans.md, Availability, Plans). */
export const plans: Slice = {
  tag: 'Plans',
  jobs: { removeOldPlans },
  routes: [
    ...planRoutes,
    route({
      method: 'get',
      path: '/api/availability',
      summary: 'When the person has time, and how much of it is to be planned',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['It, or what is usual until it is set', { Availability }] },
      answer: async ({ c, deps, caller }) => c.json(await readAvailability(deps.db, caller)),
    }),
    route({
      method: 'put',
      path: '/api/availability',
      summary: 'Set it as a whole',
      who: PERSON,
      scope: 'write',
      cost: 2,
      body: { PutAvailability },
      answers: {
        200: ['It', { Availability }],
        409: ['The version is stale; `details` is the row as it is', PROBLEM],
      },
      answer: async ({ c, deps, caller, body }) => c.json(await putAvailability(deps, caller, body)),
    }),
    route({
      method: 'get',
      path: '/api/free-time',
      summary: 'Free times of at least so many minutes, in order',
      who: PERSON,
      scope: 'read',
      cost: 2,
      query: { FreeTimeQuery },
      answers: { 200: ['A page of them', { FreeTimePage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await readFreeTime(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: '/api/receipts',
      summary: 'What plans and the assistant have changed, newest first',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { ReceiptsQuery },
      answers: { 200: ['A page of them', { ReceiptPage }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listReceipts(deps.db, caller, query)),
    }),
  ],
}
