import { afterAll, expect, test } from 'vitest'
import { CardPage } from '#shared/people/card.ts'
import { read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { asked, friendIdsOf, incomingOf, outgoingOf } from './testing/requests.ts'

const server = await startTestServer()
afterAll(server.close)

async function two(): Promise<[TestPerson, TestPerson]> {
  return [await server.signUp(), await server.signUp()]
}
const blockedBy = async (person: TestPerson) =>
  (await read(CardPage, person.get('/api/blocks'))).items.map(({ user_id }) => user_id)
const block = (person: TestPerson, { id }: { id: string }) => person.put(`/api/blocks/${id}`)

test('a block ends the friendship and shows neither to the other, until it is taken back', async () => {
  const [ann, ben] = await two()
  await befriend(ann, ben)
  expect((await block(ann, ben)).status).toBe(204)
  expect((await block(ann, ben)).status).toBe(204)
  expect([await friendIdsOf(ann), await friendIdsOf(ben)]).toEqual([[], []])
  expect([await blockedBy(ann), await blockedBy(ben)]).toEqual([[ben.id], []])
  await ann.patch('/api/settings', { public_page: true })
  const page = `/api/people/${ann.profile.handle}`
  expect((await ben.get(page)).status).toBe(404)
  expect((await ann.delete(`/api/blocks/${ben.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/blocks/${ben.id}`)).status).toBe(204)
  expect(await blockedBy(ann)).toEqual([])
  expect((await ben.get(page)).status).toBe(200)
  expect(await friendIdsOf(ann)).toEqual([])
})

test('each may block the other, and each takes back their own', async () => {
  const [ann, ben] = await two()
  await block(ann, ben)
  await block(ben, ann)
  await ann.delete(`/api/blocks/${ben.id}`)
  expect([await blockedBy(ann), await blockedBy(ben)]).toEqual([[], [ann.id]])
  await ben.patch('/api/settings', { public_page: true })
  expect((await ann.get(`/api/people/${ben.profile.handle}`)).status).toBe(404)
})

test('requests in both directions end at once, and a new one looks like any other and comes to nobody', async () => {
  const [ann, ben] = await two()
  await asked(ann, ben)
  const [received] = await incomingOf(ben)
  await block(ben, ann)
  expect([await outgoingOf(ann), await incomingOf(ben)]).toEqual([[], []])
  expect((await ben.post(`/api/friend-requests/${received?.id}/accept`)).status).toBe(404)
  const sent = await asked(ann, ben)
  expect(sent).toMatchObject({ direction: 'outgoing', to: ben.profile.handle, person: null })
  expect(await incomingOf(ben)).toEqual([])
  await asked(ben, ann)
  expect([await friendIdsOf(ann), await incomingOf(ann)]).toEqual([[], []])
})

test('only who blocks hears of it, and only as a block', async () => {
  const [ann, ben] = await two()
  await block(ann, ben)
  const told = async ({ id }: TestPerson) =>
    server.db.query('select changes from outbox where user_id = $1', [id])
  expect(await told(ann)).toEqual([{ changes: [{ table: 'blocks', id: ben.id, op: 'insert' }] }])
  expect(await told(ben)).toEqual([])
})

test('who is blocked hears what who is no friend any more hears', async () => {
  const [ann, ben] = await two()
  const cid = await server.signUp()
  for (const friend of [ben, cid]) await befriend(ann, friend)
  const told = async ({ id }: TestPerson) => {
    const order = 'select changes from outbox where user_id = $1 order by change_no'
    return (await server.db.query<{ changes: object[] }>(order, [id])).flatMap(({ changes }) => changes)
  }
  const before = [await told(ben), await told(cid)].map(({ length }) => length)
  await block(ann, ben)
  await ann.delete(`/api/friends/${cid.id}`)
  const unfriended = [{ table: 'friendships', id: ann.id, op: 'delete' }]
  expect((await told(cid)).slice(before[1])).toEqual(unfriended)
  expect((await told(ben)).slice(before[0])).toEqual(unfriended)
})

test('every id is answered alike; nothing is kept of one that nobody has, and oneself is refused', async () => {
  const ann = await server.signUp()
  const id = crypto.randomUUID()
  expect((await block(ann, { id })).status).toBe(204)
  expect((await ann.delete(`/api/blocks/${id}`)).status).toBe(204)
  expect(await server.db.query('select from blocks where other_id = $1', [id])).toEqual([])
  expect((await block(ann, ann)).status).toBe(400)
  expect((await ann.delete(`/api/blocks/${ann.id}`)).status).toBe(400)
  expect((await ann.put('/api/blocks/ben')).status).toBe(400)
})

test('blocks are paged, and go with who leaves', async () => {
  const ann = await server.signUp()
  const others: TestPerson[] = []
  for (let number = 0; number < 3; number += 1) {
    server.turnClock(1)
    const other = await server.signUp()
    others.unshift(other)
    await block(ann, other)
  }
  const first = await read(CardPage, ann.get('/api/blocks?limit=2'))
  const rest = await read(CardPage, ann.get(`/api/blocks?limit=2&cursor=${first.next_cursor}`))
  expect([...first.items, ...rest.items].map(({ user_id }) => user_id)).toEqual(others.map(({ id }) => id))
  expect(rest.next_cursor).toBeNull()
  expect((await ann.get('/api/friends?cursor=' + first.next_cursor)).status).toBe(400)
  await others[0]?.delete('/api/account?now=true')
  expect(await blockedBy(ann)).toHaveLength(2)
  const left = 'select from blocks where user_id = $1'
  await expect.poll(() => server.db.query(left, [ann.id])).toHaveLength(2)
})

test.each(['x', 'no-such!', 'x'.repeat(300), '%00abc', 'nobody_at_all'])(
  'a handle that nobody has, or can have, is nobody: %s',
  async (handle) => {
    const ann = await server.signUp()
    expect((await ann.get(`/api/people/${handle}`)).status).toBe(404)
  },
)

test('a person is found by their handle in any case, by themselves, friends, and everybody with a public page', async () => {
  const [ann, ben] = await two()
  const cleo = await server.signUp()
  await befriend(ann, ben)
  const page = `/api/people/${ann.profile.handle.toUpperCase()}`
  const relationTo = async (person: TestPerson) => {
    const answer = await person.get(page)
    return answer.status === 200 ? ((await answer.json()) as { relation: string }).relation : answer.status
  }
  expect(await Promise.all([ann, ben, cleo].map(relationTo))).toEqual(['self', 'friend', 404])
  await ann.patch('/api/settings', { public_page: true })
  expect(await Promise.all([ann, ben, cleo].map(relationTo))).toEqual(['self', 'friend', 'stranger'])
  expect(await (await cleo.get(page)).json()).toMatchObject({
    level: null,
    xp: null,
    streak: null,
    status: null,
  })
})
