import { afterAll, expect, test } from 'vitest'
import { createMetrics } from '#server/kit/health/metrics.ts'
import { healthSlice } from '#server/kit/health/slice.ts'
import { PATHS } from '#shared/paths.ts'
import { isServed } from '#shared/servedPaths.ts'
import { devSlice } from './dev/slice.ts'
import { docsSlice } from './docs.ts'
import { siteOf } from './site.ts'
import { SLICES } from './slices.ts'
import { startTestServer } from './testing.ts'

const server = await startTestServer()
afterAll(server.close)
const site = siteOf(server.app, server.settings)

const slices = [...SLICES, healthSlice(createMetrics(server.deps.hub)), devSlice([])]
const routes = [...slices, docsSlice(slices)].flatMap((slice) => slice.routes)

/** The router's own answer to a path that no route has names no screen: what both answer alike was answered by the same. */
test.each(routes.map(({ method, path }) => [method.toUpperCase(), path]))(
  '%s %s is answered by its route, not by a screen',
  async (method, path) => {
    const request = () =>
      new Request(`${server.settings.SITE_URL}${path.replace(/:\w+/g, crypto.randomUUID())}`, { method })
    const [whole, alone] = [await site.fetch(request()), await server.app.fetch(request())]
    expect(whole.status).toBe(alone.status)
    expect(whole.headers.get('content-type')).toBe(alone.headers.get('content-type'))
    for (const answer of [whole, alone]) await answer.body?.cancel()
  },
)

test('no screen has a path that the server answers itself', () => {
  expect(Object.values(PATHS).filter(isServed)).toEqual([])
})
