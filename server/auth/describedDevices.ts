import { Proof, SecurityEvents, SignedInDevices } from '#shared/auth/devices.ts'
import { answered, asked, type Described } from '#server/http/described.ts'
import { SecurityEventsQuery } from './deviceRoutes.ts'

/** Signed-in devices, and what happened to the account. */
export const describedDevices: Described = {
  tag: 'Devices and security',
  schemas: {
    SignedInDevices: answered(SignedInDevices),
    SecurityEvents: answered(SecurityEvents),
    SecurityEventsQuery: asked(SecurityEventsQuery),
    Proof: asked(Proof),
  },
  operations: [
    {
      method: 'get',
      path: '/api/sessions',
      summary: 'The devices that are signed in, the one seen last first',
      answers: { 200: ['The devices', 'SignedInDevices'] },
    },
    {
      method: 'post',
      path: '/api/sessions/proof',
      summary: 'Prove with the password or a mailed code that it is you; it counts for ten minutes',
      body: 'Proof',
      answers: { 204: ['It counts'], 400: ['It is wrong', 'Problem'] },
    },
    {
      method: 'delete',
      path: '/api/sessions/:id',
      summary: 'Sign a device out',
      answers: { 204: ['It is signed out'], 404: ['There is no such device', 'Problem'] },
    },
    {
      method: 'get',
      path: '/api/security-events',
      summary: 'What happened to the account, newest first',
      query: 'SecurityEventsQuery',
      answers: { 200: ['A page of events', 'SecurityEvents'] },
    },
    {
      method: 'delete',
      path: '/api/account',
      summary: 'Delete the account and everything in it; needs a proof of the last ten minutes',
      answers: { 204: ['It is gone'], 403: ['Prove first that it is you', 'Problem'] },
    },
  ],
}
