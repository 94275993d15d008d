import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { security } from '../securitySlice.ts'
import { accounts } from '../slice.ts'

const server = await startTestServer()
afterAll(server.close)

const ORIGIN = { origin: 'https://elsewhere.example' }
const call = async (method: string, path: string) =>
  server.app.request(path.replace(':id', crypto.randomUUID()), {
    method: method.toUpperCase(),
    headers: ORIGIN,
  })
const callsOf = ({ routes }: typeof accounts) => routes.map(({ method, path }) => [method, path] as const)

test.each(callsOf(accounts))(
  '%s %s is not stored by the browser and is readable by other sites',
  async (method, path) => {
    const answer = await call(method, path)
    const stored = path.endsWith('jwks.json') ? 'public, max-age=600' : 'no-store'
    expect(answer.headers.get('cache-control')).toBe(stored)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await call('options', path)
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  },
)

test.each(callsOf(security))('%s %s is closed to other sites', async (method, path) => {
  const answer = await call(method, path)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, null])
})

test('unknown calls below /auth/v1 are not stored either', async () => {
  expect((await call('get', '/auth/v1/nothing')).headers.get('cache-control')).toBe('no-store')
})
