import * as z from 'zod/mini'
import { Proof, SecurityEvents, SignedInDevices } from '#shared/auth/devices.ts'
import { Deletion } from '#shared/auth/leaving.ts'
import { PERSON, PERSON_IN_GRACE } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { askDeletion, DUE_ERASURES, restoreAccount } from './account/askDeletion.ts'
import { deleteAccount } from './account/deleteAccount.ts'
import { proveIdentity } from './proof/proveIdentity.ts'
import { PERSON_WITH_PROOF } from './proof/recentProof.ts'
import { deviceOf } from './requestContext.ts'
import { endDevice, listDevices } from './sessions/devices.ts'
import { listSecurityEvents } from './sessions/securityEvents.ts'

const SecurityEventsQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50),
  cursor: z.optional(z.uuid('An id is a UUID')),
})

const DeletionQuery = z.strictObject({ now: z.optional(z.literal('true', 'It is true or left out')) })

/** Signed-in devices, the security events of the account, and its deletion. */
export const security: Slice = {
  tag: 'Devices and security',
  due: DUE_ERASURES,
  routes: [
    route({
      method: 'get',
      path: '/api/sessions',
      summary: 'The devices that are signed in, the one seen last first',
      who: PERSON,
      scope: 'session',
      cost: 1,
      answers: { 200: ['The devices', { SignedInDevices }] },
      answer: async ({ c, deps, caller }) =>
        c.json({ items: await listDevices(deps, caller), next_cursor: null }),
    }),
    route({
      method: 'post',
      path: '/api/sessions/proof',
      summary: 'Prove your identity with the password or a mailed code; valid for ten minutes',
      who: PERSON_IN_GRACE,
      scope: 'session',
      cost: 20,
      body: { Proof },
      largestBody: 16_384,
      answers: {
        204: ['It counts'],
        400: ['It is wrong', PROBLEM],
        429: ['Too many proofs, or too many wrong ones', PROBLEM],
        503: ['Too many passwords wait to be checked', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        await proveIdentity(deps, c, caller, body)
        return c.body(null, 204)
      },
    }),
    route({
      method: 'delete',
      path: '/api/sessions/:id',
      summary: 'Sign a device out',
      who: PERSON,
      scope: 'session',
      cost: 2,
      answers: { 204: ['It is signed out'], 404: ['There is no such device', PROBLEM] },
      async answer({ c, deps, caller, params }) {
        await endDevice(deps, caller, params.id, deviceOf(deps, c))
        return c.body(null, 204)
      },
    }),
    route({
      method: 'get',
      path: '/api/security-events',
      summary: 'What happened to the account, newest first',
      who: PERSON,
      scope: 'session',
      cost: 1,
      query: { SecurityEventsQuery },
      answers: { 200: ['A page of events', { SecurityEvents }] },
      answer: async ({ c, deps, caller, query }) => c.json(await listSecurityEvents(deps, caller.id, query)),
    }),
    route({
      method: 'delete',
      path: '/api/account',
      summary: 'Delete the account and everything in it, after days of grace or now',
      who: PERSON_WITH_PROOF,
      scope: 'session',
      cost: 5,
      query: { DeletionQuery },
      answers: {
        200: ['It will be erased then, unless it is restored', { Deletion }],
        204: ['It is gone'],
        403: ['A proof of the last ten minutes comes first', PROBLEM],
      },
      async answer({ c, deps, caller, query }) {
        if (query.now) {
          await deleteAccount(deps, caller.id)
          return c.body(null, 204)
        }
        const at = await askDeletion(deps, caller, deviceOf(deps, c))
        return c.json({ delete_at: at.toISOString() } satisfies Deletion)
      },
    }),
    route({
      method: 'post',
      path: '/api/account/restore',
      summary: 'Keep the account that was about to be deleted',
      who: PERSON_IN_GRACE,
      scope: 'session',
      cost: 2,
      answers: { 204: ['It stays'] },
      async answer({ c, deps, caller }) {
        await restoreAccount(deps, caller, deviceOf(deps, c))
        return c.body(null, 204)
      },
    }),
  ],
}
