import { afterAll, expect, test } from 'vitest'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { openEvents } from '#server/testing/events.ts'
import { aList, joined, startListServer, toldOf } from '#server/testing/sharedLists/scene.ts'
import { lockList } from '#server/testing/sharedLists/tables.ts'
import { sharedTablesOf } from './audience.ts'
import { DUE_TELLS } from './dueTells.ts'
import { tell, TELL, type Told } from './tell.ts'

const server = await startListServer()
afterAll(server.close)
const { deps } = server

/** A list of three, who have heard of all that was before, one after the other, since tells may overtake each other. */
async function aListOfThree(own = server) {
  const [owner, ben, cat] = [await own.signUp(), await own.signUp(), await own.signUp()]
  const id = await aList(own, owner)
  for (const person of [ben, cat]) {
    await joined(owner, id, person)
    await own.deps.due.idle(TELL)
  }
  return { owner, ben, cat, id }
}

test('each member hears of a change right after it, by their own stream', async () => {
  const { owner, ben, id } = await aListOfThree()
  const events = await openEvents(server.app, ben.token)
  await owner.patch(`/api/lists/${id}`, { name: 'Food' })
  const told = await events.next(5000)
  expect(told?.data?.changes).toEqual([{ table: 'lists', id, op: 'update' }])
  const messageId = crypto.randomUUID()
  await owner.post(`/api/lists/${id}/messages`, { id: messageId, text: 'Bread' })
  const message = await events.next(5000)
  expect(message?.data?.changes).toEqual([{ table: 'list_messages', id: messageId, op: 'insert' }])
  await events.close()
})

test('who sees a row no more is told delete, who sees it for the first time insert, strangers nothing', async () => {
  const { owner, ben, cat, id } = await aListOfThree()
  const stranger = await server.signUp()
  expect(await toldOf(server, cat.id, 'lists')).toEqual([`insert ${id}`])
  expect(await toldOf(server, ben.id, 'lists')).toEqual([`insert ${id}`, `update ${id}`])
  await owner.delete(`/api/lists/${id}/members/${ben.id}`)
  await deps.due.idle(TELL)
  expect((await toldOf(server, ben.id, 'lists')).at(-1)).toBe(`delete ${id}`)
  expect((await toldOf(server, cat.id, 'lists')).at(-1)).toBe(`update ${id}`)
  await owner.patch(`/api/lists/${id}`, { name: 'Food' })
  await deps.due.idle(TELL)
  expect((await toldOf(server, ben.id, 'lists')).at(-1)).toBe(`delete ${id}`)
  expect(await toldOf(server, stranger.id, 'lists')).toEqual([])
})

test('when the server dies after the commit another one tells everybody', async () => {
  const dead = await startListServer()
  const { owner, ben, cat, id } = await aListOfThree(dead)
  await dead.deps.due.stop() // what it commits from now on it tells nobody
  expect((await owner.patch(`/api/lists/${id}`, { name: 'Food' })).status).toBe(200)
  const told = () => Promise.all([owner, ben, cat].map((person) => toldOf(dead, person.id, 'lists')))
  const before = await told()
  const living = await startListServer({ db: dead.db })
  await expect.poll(told).toEqual(before.map((own) => [...own, `update ${id}`]))
  await living.deps.due.stop()
  await dead.close()
})

test('what is rolled back is told to nobody', async () => {
  const { owner, id } = await aListOfThree()
  const work = change(deps, owner, async (tx, inside) => {
    await lockList(tx, id)
    await tell(inside, 'lists', id, 'update')
    throw new Error('No')
  })
  await expect(work).rejects.toThrow('No')
  expect(
    await server.db.query('select from due_moments where owner_id = $1 and kind = $2', [id, TELL]),
  ).toEqual([])
})

/** Hands a row that is to be told to a server, as one that died has left it. Its time is one that the server's own looks do not reach. */
async function tellFrom(id: string, told: Partial<Told>) {
  const all: Told = { table: 'lists', rowIds: [id], op: 'update', seeing: [], joined: [], left: [], ...told }
  const moment = { ownerId: id, kind: TELL, subject: crypto.randomUUID() }
  const later = new Date(deps.now().getTime() + 30_000)
  await setDue(server.db, moment, later, JSON.stringify(all))
  return runDue(deps, DUE_TELLS, later, id)
}

test('somebody who came back before they were told that they left does not hear delete last', async () => {
  const { ben, id } = await aListOfThree()
  await tellFrom(id, { left: [ben.id] })
  expect((await toldOf(server, ben.id, 'lists')).at(-1)).toBe(`insert ${id}`)
})

test('one whose change fails holds up nobody, and is told later', async () => {
  const { ben, cat, id } = await aListOfThree()
  const broken = 'not an id' as UserId
  expect(await tellFrom(id, { seeing: [broken, ben.id, cat.id] })).toBe(0)
  expect((await toldOf(server, cat.id, 'lists')).at(-1)).toBe(`update ${id}`)
  const waiting = 'select attempts, try_at > $3 as later from due_moments where owner_id = $1 and kind = $2'
  expect(await server.db.query(waiting, [id, TELL, deps.now()])).toEqual([{ attempts: 1, later: true }])
  await server.db.query('delete from due_moments where owner_id = $1', [id])
})

test('somebody whose account is gone by then is passed over', async () => {
  const { ben, id } = await aListOfThree()
  await tellFrom(id, { seeing: [crypto.randomUUID() as UserId, ben.id] })
  expect((await toldOf(server, ben.id, 'lists')).at(-1)).toBe(`update ${id}`)
})

test('a row is told under the lock of its thing only, and only if its table has an audience', async () => {
  const { owner, id } = await aListOfThree()
  const unlocked = change(deps, owner, (_tx, inside) => tell(inside, 'lists', id, 'update'))
  await expect(unlocked).rejects.toThrow('without the lock of its thing')
  const unknown = change(deps, owner, (_tx, inside) => tell(inside, 'nobody_sees', owner.id, 'update'))
  await expect(unknown).rejects.toThrow('has no audience')
  const shared = { lists: { audience: async () => [] } }
  expect(() => sharedTablesOf([{ shared }, {}, { shared }])).toThrow('declared by one slice')
})
