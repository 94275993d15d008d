import { Settings, SettingsPatch } from '#shared/settings/settings.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { changeSettings, readSettings } from './settings.ts'

/** What a person has set of the product. The server's own settings are in server/settings.ts. */
export const settings: Slice = {
  tag: 'Settings',
  routes: [
    route({
      method: 'get',
      path: '/api/settings',
      summary: 'The settings, with the initial values until they are changed',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The settings', { Settings }] },
      answer: async ({ c, deps, caller }) => c.json(await readSettings(deps.db, caller.id)),
    }),
    route({
      method: 'patch',
      path: '/api/settings',
      summary: 'Change settings; `vacations` are set as a whole',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { SettingsPatch },
      answers: {
        200: ['The settings', { Settings }],
        409: ['The version is stale; `details` is the row as it is', PROBLEM],
      },
      answer: async ({ c, deps, caller, body }) => c.json(await changeSettings(deps, caller, body)),
    }),
  ],
}
