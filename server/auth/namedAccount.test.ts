import { afterAll, expect, test } from 'vitest'
import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import { request, type TestPerson } from '#server/testing/people.ts'

const server = await startTestServer()
afterAll(server.close)

test.each<[call: string, body?: object]>([
  ['GET /api/profile'],
  ['POST /api/tasks', aTask()],
  ['GET /api/events'],
  ['DELETE /api/account?now=true'],
])('%s for one account with a token of another is refused, and does nothing', async (line, body) => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  const answer = await call(bob, line, alice.id, body)
  expect([answer.status, await answer.json()]).toEqual([
    401,
    {
      code: 'unauthenticated',
      message: 'This session is of another account',
      details: { reason: 'other_account' },
    },
  ])
  expect(await (await bob.get('/api/tasks?from=2026-03-02&to=2026-03-02')).json()).toMatchObject({
    items: [],
  })
})

test('so are calls about accounts', async () => {
  const [alice, bob] = [await server.signUp(), await server.signUp()]
  const answer = await call(bob, 'PUT /auth/v1/user', alice.id, { data: { name: 'Alice' } })
  expect([answer.status, await answer.json()]).toMatchObject([403, { error_code: 'other_account' }])
  expect(await (await bob.get('/auth/v1/user')).json()).not.toMatchObject({
    user_metadata: { name: 'Alice' },
  })
})

test('a request that names the account of its token, or none, is answered', async () => {
  const alice = await server.signUp()
  expect((await call(alice, 'GET /api/profile', alice.id)).status).toBe(200)
  expect((await call(alice, 'GET /auth/v1/user', alice.id)).status).toBe(200)
  expect((await alice.get('/api/profile')).status).toBe(200)
})

function call({ token }: TestPerson, line: string, account: string, body?: object) {
  const [method = '', path = ''] = line.split(' ')
  const headers = { authorization: `Bearer ${token}`, [ACCOUNT_HEADER]: account }
  return server.app.request(path, request(method, body, headers))
}
