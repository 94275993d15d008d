import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { AS_BUILT } from '#e2e/testing/product.ts'
import { openWorld, readyForOffline, WORKS_OFFLINE } from '#e2e/testing/world.ts'

/** While it is set, the server serves the next build, which differs by one word in the service worker. */
const next = { isServed: false }
const world = await openWorld(
  async ({ url }) => {
    if (!next.isServed || new URL(url).pathname !== '/sw.js') return null
    const worker = (await readFile('dist/web/sw.js', 'utf8')).replace('build ', 'next build ')
    return new Response(worker, { headers: { 'content-type': 'text/javascript' } })
  },
  {},
  AS_BUILT,
)
afterAll(world.close)

test('the app can be installed: a manifest, its icons, and a worker that opens it without a network', async () => {
  const { page } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  await page.context().setOffline(true)
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('what belongs to the server is never answered from the device', async () => {
  const { page } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => /^\/(api|auth)\//.test(path))).toEqual([])
})

test('a new version waits until the person lets it in', async () => {
  next.isServed = false // a second try
  const { page } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  next.isServed = true
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByText('A new version is ready').waitFor()
  const [worker] = await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ])
  await worker.getByRole('navigation', { name: 'Main' }).waitFor()
  const kept = () => page.evaluate(() => caches.keys())
  await expect.poll(kept).toEqual([expect.stringContaining('next build')])
  expect(await page.getByText('A new version is ready').count()).toBe(0)
})
