import { Hono } from 'hono'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { profileOf } from './profile.ts'

/** `/api/profile`: the signed-in person's own. */
export const profileRoutes = (deps: Deps) =>
  new Hono().get('/', requirePerson(deps), async (c) => c.json(await profileOf(deps, c.get('person').id)))
