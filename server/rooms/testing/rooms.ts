import { type NewRoom, Room, RoomPage, type SeatState } from '#shared/rooms/room.ts'
import { read, type TestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** A host with friends. */
export async function hostWithFriends(server: TestServer, count = 1): Promise<[TestPerson, ...TestPerson[]]> {
  const host = await server.signUp({ name: 'Host' })
  const friends: TestPerson[] = []
  for (let number = 0; number < count; number += 1) {
    const friend = await server.signUp()
    await befriend(host, friend)
    friends.push(friend)
  }
  return [host, ...friends]
}

type Asked = Partial<NewRoom>

/** A room of 25 minutes, with these people invited. */
export const aRoom = (host: TestPerson, invited: readonly TestPerson[] = [], more: Asked = {}) =>
  read(Room, postRoom(host, { invite: invited.map(({ id }) => id), ...more }))

export const postRoom = (host: TestPerson, more: object = {}) =>
  host.post('/api/rooms', { minutes: 25, intent: 'Write', ...more })

export const join = (person: TestPerson, id: string, intent = 'Read') =>
  person.post(`/api/rooms/${id}/join`, { intent })
export const checkIn = (person: TestPerson, id: string) => person.post(`/api/rooms/${id}/check-in`)
export const leave = (person: TestPerson, id: string) => person.post(`/api/rooms/${id}/leave`)

export const roomOf = (person: TestPerson, id: string) => read(Room, person.get(`/api/rooms/${id}`))
export const roomsOf = async (person: TestPerson, query = '') =>
  (await read(RoomPage, person.get(`/api/rooms${query}`))).items

/** What somebody is in a room, as they see it. */
export const seatOf = async (person: TestPerson, id: string): Promise<SeatState | undefined> =>
  (await roomOf(person, id)).members.find(({ is_me }) => is_me)?.state

/** An instant so many seconds from now on. */
export const inSeconds = ({ deps }: TestServer, seconds: number) =>
  new Date(deps.now().getTime() + seconds * 1000).toISOString()
