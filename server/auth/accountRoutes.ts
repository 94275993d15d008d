import { Hono } from 'hono'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { deleteAccount } from './deleteAccount.ts'
import { requireRecentProof } from './stepUp.ts'

/** `/api/account`: what cannot be undone. */
export const accountRoutes = (deps: Deps) =>
  new Hono().delete('/', requirePerson(deps), requireRecentProof(deps), async (c) => {
    await deleteAccount(deps, c.get('person').id)
    return c.body(null, 204)
  })
