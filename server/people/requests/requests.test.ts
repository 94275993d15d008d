import { afterAll, expect, test } from 'vitest'
import { FriendRequest, FriendRequestPage } from '#shared/people/request.ts'
import { NotificationPage } from '#shared/notifications/notification.ts'
import { PersonOfOthers } from '#shared/people/card.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { toldOf } from '#server/testing/sharedLists/scene.ts'
import { ask, asked, friendIdsOf, incomingOf, outgoingOf } from '#server/people/testing/requests.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const DAY = 86_400
const signUps = (count: number) => Promise.all(Array.from({ length: count }, () => server.signUp()))
async function two(): Promise<[TestPerson, TestPerson]> {
  const [ann, ben] = await signUps(2)
  if (!ann || !ben) throw new Error('There are two')
  return [ann, ben]
}
const accept = (person: TestPerson, id: string | undefined) =>
  person.post(`/api/friend-requests/${id}/accept`)
const decline = (person: TestPerson, id: string | undefined) =>
  person.post(`/api/friend-requests/${id}/decline`)
const cancel = (person: TestPerson, id: string | undefined) => person.delete(`/api/friend-requests/${id}`)

test('a request is open on both sides, each with its own id, until it is accepted', async () => {
  const [ann, ben] = await two()
  const answer = await ask(ann, ben, { note: ' Hello ' })
  expect(answer.status).toBe(201)
  const sent = await read(FriendRequest, answer)
  expect(sent).toEqual({
    id: sent.id,
    direction: 'outgoing',
    to: ben.profile.handle,
    person: null,
    note: 'Hello',
    created_at: server.deps.now().toISOString(),
    expires_at: new Date(server.deps.now().getTime() + 30 * DAY * 1000).toISOString(),
  })
  expect(await outgoingOf(ann)).toEqual([sent])
  const [received, ...more] = await incomingOf(ben)
  expect(more).toEqual([])
  const { id: user_id, profile } = ann
  expect(received).toEqual({
    ...sent,
    id: received?.id,
    direction: 'incoming',
    to: null,
    person: { user_id, handle: profile.handle, name: profile.name, avatar: '🧙', avatar_url: null },
  })
  expect(received?.id).not.toBe(sent.id)
  const friend = await read(PersonOfOthers, accept(ben, received?.id))
  expect(friend).toMatchObject({ user_id: ann.id, isFriend: true, relation: 'friend' })
  expect(await read(PersonOfOthers, accept(ben, received?.id))).toEqual(friend)
  expect([await incomingOf(ben), await outgoingOf(ann)]).toEqual([[], []])
  expect([await friendIdsOf(ann), await friendIdsOf(ben)]).toEqual([[ben.id], [ann.id]])
  expect((await decline(ben, received?.id)).status).toBe(409)
  expect((await cancel(ann, sent.id)).status).toBe(409)
  await ann.delete(`/api/friends/${ben.id}`)
  expect((await accept(ben, received?.id)).status).toBe(404)
})

test('both hear of their own rows, and of the friendship', async () => {
  const [ann, ben] = await two()
  const sent = await asked(ann, ben)
  const [received] = await incomingOf(ben)
  await server.deps.due.idle('request_sent')
  await accept(ben, received?.id)
  const told = async ({ id }: TestPerson) =>
    (await server.db.query<{ told: string }>(TOLD, [id])).map((row) => row.told)
  expect(await told(ann)).toEqual([
    `friend_requests insert ${sent.id}`,
    `friend_requests delete ${sent.id}`,
    `friendships insert ${ben.id}`,
    expect.stringMatching(/^notifications insert /),
  ])
  expect(await told(ben)).toEqual([
    `friend_requests insert ${received?.id}`,
    expect.stringMatching(/^notifications insert /),
    `friend_requests delete ${received?.id}`,
    `friendships insert ${ann.id}`,
    expect.stringMatching(/^notifications delete /),
  ])
})

const TOLD = `
  select (c->>'table') || ' ' || (c->>'op') || ' ' || (c->>'id') as told
  from outbox, json_array_elements(changes) c where user_id = $1 order by change_no`

test('who is asked and who is accepted are told, and nobody of a refusal', async () => {
  const [ann, ben] = await signUps(2)
  if (!ann || !ben) throw new Error('There are two')
  const noticesOf = async (person: TestPerson) =>
    (await read(NotificationPage, person.get('/api/notifications'))).items.map(({ event, body }) => [
      event,
      body,
    ])
  await asked(ann, ben)
  const told = ['friend_request', `${ann.profile.name} would like to be your friend.`]
  await expect.poll(() => noticesOf(ben)).toEqual([told])
  await decline(ben, (await incomingOf(ben))[0]?.id)
  expect(await noticesOf(ann)).toEqual([])
  await asked(ben, ann)
  expect(await friendIdsOf(ann)).toEqual([ben.id])
  const accepted = ['friend_accepted', `${ben.profile.name} is your friend now.`]
  await expect.poll(() => noticesOf(ann)).toEqual([accepted])
})

test('the same request again is the same, by its id and by whom it is for', async () => {
  const [ann, ben] = await two()
  const id = crypto.randomUUID()
  const sent = await asked(ann, ben, { id, note: 'One' })
  for (const more of [{ id, note: 'Two' }, {}, { to: `@${ben.profile.handle.toUpperCase()}` }]) {
    const again = await ask(ann, ben, more)
    expect([again.status, await again.json()]).toEqual([200, sent])
  }
  expect(await incomingOf(ben)).toHaveLength(1)
  expect(await asked(ann, ben, { to: ben.email, id: crypto.randomUUID() })).toMatchObject({ to: ben.email })
  expect(await incomingOf(ben)).toHaveLength(1)
  expect(await outgoingOf(ann)).toHaveLength(2)
  await accept(ben, (await incomingOf(ben))[0]?.id)
  expect(await outgoingOf(ann)).toEqual([])
})

test.each([
  [{}, 'to'],
  [{ to: '' }, 'to'],
  [{ to: 'no way' }, 'to'],
  [{ to: 'nul\0' }, 'to'],
  [{ to: '\ud800abc' }, 'to'],
  [{ to: '🙂'.repeat(2001) }, 'to'],
  [{ to: 'somebody', note: '🙂'.repeat(201) }, 'note'],
  [{ to: 'somebody', note: 'a\0' }, 'note'],
  [{ to: 'somebody', id: 'x' }, 'id'],
  [{ to: 'somebody', person: null }, 'person'],
])('%j is refused beside its field', async (body, field) => {
  const ann = await server.signUp()
  const [status, answer] = await statusAndBody(ann.post('/api/friend-requests', body))
  const { details } = answer as { details: { field: string }[] }
  expect([status, details[0]?.field]).toEqual([400, field])
})

test('oneself is refused, by handle and by address, in any case', async () => {
  const ann = await server.signUp()
  for (const to of [ann.profile.handle, `@${ann.profile.handle}`, ann.email.toUpperCase()]) {
    const [status, body] = await statusAndBody(ann.post('/api/friend-requests', { to }))
    expect([status, body]).toMatchObject([400, { details: [{ field: 'to' }] }])
  }
})

test('the handle of a friend is refused; their address is asked like any other and comes to nobody', async () => {
  const [ann, ben] = await two()
  await befriend(ann, ben)
  expect((await ask(ann, ben)).status).toBe(409)
  expect((await ask(ann, ben, { to: ben.email })).status).toBe(201)
  expect(await incomingOf(ben)).toEqual([])
})

test('a request expires after 30 days, on both sides, with the first answer after its moment', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const [ann, ben] = [await lone.signUp(), await lone.signUp()]
  const { id } = await asked(ann, ben)
  const [received] = await incomingOf(ben)
  lone.wait(30 * DAY - 1)
  expect(await incomingOf(ben)).toHaveLength(1)
  lone.wait(1)
  expect([await incomingOf(ben), await outgoingOf(ann)]).toEqual([[], []])
  expect((await accept(ben, received?.id)).status).toBe(404)
  expect((await decline(ben, received?.id)).status).toBe(404)
  expect((await cancel(ann, id)).status).toBe(404)
  lone.deps.due.wake()
  const left = 'select from friend_requests where user_id = any($1)'
  await expect.poll(() => lone.db.query(left, [[ann.id, ben.id]])).toEqual([])
  expect((await ask(ann, ben)).status).toBe(201)
  expect(await incomingOf(ben)).toHaveLength(1)
  await lone.close()
})

test('a refusal is silent: for 30 days nothing more comes, and to its sender the request looks open', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const [ann, ben] = [await lone.signUp(), await lone.signUp()]
  const sent = await asked(ann, ben)
  const [received] = await incomingOf(ben)
  expect((await decline(ben, received?.id)).status).toBe(204)
  expect((await decline(ben, received?.id)).status).toBe(204)
  expect((await accept(ben, received?.id)).status).toBe(409)
  expect(await outgoingOf(ann)).toEqual([sent])
  expect((await cancel(ann, sent.id)).status).toBe(204)
  lone.wait(29 * DAY)
  const second = await asked(ann, ben)
  expect(await incomingOf(ben)).toEqual([])
  await cancel(ann, second.id)
  lone.wait(DAY)
  expect((await ask(ann, ben)).status).toBe(201)
  expect(await incomingOf(ben)).toHaveLength(1)
  await lone.close()
})

test('the fourth request to somebody in 30 days reaches nobody, taken back or not', async () => {
  const [ann, ben] = await two()
  for (let number = 1; number <= 3; number += 1) {
    const { id } = await asked(ann, ben)
    expect(await incomingOf(ben)).toHaveLength(1)
    expect((await cancel(ann, id)).status).toBe(204)
    expect((await cancel(ann, id)).status).toBe(204)
    const told = await toldOf(server, ann.id, 'friend_requests')
    expect(told.filter((each) => each === `delete ${id}`)).toHaveLength(1)
    expect(await incomingOf(ben)).toEqual([])
  }
  expect((await ask(ann, ben)).status).toBe(201)
  expect(await incomingOf(ben)).toEqual([])
})

test('whose requests come is a setting, and all of them look the same to their senders', async () => {
  const [ann, ben, cleo] = await signUps(3)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  await befriend(cleo, ann)
  await ben.patch('/api/settings', { requests_from: 'known' })
  const first = await asked(ann, ben)
  expect(await incomingOf(ben)).toEqual([])
  await cancel(ann, first.id)
  await befriend(ben, cleo)
  const second = await asked(ann, ben)
  expect(await incomingOf(ben)).toHaveLength(1)
  await cancel(ann, second.id)
  await ben.patch('/api/settings', { requests_from: 'nobody' })
  await asked(ann, ben)
  expect(await incomingOf(ben)).toEqual([])
  expect(await outgoingOf(ann)).toHaveLength(1)
  await asked(ben, ann) // both have asked
  expect(await friendIdsOf(ann)).toContain(ben.id)
  expect(await outgoingOf(ann)).toEqual([])
})

test('at most 50 requests are open, and one taken back makes room', async () => {
  const ann = await server.signUp()
  const sent: string[] = []
  for (let number = 0; number < 50; number += 1)
    sent.push((await read(FriendRequest, ann.post('/api/friend-requests', { to: `nobody_${number}` }))).id)
  const [status, body] = await statusAndBody(ann.post('/api/friend-requests', { to: 'one_more' }))
  expect([status, body]).toMatchObject([409, { code: 'conflict', details: { reason: 'too_many_open' } }])
  expect((await ann.post('/api/friend-requests', { to: 'nobody_7' })).status).toBe(200)
  await cancel(ann, sent[0])
  expect((await ann.post('/api/friend-requests', { to: 'one_more' })).status).toBe(201)
})

test('a hundred new requests in 24 hours are enough', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMITS: true } })
  const ann = await limited.signUp()
  for (let number = 0; number < 100; number += 1) {
    const { id } = await read(FriendRequest, ann.post('/api/friend-requests', { to: `nobody_${number}` }))
    if (number < 99) await cancel(ann, id)
    if (number % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 1500)) // what a caller may spend
  }
  expect((await ann.post('/api/friend-requests', { to: 'nobody_99' })).status).toBe(200)
  const refused = await ann.post('/api/friend-requests', { to: 'one_more' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  await limited.close()
}, 60_000)

test('requests are paged, newest first, and a cursor is good for its own list', async () => {
  const [ann, ben] = await two()
  for (const sender of await signUps(3)) await asked(sender, ben)
  for (const to of ['first_one', 'second_one', 'third_one']) await ann.post('/api/friend-requests', { to })
  for (const [person, direction] of [
    [ben, 'incoming'],
    [ann, 'outgoing'],
  ] as const) {
    const page = (query: string) =>
      read(FriendRequestPage, person.get(`/api/friend-requests?direction=${direction}&limit=2${query}`))
    const first = await page('')
    const rest = await page(`&cursor=${first.next_cursor}`)
    expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([2, 1, null])
    const other = direction === 'incoming' ? 'outgoing' : 'incoming'
    const foreign = `/api/friend-requests?direction=${other}&cursor=${first.next_cursor}`
    expect((await person.get(foreign)).status).toBe(400)
  }
  expect((await ann.get('/api/friend-requests?direction=both')).status).toBe(400)
})

test('a list that is full takes nobody more, and what would make one more stays open', async () => {
  const [ann, ben] = await two()
  await server.db.query(
    'insert into friendships select $1, gen_random_uuid(), now() from generate_series(1, 1000)',
    [ben.id],
  )
  await asked(ann, ben)
  const [received] = await incomingOf(ben)
  expect((await accept(ben, received?.id)).status).toBe(409)
  await asked(ben, ann)
  expect([await outgoingOf(ann), await outgoingOf(ben)].map((rows) => rows.length)).toEqual([1, 1])
  expect([await incomingOf(ann), await incomingOf(ben)].map((rows) => rows.length)).toEqual([1, 1])
  const [mine] = await incomingOf(ann)
  expect((await accept(ann, mine?.id)).status).toBe(409)
  await server.db.query('delete from friendships where user_id = $1', [ben.id])
  expect((await accept(ann, mine?.id)).status).toBe(200)
  expect([await incomingOf(ann), await incomingOf(ben)]).toEqual([[], []])
})

test('of who has left, requests are gone, and one to them looks like one that nobody answers', async () => {
  const [ann, ben, cleo] = await signUps(3)
  if (!ann || !ben || !cleo) throw new Error('There are three')
  await asked(ben, ann)
  const sent = await asked(cleo, ben)
  expect((await ben.delete('/api/account?now=true')).status).toBe(204)
  expect(await incomingOf(ann)).toEqual([])
  const left = 'select other_id from friend_requests where user_id = any($1)'
  await expect.poll(() => server.db.query(left, [[ann.id, cleo.id]])).toEqual([{ other_id: null }])
  expect(await outgoingOf(cleo)).toEqual([sent])
  expect((await cancel(cleo, sent.id)).status).toBe(204)
})
