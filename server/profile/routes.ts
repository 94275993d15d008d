import { Hono } from 'hono'
import { ProfilePatch } from '#shared/profile/profile.ts'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { validate } from '#server/http/validate.ts'
import { changeProfile, profileJson } from './profile.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** `/api/profile`: the signed-in person's own. */
export const profileRoutes = (deps: Deps) =>
  new Hono()
    .get('/', requirePerson(deps), async (c) =>
      c.body(await profileJson(deps, c.get('person').id), 200, JSON_TYPE),
    )
    .patch('/', requirePerson(deps), validate('json', ProfilePatch), async (c) =>
      c.body(await changeProfile(deps, c.get('person'), c.req.valid('json')), 200, JSON_TYPE),
    )
