import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mountedPath } from '#server/kit/http/mount.ts'
import type { Route } from '#server/kit/http/route.ts'
import { SLICES } from '#server/slices.ts'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const OpenApi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
})
const read = async () => OpenApi.parse(await (await server.app.request('/api/openapi.json')).json())

const routesBeside = (route: Route) => SLICES.find(({ routes }) => routes.includes(route))?.routes ?? []

test('what is mounted is what is described, but for the description and the tools of development', async () => {
  const { paths } = await read()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routed = server.app.routes
    .filter(
      ({ method, path }) =>
        !['ALL', 'OPTIONS'].includes(method) && !/^\/dev|^\/api\/(openapi|docs)/.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`)
  const handedOn = SLICES.flatMap(({ routes }) =>
    routes.filter((route) => mountedPath(routes, route) !== route.path),
  )
  const shared = handedOn.map(
    (route) => `${route.method.toUpperCase()} ${mountedPath(routesBeside(route), route)}`,
  )
  const words = handedOn.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const own = routed.filter((route) => described.includes(route) || !shared.includes(route))
  expect(described.toSorted()).toEqual([...own, ...words].toSorted())
})

test('no path costs every request the faster router', async () => {
  await server.app.request('/api/stats')
  expect(server.app.router.name).toContain('RegExpRouter')
})

test('a name stands for one schema', () => {
  const schemas = new Map<string, unknown>()
  const named = SLICES.flatMap(({ routes }) => routes).flatMap(({ query, body, describedBody, answers }) => [
    query,
    describedBody ?? body,
    ...Object.values(answers).map(([, answer]) => answer),
  ])
  for (const [name, schema] of named.flatMap((each) => Object.entries(each ?? {}))) {
    const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))
    expect([name, schemas.get(name) ?? json]).toEqual([name, json])
    schemas.set(name, json)
  }
})

test('pages of other sites reach only what asks for it', async () => {
  const open = SLICES.flatMap(({ routes }) => routes).filter(({ cors }) => cors === 'any')
  expect(open.every(({ path }) => /^\/((auth|rest)\/v1|v1)\//.test(path))).toBe(true)
  const from = { headers: { origin: 'https://elsewhere.example' } }
  for (const path of ['/api/profile', '/api/tasks', '/api/docs', '/dev/mailbox', '/healthz', '/nowhere']) {
    const answer = await server.app.request(path, from)
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null])
  }
  const settings = await server.app.request('/auth/v1/settings', from)
  expect(settings.headers.get('access-control-allow-origin')).toBe('*')
  // Also where the official client asks for what there is not: it gets our words instead of a broken connection.
  const unknown = await server.app.request('/auth/v1/otp', { ...from, method: 'POST' })
  expect([unknown.status, unknown.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  const preflight = await server.app.request('/auth/v1/otp', { ...from, method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect((await server.app.request('/api/tasks', { ...from, method: 'OPTIONS' })).status).toBe(405)
  const refused = await server.app.request('/rest/v1/tasks', { ...from, method: 'POST' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
})

test('operations hold no SQL: they call the slice', async () => {
  const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const declaring = files.filter((file) => /\b(route|authRoute)\(\{/.test(readFileSync(file, 'utf8')))
  expect(declaring.length).toBeGreaterThan(5)
  const withSql = declaring.filter((file) => /(?<!req)\.(query|read)[<(]/.test(readFileSync(file, 'utf8')))
  expect(withSql).toEqual([])
})

test('every schema that is named is there, and tells its bounds', async () => {
  const text = await (await server.app.request('/api/openapi.json')).text()
  const { components } = await read()
  const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
  for (const name of named) expect(Object.keys(components.schemas)).toContain(name)
  expect(components.schemas.NewTask).toMatchObject({
    required: ['title'],
    additionalProperties: false,
    properties: { estimated_duration: { minimum: 15, maximum: 1440, default: 60 } },
  })
})

/** What names another row in its body, which may not be there. */
const NAMES_TARGET = [
  'post /api/reports',
  'post /api/reminders',
  'post /api/teams/join',
  'post /api/partners',
  'post /api/challenges',
]

test('what has an id may not be there, and what is made or edited may be in conflict with what is there', () => {
  const own = SLICES.flatMap(({ routes }) => routes).filter(
    ({ path, who }) => path.startsWith('/api/') && who.who !== 'anyone',
  )
  const refusals = own.map(({ method, path, answers }) => [
    `${method} ${path}`,
    [404, 409].filter((status) => status in answers),
  ])
  const expected = own.map(({ method, path, answers }) => [
    `${method} ${path}`,
    [
      /:id|:.*\/restore$/.test(path) || NAMES_TARGET.includes(`${method} ${path}`) ? 404 : [],
      method === 'patch' || 201 in answers || 409 in answers ? 409 : [],
    ].flat(),
  ])
  expect(refusals).toEqual(expected)
})

test('an account call that takes a body or a session names what may be wrong with it', () => {
  const calls = SLICES.flatMap(({ routes }) => routes).filter(({ path }) => path.startsWith('/auth/'))
  const named = calls.map(({ path, answers }) => [
    path,
    [400, 401, 403].filter((status) => status in answers),
  ])
  const expected = calls.map(({ path, describedBody, who }) => [
    path,
    [describedBody || who.proof ? 400 : [], who.who === 'anyone' ? [] : [401, 403]].flat(),
  ])
  expect(named).toEqual(expected)
})

test('an operation in full: its cost, its parameters and what it answers', async () => {
  const { paths } = await read()
  expect(paths['/metrics']?.get).toMatchObject({
    'x-cost': 1,
    responses: { 200: { description: 'Prometheus text' }, 401: { content: { 'application/json': {} } } },
  })
  expect(paths['/readyz']?.get).toMatchObject({ 'x-cost': 1, 'x-scope': 'session' })
  const [id] = z.object({ parameters: z.array(z.unknown()) }).parse(paths['/api/tasks/{id}']?.get).parameters
  expect(id).toEqual({ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } })
})

test('a request without anything to check is never wrong, and one that anyone may send is marked', async () => {
  const { paths } = await read()
  const of = (path: string) => Object.keys(paths[path]?.get?.responses ?? {})
  expect(of('/healthz')).toEqual(['200', '503'])
  expect(of('/api/profile')).toEqual(['200', '401'])
  expect(of('/api/tasks')).toEqual(expect.arrayContaining(['400', '401']))
  expect(of('/api/tasks/{id}')).toEqual(expect.arrayContaining(['400', '401']))
  const page = await (await server.app.request('/api/docs')).text()
  expect(page).toMatch(/healthz<\/code>\s*<small>open/)
  expect(page).toMatch(/api\/profile<\/code>\s*<small>read/)
})

test('people read it on one page without scripts', async () => {
  const answer = await server.app.request('/api/docs')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(text).toContain('/api/tasks/:id/restore')
  expect(text).not.toContain('<script')
  expect(text).not.toContain('style=')
  expect((await server.app.request('/api/docs.css')).headers.get('content-type')).toContain('text/css')
})
