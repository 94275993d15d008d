import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Proof } from '#shared/auth/devices.ts'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { validate } from '#server/http/validate.ts'
import { endDevice, listDevices, listSecurityEvents } from './devices.ts'
import type { Requests } from './requests.ts'
import { proveIdentity } from './stepUp.ts'

const SessionId = z.object({ id: z.uuid('An id is a UUID') })
/** One page of security events: `cursor` is the last id of the page before. */
export const SecurityEventsQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50),
  cursor: z.optional(z.uuid('An id is a UUID')),
})

/** `/api/sessions`: the person's signed-in devices, and the proof that it is still them. */
export const sessionRoutes = (deps: Deps, requests: Requests) =>
  new Hono()
    .use(requirePerson(deps))
    .get('/', async (c) => c.json({ items: await listDevices(deps, c.get('person')), next_cursor: null }))
    .post('/proof', validate('json', Proof), async (c) => {
      await proveIdentity(deps, requests, c.get('person'), c.req.valid('json'))
      return c.body(null, 204)
    })
    .delete('/:id', validate('param', SessionId), async (c) => {
      await endDevice(deps, c.get('person'), c.req.valid('param').id, requests.device(c))
      return c.body(null, 204)
    })

/** `/api/security-events`: what happened to the person's account. */
export const securityEventRoutes = (deps: Deps) =>
  new Hono()
    .use(requirePerson(deps))
    .get('/', validate('query', SecurityEventsQuery), async (c) =>
      c.json(await listSecurityEvents(deps, c.get('person').id, c.req.valid('query'))),
    )
