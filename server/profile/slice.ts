import { Profile } from '#shared/profile/profile.ts'
import { ProfilePatch } from '#shared/profile/profilePatch.ts'
import { PERSON, PERSON_IN_GRACE } from '#server/kit/http/gate.ts'
import { jsonText } from '#server/kit/http/jsonText.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { changeProfile, profileJson } from './profile.ts'

/** The person's profile, and how their days are counted. */
export const profile: Slice = {
  tag: 'Profile',
  routes: [
    route({
      method: 'get',
      path: '/api/profile',
      summary: 'The profile',
      who: PERSON_IN_GRACE,
      scope: 'read',
      cost: 1,
      answers: { 200: ['The profile', { Profile }] },
      answer: async ({ c, deps, caller }) =>
        jsonText(c, await profileJson(deps, caller.id, caller.deletionAt)),
    }),
    route({
      method: 'patch',
      path: '/api/profile',
      summary: 'Change fields of the profile; a new time zone keeps the streak',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { ProfilePatch },
      answers: { 200: ['The profile', { Profile }], 409: ['The handle is taken', PROBLEM] },
      answer: async ({ c, deps, caller, body }) => jsonText(c, await changeProfile(deps, caller, body)),
    }),
  ],
}
