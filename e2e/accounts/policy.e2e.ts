import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { PATHS } from '#shared/paths.ts'
import { aTask } from '#server/testing.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const OPEN = Object.values(PATHS).filter((path) => path !== PATHS.tryDemo)
const VIEWS = ['day', 'week', 'month', 'agenda'].map((view) => `/dashboard?view=${view}`)

test('no screen does what the content security policy forbids', async () => {
  const visitor = await world.openBrowser()
  const seen = await watch(visitor)
  const page = await visitor.newPage()
  for (const path of [...OPEN, '/api/docs', '/dev/mail', '/no-such-page']) await show(page, path)
  expect(seen()).toEqual([])
}, 120_000)

test('nor does any view of somebody with tasks, and the service worker may be registered', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const seen = await watch(page.context())
  const [planned, running] = [aTask({ title: '<b>&"' }), aTask({ title: 'Runs' })].map((task) => ({
    ...task,
    scheduled_date: today(),
  }))
  for (const task of [planned, running]) await person.post('/api/tasks', task)
  await person.act(running?.id ?? '', 'start')
  for (const path of [...VIEWS, '/analytics', '/achievements', '/settings', '/goal-wizard', PATHS.gallery])
    await show(page, path)
  await readyForOffline(page)
  expect(seen()).toEqual([])
}, 120_000)

test('nor does the demo', async () => {
  const context = await world.openBrowser()
  const seen = await watch(context)
  const page = await context.newPage()
  await page.goto(PATHS.tryDemo)
  await page.waitForURL('**/dashboard', { timeout: 60_000 })
  for (const path of VIEWS) await show(page, path)
  expect(seen()).toEqual([])
}, 120_000)

test('markup and scripts that are not ours are refused by the browser itself', async () => {
  const { page } = await world.enter()
  const tries = await page.evaluate(() => {
    const refused = (name: string, attempt: () => unknown) => {
      try {
        attempt()
        return `${name} was taken`
      } catch {
        return null
      }
    }
    return [
      refused('markup', () => (document.body.innerHTML += '<b>mine</b>')),
      refused('a script', () => (document.createElement('script').src = '/theme.js')),
      refused('a worker', () => new Worker('/theme.js')),
      refused('another policy', () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      refused('the same policy again', () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('goal-crusher', {}),
      ),
    ]
  })
  expect(tries).toEqual([null, null, null, null, null])
})

async function show(page: Page, path: string) {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.locator('main :not(button)[aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** Collects what the pages of a context violate, and their errors. */
async function watch(context: BrowserContext): Promise<() => string[]> {
  const seen: string[] = []
  await context.exposeFunction('noteViolation', (what: string) => void seen.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (what: string) => void }
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`)
    })
  })
  context.on('weberror', (error) => seen.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && /policy|trusted/i.test(message.text())) seen.push(message.text())
  })
  return () => seen
}
