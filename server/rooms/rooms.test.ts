import { afterAll, expect, test } from 'vitest'
import { Notification, NotificationPage } from '#shared/notifications/notification.ts'
import { RoomPage } from '#shared/rooms/room.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'
import { newsOf, toldOf } from '#server/testing/sharedLists/scene.ts'
import { attendanceOf } from './attendance.ts'
import { rooms } from './slice.ts'
import {
  aRoom,
  checkIn,
  hostWithFriends,
  inSeconds,
  join,
  leave,
  postRoom,
  roomOf,
  roomsOf,
  seatOf,
} from './testing/rooms.ts'

const server = await startTestServer()
afterAll(server.close)

const MINUTES = 25 * 60
/** Does what is due of a room or person, also what the server itself has begun. */
async function doDue(id: string) {
  await runDue(server.deps, rooms.due ?? {}, server.deps.now(), id)
  for (const kind of Object.keys(rooms.due ?? {})) await server.deps.due.idle(kind)
}
const noticesOf = async (person: TestPerson): Promise<Notification[]> =>
  (await read(NotificationPage, person.get('/api/notifications'))).items.filter(
    ({ event }) => event === 'room_soon',
  )
const attendanceFor = (person: TestPerson) => attendanceOf(server.db, person.id, server.deps.now())

test('a room that begins now has its host in it, and whom they invite', async () => {
  const [host, friend] = await hostWithFriends(server)
  const room = await aRoom(host, friend && [friend])
  const now = server.deps.now().toISOString()
  expect(room).toMatchObject({ minutes: 25, starts_at: now, state: 'running', team_id: null })
  expect(Date.parse(room.ends_at) - Date.parse(room.starts_at)).toBe(MINUTES * 1000)
  expect(room.host.user_id).toBe(host.id)
  expect(room.members).toMatchObject([
    { user_id: host.id, intent: 'Write', state: 'here', checked_in_at: now, is_me: true },
    { user_id: friend?.id, intent: null, state: 'invited', checked_in_at: null, is_me: false },
  ])
  const again = await postRoom(host, { id: room.id, intent: 'Something else' })
  expect([again.status, await again.json()]).toEqual([200, room])
})

test('what is wrong with a new room is said by field', async () => {
  const [host] = await hostWithFriends(server)
  const stranger = await server.signUp()
  const wrong = async (field: string, more: object) => {
    const answer = await postRoom(host, more)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ details: [expect.objectContaining({ field })] }),
    ])
  }
  await wrong('starts_at', { starts_at: inSeconds(server, -1) })
  await wrong('starts_at', { starts_at: inSeconds(server, 7 * 86_400 + 1) })
  await wrong('minutes', { minutes: 30 })
  await wrong('intent', { intent: '  ' })
  await wrong('intent', { intent: 'x'.repeat(141) })
  await wrong('invite', { invite: [stranger.id] })
  await wrong('invite', { invite: [crypto.randomUUID()] })
  await wrong('invite', { invite: [host.id] })
  await wrong('team_id', { team_id: crypto.randomUUID() })
  await wrong('id', { id: 'x' })
  for (const seconds of [0, 7 * 86_400])
    expect((await postRoom(host, { starts_at: inSeconds(server, seconds) })).status).toBe(201)
})

test('an id that is another’s room is a conflict, also at once', async () => {
  const [host, other] = await hostWithFriends(server)
  if (!other) throw new Error('There is one')
  const { id } = await aRoom(host, [other])
  const taken = await postRoom(other, { id })
  expect([taken.status, await taken.json()]).toEqual([
    409,
    expect.objectContaining({ details: [{ field: 'id', message: expect.any(String) }] }),
  ])
  const contested = crypto.randomUUID()
  const made = await Promise.all([host, other].map((person) => postRoom(person, { id: contested })))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('who checks in from five minutes before to five minutes after the beginning keeps the room, the others miss it', async () => {
  const [host, early, late, later, gone] = await hostWithFriends(server, 4)
  if (!early || !late || !later || !gone) throw new Error('There are four')
  const starts_at = inSeconds(server, 1200)
  const { id } = await aRoom(host, [early, late, later, gone], { starts_at })
  for (const person of [early, later, gone]) expect((await join(person, id)).status).toBe(200)
  server.wait(1200 - 301)
  expect((await checkIn(early, id)).status).toBe(409)
  server.wait(1)
  expect((await checkIn(early, id)).status).toBe(200)
  expect((await checkIn(late, id)).status).toBe(409) // without a seat
  server.wait(599)
  expect((await roomOf(host, id)).state).toBe('running')
  expect((await join(late, id)).status).toBe(200) // which checks in
  server.wait(1) // 5 min 0 s
  expect((await checkIn(gone, id)).status).toBe(200)
  expect((await leave(gone, id)).status).toBe(200)
  expect((await leave(gone, id)).status).toBe(200)
  expect((await join(gone, id)).status).toBe(409)
  server.wait(1) // 5 min 1 s
  expect((await checkIn(later, id)).status).toBe(409)
  expect((await checkIn(early, id)).status).toBe(200) // repeated, the same
  server.wait(MINUTES - 302)
  expect((await roomOf(host, id)).state).toBe('running')
  server.wait(1)
  const ended = await roomOf(early, id)
  expect(ended.state).toBe('ended')
  const states = Object.fromEntries(ended.members.map(({ user_id, state }) => [user_id, state]))
  expect(states).toEqual({
    [host.id]: 'missed',
    [early.id]: 'kept',
    [late.id]: 'kept',
    [later.id]: 'missed',
    [gone.id]: 'left',
  })
  for (const act of [join, leave]) expect((await act(early, id)).status).toBe(409)
  expect(await attendanceFor(early)).toEqual({ kept: 1, of: 1, percent: null })
  expect(await attendanceFor(gone)).toEqual({ kept: 0, of: 1, percent: null })
  await doDue(id)
  expect(await roomOf(early, id)).toEqual(ended)
})

test('before it begins a seat is given back and taken again, and without anybody the room is called off', async () => {
  const [host, friend] = await hostWithFriends(server)
  if (!friend) throw new Error('There is one')
  const { id } = await aRoom(host, [friend], { starts_at: inSeconds(server, 600) })
  await join(friend, id)
  expect((await leave(friend, id)).status).toBe(200)
  expect(await seatOf(friend, id)).toBe('invited')
  expect((await join(friend, id, 'Again')).status).toBe(200)
  expect((await leave(host, id)).status).toBe(200)
  expect(await roomOf(host, id)).toMatchObject({ state: 'open' })
  await leave(friend, id)
  expect(await roomOf(host, id)).toMatchObject({ state: 'cancelled' })
  expect(await roomsOf(host)).toEqual([])
  expect((await join(host, id)).status).toBe(409)
  server.wait(600 + MINUTES)
  for (const owner of [id, host.id, friend.id]) await doDue(owner)
  expect((await host.get(`/api/rooms/${id}`)).status).toBe(404)
  for (const table of ['my_rooms', 'room_seats'])
    expect(await server.db.query(`select from ${table} where room_id = $1`, [id])).toEqual([])
})

test('nobody has a seat in more than five rooms that have not ended', async () => {
  const [host, friend] = await hostWithFriends(server)
  if (!friend) throw new Error('There is one')
  const { id } = await aRoom(friend, [host])
  const own: string[] = []
  for (let number = 0; number < 5; number += 1) own.push((await aRoom(host)).id)
  expect((await postRoom(host)).status).toBe(409)
  expect((await join(host, id)).status).toBe(409)
  await leave(host, own[0] ?? '')
  expect((await join(host, id)).status).toBe(200)
  server.wait(MINUTES)
  expect((await postRoom(host)).status).toBe(201)
})

test('a block between an invited one and the host hides the room, and one between two who are in it each from the other', async () => {
  const [host, ben, cat] = await hostWithFriends(server, 2)
  if (!ben || !cat) throw new Error('There are two')
  const { id } = await aRoom(host, [ben, cat])
  await join(ben, id, 'Read')
  await cat.put(`/api/blocks/${host.id}`)
  for (const answer of [cat.get(`/api/rooms/${id}`), join(cat, id)]) expect((await answer).status).toBe(404)
  expect(await roomsOf(cat)).toEqual([])
  await host.put(`/api/blocks/${ben.id}`)
  const hidden = { user_id: null, handle: null, name: 'Hidden', intent: null, state: 'here', is_me: false }
  expect((await roomOf(host, id)).members[1]).toMatchObject(hidden)
  expect((await roomOf(ben, id)).host).toMatchObject({ user_id: null, name: 'Hidden' })
  expect((await roomOf(ben, id)).members[1]).toMatchObject({ user_id: ben.id, intent: 'Read' })
})

test('everybody in a room hears of its changes, and who is invited that it is there', async () => {
  const [host, ben] = await hostWithFriends(server)
  if (!ben) throw new Error('There is one')
  const heard = await newsOf(server, [host, ben], 'rooms')
  const { id } = await aRoom(host, [ben], { starts_at: inSeconds(server, 60) })
  expect(await heard()).toEqual([[`insert ${id}`], [`insert ${id}`]])
  const later = (seconds: number) => {
    server.wait(seconds)
    return doDue(id)
  }
  for (const change of [() => join(ben, id), () => checkIn(ben, id), () => later(60), () => later(MINUTES)]) {
    await change()
    expect(await heard()).toEqual([[`update ${id}`], [`update ${id}`]])
  }
})

test('five minutes before it begins who is invited or has a seat is told once; of one that begins now who is invited', async () => {
  const [host, ben, cat, dan] = await hostWithFriends(server, 3)
  if (!ben || !cat || !dan) throw new Error('There are three')
  const people = [host, ben, cat, dan]
  const { id } = await aRoom(host, [ben, cat, dan], { starts_at: inSeconds(server, 3600) })
  await join(ben, id)
  await join(dan, id)
  await leave(dan, id)
  const told = async () => {
    for (const person of people) await doDue(person.id)
    return Promise.all(people.map(async (person) => (await noticesOf(person)).map(({ title }) => title)))
  }
  server.wait(3299)
  expect(await told()).toEqual([[], [], [], []])
  server.wait(1)
  const soon = ['In 5 minutes: 25 minutes together']
  expect(await told()).toEqual([soon, soon, soon, []])
  expect(await noticesOf(cat)).toMatchObject([{ body: 'Host invites you to focus.', url: `/rooms/${id}` }])
  await aRoom(host, [dan])
  expect(await told()).toEqual([soon, soon, soon, ['Beginning now: 25 minutes together']])
})

test('who keeps a room has an achievement for it, paid once, whoever finds that it ended', async () => {
  const ann = await server.signUp({ locked: true })
  const { id } = await aRoom(ann)
  server.wait(MINUTES)
  await Promise.all([doDue(id), roomOf(ann, id), roomsOf(ann), roomOf(ann, id)])
  await doDue(ann.id)
  const unlocked = 'select key from achievement_unlocks where user_id = $1'
  expect(await server.db.query(unlocked, [ann.id])).toEqual([{ key: 'first-room' }])
  const paid = 'select amount from xp_ledger where user_id = $1'
  expect(await server.db.query(paid, [ann.id])).toEqual([{ amount: 100 }])
})

test('who deletes their account leaves no seat, and a room without anybody is called off', async () => {
  const [host, ben] = await hostWithFriends(server)
  if (!ben) throw new Error('There is one')
  const joined = await aRoom(host, [ben], { starts_at: inSeconds(server, 600) })
  const alone = await aRoom(host, [ben], { starts_at: inSeconds(server, 600) })
  const past = await aRoom(host, [ben])
  await join(ben, past.id)
  await join(ben, joined.id)
  server.wait(60)
  await host.delete('/api/account?now=true')
  const seats = await server.db.query('select from room_seats where user_id = $1', [host.id])
  expect(seats).toEqual([])
  expect(await roomOf(ben, joined.id)).toMatchObject({
    state: 'open',
    host: { user_id: null, name: 'Former member' },
    members: [{ user_id: ben.id }],
  })
  expect(await roomOf(ben, alone.id)).toMatchObject({ state: 'cancelled' })
  server.wait(MINUTES)
  expect((await roomOf(ben, past.id)).members).toMatchObject([{ user_id: ben.id, state: 'kept' }])
})

test('rooms come in pages, the one that ends last first, and invitations that nobody took are gone at the end', async () => {
  const [host, ben] = await hostWithFriends(server)
  if (!ben) throw new Error('There is one')
  const made: string[] = []
  for (const seconds of [0, 60, 120, 180])
    made.unshift((await aRoom(host, [ben], { starts_at: inSeconds(server, seconds) })).id)
  const first = await read(RoomPage, ben.get('/api/rooms?limit=3'))
  const rest = await read(RoomPage, ben.get(`/api/rooms?limit=3&cursor=${first.next_cursor}`))
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made)
  expect(rest.next_cursor).toBe(null)
  expect((await ben.get('/api/rooms?cursor=x')).status).toBe(400)
  server.wait(MINUTES + 180)
  expect(await roomsOf(ben)).toEqual([])
  for (const id of made) await doDue(id)
  await doDue(ben.id)
  expect(await server.db.query('select from my_rooms where user_id = $1', [ben.id])).toEqual([])
  expect((await roomsOf(host)).map(({ state }) => state)).toEqual(['ended', 'ended', 'ended', 'ended'])
})

test('a room of a team is its members’, until they are removed', async () => {
  const [host, ben] = [await server.signUp(), await server.signUp()]
  const team = await aTeam(host, [ben])
  const { id } = await aRoom(host, [], { team_id: team.id, starts_at: inSeconds(server, 60) })
  expect((await roomsOf(ben)).map((room) => room.id)).toEqual([id])
  await join(ben, id)
  expect((await roomsOf(ben)).map((room) => room.id)).toEqual([id])
  expect(await seatOf(ben, id)).toBe('joined')
  await leave(ben, id)
  expect((await roomOf(ben, id)).members.map(({ user_id }) => user_id)).toEqual([host.id])
  await join(ben, id)
  const outsider = await server.signUp()
  expect((await postRoom(outsider, { team_id: team.id })).status).toBe(400)
  const both = await postRoom(host, { team_id: team.id, invite: [ben.id] })
  expect(both.status).toBe(400)
  await server.deps.due.idle('tell') // what is told of the joining may overtake what is told of the removal
  expect((await host.delete(`/api/teams/${team.id}/members/${ben.id}`)).status).toBe(204)
  for (const answer of [ben.get(`/api/rooms/${id}`), checkIn(ben, id)])
    expect((await answer).status).toBe(404)
  expect(await roomsOf(ben)).toEqual([])
  expect((await roomOf(host, id)).members.map(({ user_id }) => user_id)).toEqual([host.id])
  await server.deps.due.idle('tell')
  expect((await toldOf(server, ben.id, 'rooms')).at(-1)).toBe(`delete ${id}`)
})
