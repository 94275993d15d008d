import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '#server/testing.ts'
import { withSite } from './site.ts'

const server = await startTestServer({ settings: { ALLOWED_HOSTS: 'goals.test, Other.test' } })
afterAll(server.close)
const site = withSite(server.app, server.settings)
const address = new URL(await server.listen(site.fetch))
const production = await startTestServer({
  db: server.db,
  settings: { APP_ENV: 'production', METRICS_TOKEN: 'a-long-enough-token' },
})
const productionAddress = new URL(
  await production.listen(withSite(production.app, production.settings).fetch),
)

/** The status of a GET with headers of one's own; fetch would not send Host. */
function ask(path: string, headers: Record<string, string>, { port } = address): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test.each(['/', '/healthz', '/auth/v1/health', '/dev/mailbox', '/healthz'])(
  'a foreign name is refused at %s',
  async (path) => {
    for (const host of ['evil.example', `evil.example:${address.port}`, 'localhost.evil.example', '8.8.8.8'])
      expect([host, await ask(path, { host })]).toEqual([host, 421])
  },
)

test('the names of this server are taken: loopback, SITE_URL, ALLOWED_HOSTS and the address of the socket', async () => {
  const names = [
    'localhost',
    'app.localhost',
    `127.0.0.1:${address.port}`,
    '[::1]:3000',
    'goals.test',
    'OTHER.test',
  ]
  for (const host of names) expect([host, await ask('/healthz', { host })]).toEqual([host, 200])
})

test('the mailbox opens for programs and pages of this machine', async () => {
  const own = `127.0.0.1:${address.port}`
  expect(await ask('/dev/mailbox', { host: own })).toBe(200)
  expect(
    await ask('/dev/mail', { host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin' }),
  ).toBe(200)
  expect(await ask('/dev/mail', { host: own, 'sec-fetch-site': 'none' })).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['an image of another site', { 'sec-fetch-site': 'cross-site' }],
  ['an image of another port', { 'sec-fetch-site': 'same-site' }],
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['another name of the server', { host: 'goals.test' }],
])('the mailbox is closed to %s', async (_, headers) => {
  const host = { host: `127.0.0.1:${address.port}` }
  for (const path of ['/dev/mailbox', '/dev/mail', '/dev/mail.css'])
    expect(await ask(path, { ...host, ...headers })).toBe(403)
})

test('pages of other sites can read nothing but what is open to them', async () => {
  const origin = { origin: 'https://evil.example' }
  const allowed = async (path: string) =>
    (await fetch(new URL(path, address), { headers: origin })).headers.get('access-control-allow-origin')
  for (const path of [
    '/',
    '/dev/mailbox',
    '/healthz',
    '/api/tasks',
    '/healthz',
    '/metrics',
    '/api/openapi.json',
  ])
    expect([path, await allowed(path)]).toEqual([path, null])
  expect(await allowed('/auth/v1/health')).toBe('*')
})

test('the metrics open on this machine, or with their token', async () => {
  const local = { host: `127.0.0.1:${productionAddress.port}` }
  const shown = (token: string) => ({
    ...local,
    'x-forwarded-for': '203.0.113.9',
    authorization: `Bearer ${token}`,
  })
  expect(await ask('/metrics', local, productionAddress)).toBe(200)
  expect(await ask('/metrics', shown('a-long-enough-token'), productionAddress)).toBe(200)
  expect(await ask('/metrics', shown('another-long-token'), productionAddress)).toBe(403)
  expect(await ask('/metrics', { ...local, 'x-forwarded-for': '203.0.113.9' }, productionAddress)).toBe(403)
})

test('no answer of the API is stored by a browser', async () => {
  const ann = await server.signUp()
  for (const answer of [
    await ann.get('/api/tasks'),
    await ann.get('/api/nothing'),
    await server.app.request('/api/tasks'),
  ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  const rest = await fetch(new URL('/rest/v1/users?id=eq.00000000-0000-4000-8000-000000000000', address))
  expect(rest.headers.get('cache-control')).toBe('no-store')
})
