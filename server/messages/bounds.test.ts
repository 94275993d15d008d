import { afterAll, expect, test } from 'vitest'
import { DirectMessage, DirectMessagePage } from '#shared/messages/message.ts'
import { change } from '#server/kit/db/change.ts'
import { makeFriends } from '#server/people/makeFriends.ts'
import { readZip } from '#server/exports/testing/readZip.ts'
import { startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { conversationsOf, messagesOf, readTo, say, twoFriends, unreadOf } from './testing/conversations.ts'

const server = await startTestServer()
afterAll(server.close)

test('thirty messages in any sixty seconds, to all friends together, then the time to wait; a repeated id is none', async () => {
  const [ann, ben] = await twoFriends(server)
  const cat = await server.signUp()
  await befriend(ann, cat)
  const id = crypto.randomUUID()
  for (let number = 0; number < 30; number += 1) {
    const body = number === 0 ? { id, text: '0' } : { text: `${number}` }
    expect((await ann.post(`/api/messages/${(number % 2 === 0 ? ben : cat).id}`, body)).status).toBe(201)
    if (number === 9) server.wait(20)
  }
  const refused = await ann.post(`/api/messages/${cat.id}`, { text: 'x' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', details: { retry_after: 40 } })
  expect((await ann.post(`/api/messages/${ben.id}`, { id, text: '0' })).status).toBe(200)
  expect((await ben.post(`/api/messages/${ann.id}`, { text: 'mine' })).status).toBe(201)
  server.wait(40)
  expect((await ann.post(`/api/messages/${cat.id}`, { text: 'x' })).status).toBe(201)
})

test('the same id is one message: the same row again, and 409 where it is one of the friend’s', async () => {
  const [ann, ben] = await twoFriends(server)
  const id = crypto.randomUUID()
  const post = (text: string) => ann.post(`/api/messages/${ben.id}`, { id, text })
  const made = await (await post('Hello')).json()
  const again = await post('Other words')
  expect([again.status, await again.json()]).toEqual([200, made])
  const taken = await ben.post(`/api/messages/${ann.id}`, { id, text: 'Mine' })
  expect([taken.status, await taken.json()]).toMatchObject([409, { details: [{ field: 'id' }] }])
  const cat = await server.signUp()
  await befriend(ann, cat)
  expect((await ann.post(`/api/messages/${cat.id}`, { id, text: 'Elsewhere' })).status).toBe(201)
})

test('what is no message is refused beside its field', async () => {
  const [ann, ben] = await twoFriends(server)
  const bodies: [unknown, string][] = [
    [{}, 'text'],
    [{ text: '  ' }, 'text'],
    [{ text: 'a\0b' }, 'text'],
    [{ text: 'a\ud800b' }, 'text'],
    [{ text: '🧗'.repeat(2001) }, 'text'],
    [{ text: 7 }, 'text'],
    [{ text: 'x', id: 'one' }, 'id'],
    [{ text: 'x', extra: 1 }, 'extra'],
  ]
  for (const [body, field] of bodies) {
    const answer = await ann.post(`/api/messages/${ben.id}`, body)
    expect([body, answer.status, await answer.json()]).toMatchObject([body, 400, { details: [{ field }] }])
  }
  expect((await ann.post(`/api/messages/${ben.id}`, { text: '🧗'.repeat(2000) })).status).toBe(201)
  for (const path of ['/api/messages/ben', `/api/messages/${ben.id}?limit=1001`, '/api/messages?cursor=x'])
    expect((await ann.get(path)).status).toBe(400)
  expect((await ann.post(`/api/messages/${ann.id}`, { text: 'To me' })).status).toBe(404)
})

test('pages of a conversation follow each other without a gap, and a cursor of another list is refused', async () => {
  const [ann, ben] = await twoFriends(server)
  const cat = await server.signUp()
  await befriend(ann, cat)
  for (let number = 0; number < 7; number += 1)
    await say(number % 2 === 0 ? ann : ben, number % 2 === 0 ? ben : ann, `${number}`)
  await say(ann, cat, 'one')
  await say(ann, cat, 'two')
  const texts: (string | null)[] = []
  let cursor: string | null = ''
  do {
    const page: DirectMessagePage = await messagesOf(ann, ben, `?limit=3${cursor && `&cursor=${cursor}`}`)
    texts.push(...page.items.map(({ text }) => text))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(texts).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  const others = [
    (await messagesOf(ann, cat, '?limit=1')).next_cursor,
    (await conversationsOf(ann, '?limit=1')).next_cursor,
    'WyJmcmllbmRzIl0',
  ]
  for (const other of others) {
    const answer = await ann.get(`/api/messages/${ben.id}?cursor=${other}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ field: 'cursor' }] }])
  }
  expect((await ann.get(`/api/messages?cursor=${others[0]}`)).status).toBe(400)
})

test('a conversation keeps its newest ten thousand, and a page of long ones ends at a mebibyte', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ann, ben, 'first')
  const long = '🧗'.repeat(2000)
  await server.db.query(
    `insert into messages (conversation_id, id, number, user_id, sent_to, text, created_at)
     select conversation_id, gen_random_uuid(), n, $1, $2, case when n > 9000 then $3 else 'x' end, created_at
     from messages, generate_series(2, 10000) n where user_id = $1`,
    [ann.id, ben.id, long],
  )
  await server.db.query(
    'update conversations set last_number = 10000, unread = 10000 where friend_id = any($1)',
    [[ann.id, ben.id]],
  )
  await say(ann, ben, 'newest')
  const [kept] = await server.db.query(
    'select count(*)::int as count, min(number) as first from messages where user_id = $1',
    [ann.id],
  )
  expect(kept).toEqual({ count: 10_000, first: 2 })
  expect(await unreadOf(ben)).toEqual([10_000])
  const answer = await ben.get(`/api/messages/${ann.id}?limit=1000`)
  const text = await answer.text()
  expect(new TextEncoder().encode(text).length).toBeLessThan(1_048_576)
  const page = DirectMessagePage.parse(JSON.parse(text))
  expect(page.items.length).toBeGreaterThan(100)
  const next = await messagesOf(ben, ann, `?limit=1&cursor=${page.next_cursor}`)
  expect(next.items[0]?.id).not.toBe(page.items.at(-1)?.id)
  expect(await readTo(ben, ann, page.items[3]?.id ?? '')).toEqual({ unread: 3 })
})

test('messages take the room of who sends them, and none of who gets them', async () => {
  const small = await startTestServer({ settings: { QUOTA_TASKS: 8 } })
  try {
    const [ann, ben] = [await small.signUp({ locked: true }), await small.signUp({ locked: true })]
    await change(small.deps, [ann, ben], (_, inside) =>
      makeFriends(inside, [ann.id, ben.id], small.deps.now()),
    )
    const statuses: number[] = []
    for (let number = 0; number < 80; number += 1) {
      statuses.push((await ann.post(`/api/messages/${ben.id}`, { text: 'x'.repeat(200) })).status)
      small.wait(3)
    }
    expect(statuses[15]).toBe(201)
    expect(statuses.at(-1)).toBe(409)
    expect((await ben.post(`/api/messages/${ann.id}`, { text: 'x'.repeat(200) })).status).toBe(201)
  } finally {
    await small.close()
  }
})

test('an export has what somebody wrote to whomever, and what friends wrote to them', async () => {
  const [ann, ben] = await twoFriends(server)
  const cat = await server.signUp()
  await befriend(ann, cat)
  for (const friend of [ben, cat]) {
    await say(ann, friend, `to ${friend.profile.name}`)
    await say(friend, ann, `from ${friend.profile.name}`)
  }
  await ann.delete(`/api/friends/${cat.id}`)
  const answer = await ann.get('/api/export')
  const files = await readZip(new Uint8Array(await answer.arrayBuffer()))
  const texts = JSON.parse(files['data/messages.json'] ?? '').map(({ text }: DirectMessage) => text)
  expect(new Set(texts)).toEqual(new Set(['from Ben', `to ${cat.profile.name}`, 'to Ben']))
  expect(JSON.parse(files['data/conversations.json'] ?? '')).toHaveLength(2)
})
