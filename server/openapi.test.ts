import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

const OpenApi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
})
const read = async () => OpenApi.parse(await (await server.app.request('/api/openapi.json')).json())

test('every route is described, and nothing is described that is not routed', async () => {
  const { paths } = await read()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routed = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !/^\/dev|^\/api\/(openapi|docs)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  const actions = ['start', 'pause', 'reset', 'complete', 'uncomplete'].map(
    (name) => `POST /api/tasks/:id/${name}`,
  )
  const expected = new Set(
    routed.flatMap((route) => (route === 'POST /api/tasks/:id/:action' ? actions : [route])),
  )
  expect(described.toSorted()).toEqual([...expected].toSorted())
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

test('people read it on one page without scripts', async () => {
  const answer = await server.app.request('/api/docs')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(text).toContain('/api/tasks/:id/restore')
  expect(text).not.toContain('<script')
  expect(text).not.toContain('style=')
  expect((await server.app.request('/api/docs.css')).headers.get('content-type')).toContain('text/css')
})
