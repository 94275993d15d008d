import { PresenceReport } from '#shared/presence/presence.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { noteActive } from './presence.ts'

/** Who is there (docs/rules/people.md, Presence). */
export const presence: Slice = {
  tag: 'Presence',
  routes: [
    route({
      method: 'post',
      path: '/api/presence',
      summary: 'Say that the person is active again, at most once a minute',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { PresenceReport },
      answers: { 204: ['It is noted'] },
      async answer({ c, deps, caller, body }) {
        if (body.active) await noteActive(deps.db, caller.id, false, deps.now())
        deps.hub.beatSoon()
        return c.body(null, 204)
      },
    }),
  ],
}
