import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { aList, invited, joined, startListServer } from './scene.ts'
import { sharedLists } from './slice.ts'

/** How often a transaction was tried again, as after a deadlock. */
let repeated = 0
const db = await openTestDatabase()
const transaction: typeof db.transaction = (work) => {
  let tries = 0
  return db.transaction((tx) => {
    repeated += Math.min(tries, 1)
    tries += 1
    return work(tx)
  })
}
const server = await startListServer({ db: { ...db, transaction } })
afterAll(server.close)

const ROUNDS = 8
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const signUps = (count: number) => Promise.all(Array.from({ length: count }, () => server.signUp()))
const statusesOf = async (calls: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(calls.map(async (call) => (await call).status))).toSorted((a, b) => a - b)

const membersOf = async (id: string) =>
  server.db.query<{ user_id: string; role: string }>(
    'select user_id, role from list_members where list_id = $1 order by role',
    [id],
  )

test('of twenty who join at once for the last seat exactly one gets it', async () => {
  const [owner, ...guests] = await signUps(21)
  if (!owner) throw new Error('There are 21')
  const id = await aList(server, owner, { seats: 2 })
  for (const guest of guests) await invited(owner, id, guest)
  const statuses = await statusesOf(guests.map((guest) => guest.post(`/api/lists/${id}/join`)))
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await membersOf(id)).toHaveLength(2)
})

test('two who invite each other and join at once change rows of each other without a deadlock', async () => {
  const [ann, ben] = await signUps(2)
  if (!ann || !ben) throw new Error('There are two')
  for (const _ of rounds) {
    const [anns, bens] = [await aList(server, ann), await aList(server, ben)]
    expect(await statusesOf([invited(ann, anns, ben), invited(ben, bens, ann)])).toEqual([204, 204])
    const joining = [ben.post(`/api/lists/${anns}/join`), ann.post(`/api/lists/${bens}/join`)]
    expect(await statusesOf(joining)).toEqual([200, 200])
  }
  expect(
    await server.db.query('select from list_invitations where sent_by = any($1)', [[ann.id, ben.id]]),
  ).toEqual([])
})

test('who leaves while being removed ends one membership: one is answered 204, the other 404', async () => {
  const [owner, ben] = await signUps(2)
  if (!owner || !ben) throw new Error('There are two')
  for (const _ of rounds) {
    const id = await aList(server, owner)
    await joined(owner, id, ben)
    const path = `/api/lists/${id}/members/${ben.id}`
    expect(await statusesOf([ben.delete(path), owner.delete(path)])).toEqual([204, 404])
    expect(await membersOf(id)).toEqual([{ user_id: owner.id, role: 'owner' }])
  }
})

test('two owners-to-be: when the owner and another leave at once there is one owner, and then none and no list', async () => {
  const [owner, ben, cat] = await signUps(3)
  if (!owner || !ben || !cat) throw new Error('There are three')
  for (const _ of rounds) {
    const id = await aList(server, owner)
    await joined(owner, id, ben, cat)
    const leave = (person: typeof ben) => person.delete(`/api/lists/${id}/members/${person.id}`)
    expect(await statusesOf([leave(owner), leave(ben)])).toEqual([204, 204])
    expect(await membersOf(id)).toEqual([{ user_id: cat.id, role: 'owner' }])
    await leave(cat)
    expect(await server.db.query('select from lists where id = $1', [id])).toEqual([])
    expect(
      await server.db.query("select from due_moments where owner_id = $1 and kind <> 'tell'", [id]),
    ).toEqual([])
  }
})

test('a list that is read as its time ends, ends once, whether by time or by a reading', async () => {
  const [owner] = await signUps(1)
  if (!owner) throw new Error('There is one')
  const due = sharedLists.due ?? {}
  for (const round of rounds) {
    const now = server.deps.now()
    const id = await aList(server, owner, { ends_at: new Date(now.getTime() + 1000).toISOString() })
    server.turnClock(1)
    const reading = () => owner.get(`/api/lists/${id}`)
    const ending = () => runDue(server.deps, due, server.deps.now(), id)
    const works = round % 2 === 0 ? [reading, ending, reading] : [ending, reading, ending]
    await Promise.all(works.map((work) => work()))
    expect(await (await reading()).json()).toMatchObject({ ended: true, endings: 1 })
    const posted = await owner.post(`/api/lists/${id}/messages`, { id: crypto.randomUUID(), text: 'Late' })
    expect(posted.status).toBe(409)
    expect(
      await server.db.query("select from due_moments where owner_id = $1 and kind <> 'tell'", [id]),
    ).toEqual([])
  }
})

test('no change of these had to be tried again', () => expect(repeated).toBe(0))

test('a list ends by time though nobody reads it', async () => {
  const [owner] = await signUps(1)
  if (!owner) throw new Error('There is one')
  const id = await aList(server, owner)
  expect(await runDue(server.deps, sharedLists.due ?? {}, server.deps.now(), id)).toBe(0)
  server.turnClock(3600)
  await runDue(server.deps, sharedLists.due ?? {}, server.deps.now(), id)
  const endings = () => server.db.query('select endings from lists where id = $1', [id])
  await expect.poll(endings).toEqual([{ endings: 1 }])
})
