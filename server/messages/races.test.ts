import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import { conversationsOf, messagesOf, say, textsOf, twoFriends, unreadOf } from './testing/conversations.ts'

const server = await startTestServer({ settles: false })
afterAll(server.close)

const statusesOf = async (calls: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(calls.map(async (call) => (await call).status))).toSorted((a, b) => a - b)
const times = <Made>(count: number, make: (number: number) => Made) =>
  Array.from({ length: count }, (_, number) => make(number))

test.each([0, 1, 2, 3])(
  'of twelve messages and a block at once, those are there that were answered as sent: round %i',
  async (round) => {
    const [ann, ben] = await twoFriends(server)
    const sending = times(12, (number) => ann.post(`/api/messages/${ben.id}`, { text: `${number}` }))
    const blocking = round % 2 === 0 ? ben.put(`/api/blocks/${ann.id}`) : ann.put(`/api/blocks/${ben.id}`)
    expect((await blocking).status).toBe(204)
    const written = () =>
      server.db.query<{ text: string }>('select text from messages where user_id = $1 order by number', [
        ann.id,
      ])
    const atBlock = await written()
    const statuses = await statusesOf(sending)
    expect(statuses.every((status) => status === 201 || status === 404)).toBe(true)
    expect(await written()).toEqual(atBlock) // none arrives after the answer to the block
    expect(atBlock).toHaveLength(statuses.filter((status) => status === 201).length)
  },
)

test('of forty messages at once to four friends thirty are sent', async () => {
  const [ann, ben] = await twoFriends(server)
  const friends = [ben]
  for (const _ of times(3, Number)) {
    const friend = await server.signUp()
    await befriend(ann, friend)
    friends.push(friend)
  }
  const sending = times(40, (number) =>
    ann.post(`/api/messages/${friends[number % 4]?.id}`, { text: `${number}` }),
  )
  expect(await statusesOf(sending)).toEqual([...times(30, () => 201), ...times(10, () => 429)])
  const received = await Promise.all(friends.map(async (friend) => (await unreadOf(friend))[0] ?? 0))
  expect(received.reduce((sum, each) => sum + each, 0)).toBe(30)
})

test('the same id ten times at once is one message', async () => {
  const [ann, ben] = await twoFriends(server)
  const id = crypto.randomUUID()
  const sending = times(10, () => ann.post(`/api/messages/${ben.id}`, { id, text: 'Once' }))
  expect(await statusesOf(sending)).toEqual([...times(9, () => 200), 201])
  expect(await textsOf(ben, ann)).toEqual(['Once'])
  expect(await unreadOf(ben)).toEqual([1])
})

test('two who write, read and delete at once agree on the order, the last message and what is unread', async () => {
  const [ann, ben] = await twoFriends(server)
  const first = await say(ann, ben, 'first')
  const calls = times(8, (number) => [
    ann.post(`/api/messages/${ben.id}`, { text: `a${number}` }),
    ben.post(`/api/messages/${ann.id}`, { text: `b${number}` }),
    ben.post(`/api/messages/${ann.id}/read`, { up_to: first.id }),
  ]).flat()
  await statusesOf([...calls, ann.delete(`/api/messages/${ben.id}/${first.id}`)])
  const { items } = await messagesOf(ann, ben)
  expect(items).toHaveLength(17)
  expect(await messagesOf(ben, ann)).toEqual({ items, next_cursor: null })
  for (const person of [ann, ben]) {
    const [conversation] = (await conversationsOf(person)).items
    expect(conversation).toMatchObject({ last: items[0], unread: 8 })
  }
})
