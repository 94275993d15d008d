import { Profile, ProfilePatch } from '#shared/profile/profile.ts'
import { answered, asked, type Described } from '#server/http/described.ts'

/** Who the person is, and how their days are counted. */
export const describedProfile: Described = {
  tag: 'Profile',
  schemas: { Profile: answered(Profile), ProfilePatch: asked(ProfilePatch) },
  operations: [
    {
      method: 'get',
      path: '/api/profile',
      summary: 'The profile',
      answers: { 200: ['The profile', 'Profile'] },
    },
    {
      method: 'patch',
      path: '/api/profile',
      summary: 'Change fields of the profile; a new time zone keeps the streak',
      body: 'ProfilePatch',
      answers: { 200: ['The profile', 'Profile'], 409: ['The handle is taken', 'Problem'] },
    },
  ],
}
