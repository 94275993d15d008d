import { afterAll, expect, test } from 'vitest'
import { ConversationPage, DirectMessage } from '#shared/messages/message.ts'
import { read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { inboxOf } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'
import {
  conversationsOf,
  messagesOf,
  readTo,
  say,
  textsOf,
  twoFriends,
  unreadOf,
} from './testing/conversations.ts'

const server = await startTestServer()
afterAll(server.close)

const toldOf = async ({ id }: TestPerson) => {
  const text = `
    select c->>'op' || ' ' || (c->>'id') as told from outbox, json_array_elements(changes) c
    where user_id = $1 and c->>'table' = 'messages' order by change_no`
  return (await server.db.query<{ told: string }>(text, [id])).map(({ told }) => told)
}

test('a message is on both sides, newest first, unread for who got it alone, and both hear of it', async () => {
  const [ann, ben] = await twoFriends(server)
  expect(await conversationsOf(ann)).toEqual({ items: [], next_cursor: null })
  const first = await say(ann, ben, '  Hello  ')
  server.wait(1)
  const second = await say(ben, ann, 'Hi')
  expect(first).toEqual({
    id: expect.any(String),
    from: ann.id,
    to: ben.id,
    text: 'Hello',
    created_at: expect.any(String),
    deleted_at: null,
  })
  for (const [person, friend] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    expect(await messagesOf(person, friend)).toEqual({ items: [second, first], next_cursor: null })
    const { items } = await conversationsOf(person)
    expect(items).toEqual([
      {
        friend: expect.objectContaining({ user_id: friend.id, name: friend.profile.name }),
        last: second,
        unread: 1,
      },
    ])
    expect(await toldOf(person)).toEqual([`insert ${first.id}`, `insert ${second.id}`])
  }
})

test('conversations with several friends stand in the order of their last messages, and page', async () => {
  const ann = await server.signUp()
  const others: TestPerson[] = []
  for (let number = 0; number < 5; number += 1) {
    const friend = await server.signUp()
    await befriend(ann, friend)
    await say(number % 2 === 0 ? ann : friend, number % 2 === 0 ? friend : ann, `${number}`)
    others.unshift(friend) // at one instant
  }
  const whole = await conversationsOf(ann)
  expect(new Set(whole.items.map(({ friend }) => friend.user_id))).toEqual(
    new Set(others.map(({ id }) => id)),
  )
  server.wait(1)
  await say(ann, others[3] as TestPerson, 'again')
  const pages: (string | null)[] = []
  let cursor: string | null = ''
  do {
    const page: ConversationPage = await conversationsOf(ann, `?limit=2${cursor && `&cursor=${cursor}`}`)
    pages.push(...page.items.map(({ friend }) => friend.user_id))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(pages[0]).toBe(others[3]?.id)
  expect(pages).toHaveLength(5)
  expect(new Set(pages).size).toBe(5)
})

test('reading counts down, never up, is not told to the other one, and other devices hear of it', async () => {
  const [ann, ben] = await twoFriends(server)
  const sent = [await say(ann, ben, '1'), await say(ann, ben, '2'), await say(ann, ben, '3')]
  const [first, second, third] = sent.map(({ id }) => id) as [string, string, string]
  expect(await unreadOf(ben)).toEqual([3])
  expect(await readTo(ben, ann, second)).toEqual({ unread: 1 })
  expect(await readTo(ben, ann, first)).toEqual({ unread: 1 })
  for (let times = 0; times < 2; times += 1) expect(await readTo(ben, ann, third)).toEqual({ unread: 0 })
  expect(await unreadOf(ben)).toEqual([0])
  expect((await toldOf(ben)).slice(-2)).toEqual([`update ${second}`, `update ${third}`])
  expect(await toldOf(ann)).toEqual(sent.map(({ id }) => `insert ${id}`))
  expect((await ben.post(`/api/messages/${ann.id}/read`, { up_to: crypto.randomUUID() })).status).toBe(404)
})

test('a deleted message keeps its place without its text, on both sides and as the last one, and does not wait to be read', async () => {
  const [ann, ben] = await twoFriends(server)
  const [first, last] = [await say(ann, ben, 'first'), await say(ann, ben, 'secret words')]
  server.wait(1)
  const path = `/api/messages/${ben.id}/${last.id}`
  const deleted = await read(DirectMessage, ann.delete(path))
  expect(deleted).toEqual({ ...last, text: null, deleted_at: server.deps.now().toISOString() })
  expect(await read(DirectMessage, ann.delete(path))).toEqual(deleted)
  for (const [person, friend, unread] of [
    [ann, ben, 0],
    [ben, ann, 1],
  ] as const) {
    expect((await messagesOf(person, friend)).items).toEqual([deleted, first])
    expect((await conversationsOf(person)).items).toMatchObject([{ last: deleted, unread }])
    expect((await toldOf(person)).at(-1)).toBe(`update ${last.id}`)
  }
  expect((await ben.delete(`/api/messages/${ann.id}/${first.id}`)).status).toBe(403)
  expect((await ann.delete(`/api/messages/${ben.id}/${crypto.randomUUID()}`)).status).toBe(404)
  for (const table of ['messages', 'conversations', 'notifications', 'outbox'])
    expect(await server.db.query(`select from ${table} t where t::text like '%secret words%'`)).toEqual([])
})

test('a message is told once until it is read, whatever comes meanwhile, and reading it ends the notification', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ann, ben, 'One')
  const last = await say(ann, ben, 'Two')
  const messagesIn = async (person: TestPerson) =>
    (await inboxOf(person)).items.filter(({ event }) => event === 'message')
  const inbox = await messagesIn(ben)
  expect(inbox).toMatchObject([
    {
      kind: 'social',
      event: 'message',
      title: 'Ann wrote to you',
      url: `/achievements?tab=friends&with=${ann.id}`,
      read_at: null,
    },
  ])
  expect(JSON.stringify(inbox)).not.toMatch(/One|Two|@/)
  expect(await messagesIn(ann)).toEqual([])
  await readTo(ben, ann, last.id)
  expect((await messagesIn(ben)).map(({ read_at }) => read_at)).toEqual([server.deps.now().toISOString()])
  await say(ann, ben, 'Three')
  expect((await messagesIn(ben)).filter(({ read_at }) => read_at === null)).toHaveLength(1)
})

test('who are friends no more see nothing of their conversation, and all of it when they are again', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ann, ben, 'before')
  await ben.delete(`/api/friends/${ann.id}`)
  for (const [person, friend] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    expect((await conversationsOf(person)).items).toEqual([])
    expect((await person.get(`/api/messages/${friend.id}`)).status).toBe(404)
    expect((await person.post(`/api/messages/${friend.id}`, { text: 'x' })).status).toBe(404)
  }
  await befriend(ann, ben)
  await say(ben, ann, 'after')
  expect(await textsOf(ann, ben)).toEqual(['after', 'before'])
  expect(await unreadOf(ben)).toEqual([1])
})

test('who is banned is in no conversation for as long', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ben, ann, 'hello')
  const ban = 'update auth_users set banned_until = now() + $2::interval where id = $1'
  await server.db.query(ban, [ben.id, '1 day'])
  expect((await conversationsOf(ann)).items).toEqual([])
  expect((await ann.post(`/api/messages/${ben.id}`, { text: 'x' })).status).toBe(404)
  await server.db.query(ban, [ben.id, '-1 day'])
  expect(await textsOf(ann, ben)).toEqual(['hello'])
})

test('of somebody who has left no message and no conversation is left with anybody', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ann, ben, 'from Ann')
  await say(ben, ann, 'from Ben')
  expect((await ben.delete('/api/account?now=true')).status).toBe(204)
  expect(await server.db.query('select from messages where user_id = $1', [ben.id])).toEqual([])
  const left = async () => [
    await server.db.query('select from messages where user_id = $1', [ann.id]),
    await server.db.query('select from conversations where user_id = $1', [ann.id]),
  ]
  await expect.poll(left).toEqual([[], []])
  expect((await toldOf(ann)).at(-1)).toMatch(/^delete /)
})
