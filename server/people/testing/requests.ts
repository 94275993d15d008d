import { FriendRequest, FriendRequestPage } from '#shared/people/request.ts'
import { PersonPage } from '#shared/people/card.ts'
import { read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** Asks somebody, by their handle. */
export const ask = (person: TestPerson, { profile }: TestPerson, more: object = {}) =>
  person.post('/api/friend-requests', { to: profile.handle, ...more })

/** A request that must be taken. */
export const asked = (person: TestPerson, other: TestPerson, more: object = {}) =>
  read(FriendRequest, ask(person, other, more))

export const incomingOf = async (person: TestPerson) =>
  (await read(FriendRequestPage, person.get('/api/friend-requests?limit=1000'))).items

export const outgoingOf = async (person: TestPerson) =>
  (await read(FriendRequestPage, person.get('/api/friend-requests?direction=outgoing&limit=1000'))).items

/** The ids of somebody's friends. */
export const friendIdsOf = async (person: TestPerson) =>
  (await read(PersonPage, person.get('/api/friends?limit=1000'))).items.map(({ user_id }) => user_id)
