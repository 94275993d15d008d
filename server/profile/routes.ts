import { Hono } from 'hono'
import { ProfilePatch } from '#shared/profile/profile.ts'
import { type Deps, requirePerson } from '#server/http/context.ts'
import { jsonText } from '#server/http/jsonText.ts'
import { validate } from '#server/http/validate.ts'
import { changeProfile, profileJson } from './profile.ts'

/** `/api/profile`: the signed-in person's own. */
export const profileRoutes = (deps: Deps) =>
  new Hono()
    .get('/', requirePerson(deps), async (c) => jsonText(c, await profileJson(deps, c.get('person').id)))
    .patch('/', requirePerson(deps), validate('json', ProfilePatch), async (c) =>
      jsonText(c, await changeProfile(deps, c.get('person'), c.req.valid('json'))),
    )
