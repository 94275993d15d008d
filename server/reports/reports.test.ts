import { afterAll, expect, test } from 'vitest'
import { Report } from '#shared/reports/report.ts'
import { administer } from '#server/admin/admin.ts'
import type { OpenReport } from '#server/admin/reports.ts'
import { say, twoFriends } from '#server/messages/testing/conversations.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)

const report = (person: TestPerson, kind: string, target_id: string, more: object = {}) =>
  person.post('/api/reports', { kind, target_id, reason: 'harassment', ...more })
const statusOf = async (person: TestPerson, kind: string, id: string) =>
  (await report(person, kind, id)).status

const admin = (...words: string[]) => administer(server.deps.db, words, server.deps.now())
const openReports = async (): Promise<OpenReport[]> => JSON.parse(await admin('reports', '--json'))
const openOf = async (person: TestPerson) =>
  (await openReports()).filter(({ reporter_id }) => reporter_id === person.id)

test('a reported message keeps its words when it is deleted, and nobody tells who wrote it', async () => {
  const [ann, ben] = await twoFriends(server)
  const { id } = await say(ben, ann, 'Awful words')
  const heard = () => server.db.query('select from outbox where user_id = $1', [ben.id])
  const before = (await heard()).length
  const made = await read(Report, report(ann, 'message', id, { note: 'See above' }))
  expect((await heard()).length).toBe(before)
  await ben.delete(`/api/messages/${ann.id}/${id}`)
  expect(await openOf(ann)).toEqual([
    {
      ...made,
      kind: 'message',
      target_id: id,
      reason: 'harassment',
      note: 'See above',
      snapshot: 'Awful words',
      reported_id: ben.id,
      reported_email: ben.email,
      reporter_id: ann.id,
      reporter_email: ann.email,
    },
  ])
  expect(await admin('reports')).toContain(`of ${ben.email}: "Awful words"`)
})

test('the same id is one report, and what is none is refused beside its field', async () => {
  const [ann, ben] = await twoFriends(server)
  const id = crypto.randomUUID()
  const made = await report(ann, 'person', ben.id, { id })
  const again = await report(ann, 'person', ben.id, { id, reason: 'spam' })
  expect([made.status, again.status, await again.json()]).toEqual([201, 200, await made.json()])
  expect(await openOf(ann)).toHaveLength(1)
  const bodies: [object, string][] = [
    [{ target_id: 'x' }, 'target_id'],
    [{ target_id: ann.id }, 'target_id'],
    [{ reason: 'boring' }, 'reason'],
    [{ kind: 'task' }, 'kind'],
    [{ note: '🧗'.repeat(1001) }, 'note'],
    [{ note: 'a\0' }, 'note'],
    [{ more: 1 }, 'more'],
  ]
  for (const [body, field] of bodies) {
    const answer = await report(ann, 'person', ben.id, body)
    expect([body, answer.status, await answer.json()]).toMatchObject([body, 400, { details: [{ field }] }])
  }
})

test('a person is reported by a friend, whom they ask, who has blocked them, and where all may see them', async () => {
  const [ann, ben] = await twoFriends(server)
  const [cat, dan] = [await server.signUp(), await server.signUp()]
  expect(await statusOf(ann, 'person', ben.id)).toBe(201)
  expect(await statusOf(cat, 'person', ben.id)).toBe(404)
  expect(await statusOf(cat, 'person', crypto.randomUUID())).toBe(404)
  await ben.post('/api/friend-requests', { to: cat.profile.handle })
  expect(await statusOf(cat, 'person', ben.id)).toBe(201)
  await ann.put(`/api/blocks/${ben.id}`)
  expect(await statusOf(ann, 'person', ben.id)).toBe(201)
  expect(await statusOf(ben, 'person', ann.id)).toBe(404)
  await ben.patch('/api/settings', { public_page: true })
  expect(await statusOf(dan, 'person', ben.id)).toBe(201)
})

test('a message is reported by who got it, while they are friends', async () => {
  const [ann, ben] = await twoFriends(server)
  const { id } = await say(ben, ann, 'Hello')
  expect(await statusOf(ben, 'message', id)).toBe(404)
  expect(await statusOf(await server.signUp(), 'message', id)).toBe(404)
  await ann.delete(`/api/friends/${ben.id}`)
  expect(await statusOf(ann, 'message', id)).toBe(404)
})

test('a published goal is reported by friends, and by everybody where there is a public page', async () => {
  const [ann, ben] = await twoFriends(server)
  const id = crypto.randomUUID()
  await ben.post('/api/goals', { id, title: 'Awful title' })
  expect(await statusOf(ann, 'goal', id)).toBe(404)
  const published = await ben.patch(`/api/goals/${id}`, { published: true })
  expect(published.status).toBe(200)
  expect(await statusOf(ann, 'goal', id)).toBe(201)
  expect(await statusOf(ben, 'goal', id)).toBe(404)
  const cat = await server.signUp()
  expect(await statusOf(cat, 'goal', id)).toBe(404)
  await ben.patch('/api/settings', { public_page: true })
  expect(await statusOf(cat, 'goal', id)).toBe(201)
  for (const kind of ['team', 'challenge']) expect(await statusOf(ann, kind, id)).toBe(404)
})

test('twenty reports a day are enough', async () => {
  const [ann, ben] = await twoFriends(server)
  const statuses: number[] = []
  for (let number = 0; number < 21; number += 1) statuses.push(await statusOf(ann, 'person', ben.id))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
})

test('the operator closes a report, which stays when both accounts are gone', async () => {
  const [ann, ben] = await twoFriends(server)
  const { id } = await read(Report, report(ann, 'person', ben.id))
  for (const person of [ann, ben]) await person.delete('/api/account?now=true')
  expect(await openOf(ann)).toMatchObject([
    { id, snapshot: expect.stringContaining('Ben'), reported_email: null },
  ])
  expect(await admin('report', id, 'close')).toBe(`Report ${id} is closed.`)
  expect(await openOf(ann)).toEqual([])
  await expect(admin('report', id, 'close')).rejects.toThrow('There is no open report')
  await expect(admin('report', 'x', 'close')).rejects.toThrow('There is no open report')
})

test('who is banned is signed out, cannot come back, and is nobody’s friend', async () => {
  const [ann, ben] = await twoFriends(server)
  await say(ben, ann, 'Hello')
  expect(await admin('ban', ` ${ben.email.toUpperCase()} `)).toContain('is banned')
  await admin('ban', ben.email)
  server.deps.people.forget(ben.id) // as ten seconds do on a server that runs beside it
  expect((await ben.get('/api/profile')).status).toBe(401)
  const signIn = { email: ben.email, password: ben.password }
  expect((await ann.post('/auth/v1/token?grant_type=password', signIn)).status).toBe(400)
  expect(await (await ann.get('/api/friends')).json()).toMatchObject({ items: [] })
  expect(await (await ann.get('/api/messages')).json()).toMatchObject({ items: [] })
  await expect(admin('ban', 'nobody@example.com')).rejects.toThrow('No account has the address')
  for (const words of [[], ['unknown'], ['report', 'x'], ['ban'], ['unban']])
    await expect(admin(...words)).rejects.toThrow('npm run admin')

  expect(await admin('unban', ben.email)).toContain('can sign in again')
  server.deps.people.forget(ben.id)
  expect((await ann.post('/auth/v1/token?grant_type=password', signIn)).status).toBe(200)
  expect(await (await ann.get('/api/friends')).json()).toMatchObject({ items: [{ user_id: ben.id }] })
  expect(await (await ann.get('/api/messages')).json()).toMatchObject({
    items: [{ last: { text: 'Hello' } }],
  })
})
