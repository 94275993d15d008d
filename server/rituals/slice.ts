import * as z from 'zod/mini'
import { pageSchema } from '#shared/entity/row.ts'
import { AnyRitual, PutRitual, Ritual, RitualKind } from '#shared/rituals/ritual.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { emptyTrashOf } from '#server/kit/entity/rows.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { listRituals, putRitual, readRitual, removeRitual, restoreRitual } from './ritual.ts'

const RitualsQuery = z
  .object({
    from: z.optional(CivilDate),
    to: z.optional(CivilDate),
    kind: z.optional(RitualKind),
    trash: z.optional(z.enum(['true', 'false'])),
    limit: limitOf(),
    cursor: z.optional(z.string()),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'A range ends after it begins',
      path: ['to'],
    }),
  )
/** A ritual, in the path. */
const RitualOf = z.object({ kind: RitualKind, date: CivilDate })

/** Morning plan, evening close and weekly review (docs/rules/rituals.md, Rituals). */
export const rituals: Slice = {
  tag: 'Rituals',
  jobs: { 'empty trash of rituals': (db, now) => emptyTrashOf(db, { table: 'rituals' }, now) },
  routes: [
    route({
      method: 'get',
      path: '/api/rituals',
      summary: 'The rituals of a range of dates, or those in the trash, newest date first',
      who: PERSON,
      scope: 'read',
      cost: 1,
      query: { RitualsQuery },
      answers: { 200: ['A page of them', { RitualPage: pageSchema(Ritual) }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listRituals(deps, caller, query)),
    }),
    route({
      method: 'get',
      path: '/api/rituals/:kind/:date',
      summary: 'One ritual; while it is not set, `id` is null and the facts are those of now',
      who: PERSON,
      scope: 'read',
      cost: 1,
      params: RitualOf,
      answers: { 200: ['The ritual', { AnyRitual }] },
      answer: async ({ c, deps, caller, params }) => c.json(await readRitual(deps, caller, params)),
    }),
    route({
      method: 'put',
      path: '/api/rituals/:kind/:date',
      summary: 'Set a ritual; what is left out stays. `moves` puts open tasks on other dates, all or none',
      who: PERSON,
      scope: 'write',
      cost: 5,
      params: RitualOf,
      body: { PutRitual },
      answers: {
        201: ['The new ritual, with its facts', { Ritual }],
        200: ['The ritual', { Ritual }],
        409: ['The account is full', PROBLEM],
      },
      async answer({ c, deps, caller, params, body }) {
        const { ritual, isNew } = await putRitual(deps, caller, params, body)
        return c.json(ritual, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'delete',
      path: '/api/rituals/:kind/:date',
      summary: 'Move a ritual to the trash, for 30 days; tasks stay where they are',
      who: PERSON,
      scope: 'write',
      cost: 2,
      params: RitualOf,
      answers: { 204: ['There is none'] },
      async answer({ c, deps, caller, params }) {
        await removeRitual(deps, caller, params)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'post',
      path: '/api/rituals/:kind/:date/restore',
      summary: 'Take a ritual out of the trash',
      who: PERSON,
      scope: 'write',
      cost: 2,
      params: RitualOf,
      answers: { 200: ['The ritual', { Ritual }], 404: ['No such ritual', PROBLEM] },
      answer: async ({ c, deps, caller, params }) => c.json(await restoreRitual(deps, caller, params)),
    }),
  ],
}
