import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { aList, invited, joined, startListServer, toldOf } from './scene.ts'

const server = await startListServer({ settings: { QUOTA_TASKS: 6 } })
afterAll(server.close)

const ALL_ROWS = 6 * 5 // of any kind, for 6 tasks
const LONG = 'x'.repeat(200) // what is shorter counts as work on what is there, which has more room
const post = (person: { post: Post }, id: string) =>
  person.post(`/api/lists/${id}/messages`, { id: crypto.randomUUID(), text: LONG })
type Post = (path: string, body?: unknown) => Response | Promise<Response>

test('what somebody sends fills their own room and nobody else’s', async () => {
  const [ann, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  const id = await aList(server, ann)
  await joined(ann, id, ben)
  let posted = 0
  while (posted <= ALL_ROWS && (await post(ben, id)).status === 204) posted += 1
  expect(posted).toBeGreaterThan(20)
  expect(posted).toBeLessThan(ALL_ROWS)
  expect((await post(ann, id)).status).toBe(204)
})

test('invitations take the room of who sends them, not of whom they are for', async () => {
  const ben = await server.signUp({ locked: true })
  for (let sender = 0; sender < 3; sender += 1) {
    const ann = await server.signUp({ locked: true })
    for (let number = 0; number < 5; number += 1)
      expect((await invited(ann, await aList(server, ann), ben)).status).toBe(204)
  }
  const rows = await server.db.query('select from list_invitations where user_id = $1', [ben.id])
  expect(rows).toHaveLength(15)
  const id = await aList(server, ben)
  let posted = 0
  while (posted <= ALL_ROWS && (await post(ben, id)).status === 204) posted += 1
  expect(posted).toBeGreaterThan(20)
})

test('who deletes their account passes the list on, and what they wrote stays as a former member’s', async () => {
  const [owner, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  const id = await aList(server, owner)
  await joined(owner, id, ben)
  await post(owner, id)
  await server.deps.due.idle('tell')
  const before = (await toldOf(server, ben.id, 'lists')).length
  expect((await owner.delete('/api/account?now=true')).status).toBe(204)
  const roles = 'select user_id, role from list_members where list_id = $1'
  expect(await server.db.query(roles, [id])).toEqual([{ user_id: ben.id, role: 'owner' }])
  expect(await (await ben.get(`/api/lists/${id}/messages`)).json()).toMatchObject({
    items: [{ text: LONG, user_id: null }],
  })
  await server.deps.due.idle('tell')
  expect((await toldOf(server, ben.id, 'lists')).slice(before)).toEqual([`update ${id}`])
  expect(await server.db.query('select from list_members where user_id = $1', [owner.id])).toEqual([])
})

test('what members complete is counted as it happens, and of who has left all lists nothing is', async () => {
  const [owner, ben] = [await server.signUp({ locked: true }), await server.signUp({ locked: true })]
  const [first, second] = [await aList(server, owner), await aList(server, owner)]
  await joined(owner, first, ben)
  await joined(owner, second, ben)
  const complete = async () => {
    const task = aTask()
    await ben.post('/api/tasks', task)
    expect((await ben.act(task.id, 'complete')).status).toBe(200)
  }
  const leave = (id: string) => ben.delete(`/api/lists/${id}/members/${ben.id}`)
  const mine = async () => {
    const text = `
      select array(select done from my_lists where user_id = $1) as done, cardinality(followed_by) as followers
      from users where id = $1`
    return (await server.db.query(text, [ben.id]))[0]
  }
  await complete()
  await complete() // the first of a day is never batched
  expect(await mine()).toEqual({ done: [2, 2], followers: 1 })
  await leave(first)
  await complete()
  expect(await mine()).toEqual({ done: [3], followers: 1 })
  await leave(second)
  await complete()
  expect(await mine()).toEqual({ done: [], followers: 0 })
})
