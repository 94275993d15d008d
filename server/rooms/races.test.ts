import { afterAll, expect, test } from 'vitest'
import { runDue } from '#server/kit/due/runDue.ts'
import { startTestServer } from '#server/testing.ts'
import { toldOf } from '#server/testing/sharedLists/scene.ts'
import { rooms } from './slice.ts'
import { aRoom, checkIn, hostWithFriends, inSeconds, join, leave, roomOf } from './testing/rooms.ts'

const server = await startTestServer({ settles: false })
/** Another server on the same database, whose clock is the same. */
const other = await startTestServer({ settles: false, db: server.db, now: server.deps.now })
afterAll(server.close)

const MINUTES = 25 * 60
const statusesOf = async (calls: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(calls.map(async (call) => (await call).status))).toSorted((a, b) => a - b)

test('of ten who join a room of eight at once seven get a seat beside the host', async () => {
  const [host, ...friends] = await hostWithFriends(server, 10)
  const { id } = await aRoom(host, friends)
  expect(await statusesOf(friends.map((friend) => join(friend, id)))).toEqual([
    ...Array.from({ length: 7 }, () => 200),
    ...Array.from({ length: 3 }, () => 409),
  ])
  const seats = 'select seat from room_seats where room_id = $1 and seat is not null order by seat'
  expect((await server.db.query<{ seat: number }>(seats, [id])).map(({ seat }) => seat)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  const [first] = friends
  expect((await roomOf(host, id)).members).toHaveLength(11)
  if (first) expect((await join(first, id)).status).toBeLessThanOrEqual(409)
})

test('six rooms at once are five', async () => {
  const [host] = await hostWithFriends(server)
  const made = Array.from({ length: 6 }, () => host.post('/api/rooms', { minutes: 50, intent: 'Read' }))
  expect(await statusesOf(made)).toEqual([201, 201, 201, 201, 201, 409])
})

test('who leaves and checks in at once is in or out, and both lists agree', async () => {
  const [host, ben] = await hostWithFriends(server)
  if (!ben) throw new Error('There is one')
  for (const round of [0, 1, 2, 3]) {
    const { id } = await aRoom(host, [ben], { starts_at: inSeconds(server, 60) })
    await join(ben, id)
    const acts = [checkIn(ben, id), leave(ben, id), leave(host, id)]
    await Promise.all(round % 2 === 0 ? acts : acts.toReversed())
    const both = `
      select s.state = m.state as agree from room_seats s
      join my_rooms m on m.room_id = s.room_id and m.user_id = s.user_id where s.room_id = $1`
    expect(await server.db.query(both, [id])).toEqual([{ agree: true }, { agree: true }])
    const off =
      'select cancelled, (select count(*)::int from room_seats where room_id = id and seat is not null) as seats from rooms where id = $1'
    const [room] = await server.db.query<{ cancelled: boolean; seats: number }>(off, [id])
    expect(room?.cancelled).toBe(room?.seats === 0)
  }
})

test('two servers and who reads find the same end at once, and it is told and recorded once', async () => {
  const due = rooms.due ?? {}
  for (const round of [0, 1, 2]) {
    const [host, ben] = await hostWithFriends(server)
    if (!ben) throw new Error('There is one')
    const { id } = await aRoom(host, [ben])
    await join(ben, id)
    await server.deps.due.idle('tell')
    const before = (await toldOf(server, ben.id, 'rooms')).length
    server.wait(MINUTES)
    const now = server.deps.now()
    const ends = [server, other].flatMap(({ deps }) => [
      runDue(deps, due, now, id),
      runDue(deps, due, now, ben.id),
    ])
    const reads = [roomOf(ben, id), roomOf(host, id)]
    await Promise.all(round % 2 === 0 ? [...ends, ...reads] : [...reads, ...ends])
    await runDue(other.deps, due, now, ben.id)
    for (const { deps } of [server, other]) await deps.due.idle('tell')
    expect((await toldOf(server, ben.id, 'rooms')).slice(before)).toEqual([`update ${id}`])
    const kept = 'select state from my_rooms where room_id = $1 order by 1'
    await expect.poll(() => server.db.query(kept, [id])).toEqual([{ state: 'kept' }, { state: 'kept' }])
    expect(
      await server.db.query("select from due_moments where owner_id = $1 and kind <> 'tell'", [id]),
    ).toEqual([])
  }
})
