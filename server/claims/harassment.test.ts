import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { act, aClaim, readClaim } from './testing/scene.ts'

const server = await startTestServer()
afterAll(server.close)

const MEAN = 'You never do anything'
const snapshotsOf = async (id: string) =>
  (
    await server.db.query<{ snapshot: string }>('select snapshot from reports where reported_id = $1', [id])
  ).map(({ snapshot }) => snapshot)

test('who declines with mean words is reported with them, and one step ends what they see', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await act(ben, claim.id, 'decline', { note: MEAN })
  const told = await readClaim(ann, claim.id)
  expect(told.verdict).toMatchObject({ by: { user_id: ben.id }, note: MEAN })
  const report = () => ann.post('/api/reports', { kind: 'person', target_id: ben.id, reason: 'harassment' })
  expect((await report()).status).toBe(201)
  expect((await ann.put(`/api/blocks/${ben.id}`)).status).toBe(204)
  expect((await report()).status).toBe(201)
  expect(await snapshotsOf(ben.id)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining(`“${claim.title}”: ${MEAN}`)),
  )
  expect((await ben.get(`/api/claims/${claim.id}`)).status).toBe(404)
  expect((await act(ben, claim.id, 'confirm')).status).toBe(404)
  expect((await readClaim(ann, claim.id)).verdict?.by).toMatchObject({ user_id: null, name: 'Hidden' })
})

test('a former partner who judged can be reported, a stranger cannot', async () => {
  const { ann, ben, claim } = await aClaim(server)
  await act(ben, claim.id, 'decline', { note: MEAN })
  await ann.delete(`/api/friends/${ben.id}`)
  const reported = (target_id: string) =>
    ann.post('/api/reports', { kind: 'person', target_id, reason: 'harassment' })
  expect((await reported(ben.id)).status).toBe(201)
  expect((await reported((await server.signUp()).id)).status).toBe(404)
  await ben.put(`/api/blocks/${ann.id}`)
  expect((await reported(ben.id)).status).toBe(404)
})
