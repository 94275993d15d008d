import { afterAll, expect, test } from 'vitest'
import { activityRoles } from './activity/testing/roles.ts'
import { claimRoles } from './claims/testing/roles.ts'
import { challengeRoles } from './challenges/testing/roles.ts'
import { healthSlice } from '#server/kit/health/slice.ts'
import { createMetrics } from '#server/kit/health/metrics.ts'
import type { Route } from '#server/kit/http/route.ts'
import { devSlice } from './dev/slice.ts'
import { docsSlice } from './docs.ts'
import { messageRoles } from './messages/testing/roles.ts'
import { partnerRoles } from './partners/testing/roles.ts'
import { peopleRoles } from './people/testing/roles.ts'
import { roomRoles } from './rooms/testing/roles.ts'
import { reportRoles } from './reports/testing/roles.ts'
import { SLICES } from './slices.ts'
import { teamRoles } from './teams/testing/roles.ts'
import { startTestServer } from './testing.ts'
import { isOwn } from './testing/ownRoutes.ts'
import { askAs, nameOf, type RoleTable } from './testing/routeRoles.ts'
import { listRoles } from './testing/sharedLists/roles.ts'
import { startListServer } from './testing/sharedLists/scene.ts'
import { sharedLists } from './testing/sharedLists/slice.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)
const listServer = await startListServer()
afterAll(listServer.close)

const slices = [...SLICES, healthSlice(createMetrics(server.deps.hub)), devSlice([])]
const routes = [...slices, docsSlice(slices)].flatMap((slice) => slice.routes)
const cases = routes.map((route): [string, Route] => [`${route.method.toUpperCase()} ${route.path}`, route])
const FOREIGN = { origin: 'https://evil.example' }

const ask = (route: Route, headers: Record<string, string>, body?: string) =>
  server.app.request(route.path.replace(/:\w+/g, crypto.randomUUID()), {
    method: route.method.toUpperCase(),
    headers,
    ...(body !== undefined && route.method !== 'get' && { body }),
  })

test.each(cases)('%s asks for a session unless it is open to anyone, and never fails', async (_, route) => {
  const answer = await ask(route, { 'content-type': 'application/json' }, '{}')
  expect(answer.status).toBeLessThan(500)
  const isOpen = ['anyone', 'operator', 'development'].includes(route.who.who)
  if (!isOpen) expect(answer.status).toBe(401)
  await answer.body?.cancel()
})

test.each(cases)('%s can be read by pages of other sites only where it says so', async (_, route) => {
  const answer = await ask(route, FOREIGN)
  expect(answer.headers.get('access-control-allow-origin')).toBe(route.cors === 'any' ? '*' : null)
  expect(answer.headers.get('access-control-allow-credentials')).toBe(null)
  const preflight = await server.app.request(route.path.replace(/:\w+/g, crypto.randomUUID()), {
    method: 'OPTIONS',
    headers: { ...FOREIGN, 'access-control-request-method': route.method.toUpperCase() },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(route.cors === 'any' ? '*' : null)
  await answer.body?.cancel()
})

test('only the addresses of the official client are open to pages of other sites', () => {
  const open = routes.filter(({ cors }) => cors === 'any').map(({ path }) => path)
  expect(open.every((path) => /^\/((auth|rest)\/v1|v1)\//.test(path))).toBe(true)
})

test('whoever changes something is known, except where an account begins, comes back or is proved, where errors are told, and where a push is answered', () => {
  const unknown = routes.filter(({ method, who }) => method !== 'get' && who.who === 'anyone')
  expect(unknown.map(({ path }) => path).toSorted()).toEqual([
    '/api/1/envelope/',
    '/api/feedback',
    '/api/notification-actions',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/auth/v1/signup',
    '/auth/v1/signup/confirmation',
    '/auth/v1/token',
    '/auth/v1/verify',
    '/invitations/stop',
    '/unsubscribe',
  ])
})

test('what changes something costs more than a reading, and what hashes a password or stays open most', () => {
  for (const { method, path, cost } of routes) {
    if (method !== 'get')
      expect([path, cost]).toEqual([path, expect.toSatisfy((points: number) => points >= 2)])
  }
  const dearest = routes.filter(({ cost }) => cost === 20).map(({ path }) => path)
  expect(dearest.toSorted()).toEqual([
    '/api/events',
    '/api/sessions/proof',
    '/auth/v1/signup',
    '/auth/v1/token',
    '/auth/v1/user',
  ])
})

test.each(['/api/sessions/proof', `/api/tasks/${crypto.randomUUID()}/start`])(
  'an operation that needs little reads little: %s',
  async (path) => {
    const ann = await server.signUp()
    const answer = await ann.post(path, { at: 'x'.repeat(20_000) })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large' }),
    ])
  },
)

test('a person who asks for too much at once is refused with the time to wait, and others are not', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await ann.get('/api/stats')
  const asked = Array.from({ length: 300 }, () => ann.get('/api/stats'))
  expect((await bob.get('/api/stats')).status).toBe(200)
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200)
  expect(refused.length).toBeGreaterThan(10)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited', details: { retry_after: 1 } })
})

/** What is answered to whom, by role, where others are in play. A slice of the product adds its tables beside that of the sample. */
const ROLES = [
  listRoles(listServer),
  ...peopleRoles(listServer),
  partnerRoles(listServer),
  ...claimRoles(listServer),
  messageRoles(listServer),
  reportRoles(listServer),
  activityRoles(listServer),
  ...challengeRoles(listServer),
  ...teamRoles(listServer),
  ...roomRoles(listServer),
]

test('a declaration that says what its caller has to see has a row for each role', () => {
  const seeing = [...routes, ...sharedLists.routes].filter(({ sees }) => sees).map(nameOf)
  const named = Object.assign({}, ...ROLES.map(({ rows }) => rows)) as RoleTable['rows']
  expect(Object.keys(named)).toEqual(expect.arrayContaining(seeing))
  for (const name of seeing) expect(named[name]?.answers).toMatchObject({ anonymous: 401, stranger: 404 })
})

test('each operation is open, on the caller’s own rows, or has a row for each role', () => {
  const named = new Set(ROLES.flatMap(({ rows }) => Object.keys(rows)))
  const missing = routes.filter((route) => {
    const isOpen = ['anyone', 'operator', 'development'].includes(route.who.who)
    return !isOpen && !isOwn(route.path) && !named.has(nameOf(route))
  })
  expect(missing.map(nameOf)).toEqual([])
  expect([...named].filter((name) => isOwn(name.split(' ')[1] ?? ''))).toEqual([])
})

/** By table, what is refused first: until something is changed, one scene does for all. */
const CELLS = ROLES.flatMap((table) =>
  Object.entries(table.rows)
    .flatMap(([name, { answers, unknown = 404 }]) =>
      Object.entries(answers).map(([role, status]) => ({ name, role, status, unknown, table })),
    )
    .toSorted((one, other) => Number(one.status < 400) - Number(other.status < 400)),
)

test.each(CELLS)(
  '$name answers $status to $role; what may not be seen is a 404 like any unknown id',
  async (cell) => {
    const { answer, unknown } = await askAs(listServer.app, cell.table, cell.name, cell.role)
    expect(answer.status).toBe(cell.status)
    expect(unknown.status).toBe(cell.role === 'anonymous' ? 401 : cell.unknown)
    if (cell.status === 404) expect(answer).toEqual(unknown)
  },
)
