import type { Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { weekOf } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { quickAdd } from '#e2e/testing/hands.ts'
import {
  keepSession,
  openWorld,
  readyForOffline,
  today,
  waitingOn,
  WORKS_OFFLINE,
} from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const FIRST_CALLS = ['/api/events', '/api/profile', '/api/stats', 'this month']

test('the first answers are asked for while the code is on its way, and each is asked for once', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  await person.post('/api/tasks', { ...aTask({ title: 'Tea' }), scheduled_date: today() })
  const calls = watchCalls(page)
  const code = await holdCode(page)
  await page.goto('/dashboard?view=week', { waitUntil: 'commit' })
  await expect
    .poll(() =>
      calls
        .map(nameOf)
        .filter((name) => FIRST_CALLS.includes(name))
        .toSorted(),
    )
    .toEqual(FIRST_CALLS)
  for (const call of calls) expect(await call.headerValue('x-account')).toBe(person.id)
  code.goesOn()
  await page.getByRole('button', { name: 'Tea' }).first().waitFor()
  await readyForOffline(page)
  expect(
    calls
      .map(nameOf)
      .filter((name) => FIRST_CALLS.includes(name))
      .toSorted(),
  ).toEqual(FIRST_CALLS)
})

test('the landing page does not move when its fonts come', async () => {
  const context = await world.openBrowser({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await countShifts(page)
  await page.goto('/')
  await page.waitForFunction(
    () => document.fonts.check('600 56px "Fraunces Variable"') && document.fonts.size > 0,
  )
  await page.waitForTimeout(500) // shifts are reported some frames later
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01)
})

test('nothing of it is shown to somebody else who signs in meanwhile', async () => {
  const { page, person: alice } = await world.enter('/theme.js')
  await alice.post('/api/tasks', { ...aTask({ title: 'Dear diary' }), scheduled_date: today() })
  const bob = await world.server.signUp({ name: 'Bob' })
  await bob.post('/api/tasks', { ...aTask({ title: 'Tea' }), scheduled_date: today() })
  const calls = watchCalls(page)
  const code = await holdCode(page)
  await page.goto('/dashboard?view=week', { waitUntil: 'commit' })
  // Each once, the tasks without a date, and of a week of two months both.
  const { from, to } = weekOf(today(), 0)
  const months = new Set([from, to].map((date) => date.slice(0, 7))).size
  await expect.poll(() => calls.length).toBe(FIRST_CALLS.length + months)
  await keepSession(page, await world.sessionOf(bob))
  calls.length = 0
  code.goesOn()
  await page.getByRole('button', { name: 'Tea' }).first().waitFor()
  expect(await page.getByText('Dear diary').count()).toBe(0)
  expect(await leftOver(page)).toBeUndefined()
  const byAlice = await Promise.all(
    calls.map(async (call) => (await call.headerValue('x-account')) === alice.id),
  )
  expect(byAlice).not.toContain(true)
})

test('a first answer from before a change of another tab does not undo it', async () => {
  const { page: sending, person } = await world.enter('/dashboard?view=agenda', WORKS_OFFLINE)
  const arriving = await sending.context().newPage()
  await readyForOffline(sending)
  const sent = Promise.withResolvers<void>()
  await sending.route('**/api/tasks', async (route) => {
    await sent.promise
    await route.continue()
  })
  await quickAdd(sending, 'Tea today')
  await sending.getByText('Tea').first().waitFor()
  const month = arriving.waitForResponse((response) =>
    response.url().includes(`from=${today().slice(0, 7)}-01`),
  )
  await arriving.goto('/dashboard?view=agenda')
  await month
  const tea = arriving.getByRole('listitem', { name: 'Tea' })
  await tea.waitFor() // as a change that waits
  sent.resolve()
  await expect.poll(() => waitingOn(arriving, person.id)).toBe(0)
  await arriving.waitForTimeout(1_000)
  expect(await tea.count()).toBe(1)
})

test('a visitor makes no call, and whoever signs out in between is asked to sign in', async () => {
  const context = await world.openBrowser()
  const visitor = await context.newPage()
  const calls = watchCalls(visitor)
  await visitor.goto('/dashboard')
  await visitor.waitForURL('**/auth/login**')
  await visitor.locator('h1').first().waitFor()
  expect(calls).toEqual([])

  const { page } = await world.enter('/theme.js')
  const code = await holdCode(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.evaluate(() => localStorage.clear())
  code.goesOn()
  await page.waitForURL('**/auth/login**')
  expect(await leftOver(page)).toBeUndefined()
})

test.each(['/', '/auth/login', '/dashboard'])(
  'the page of %s names all code that it begins with',
  async (path) => {
    const { page } = path === '/dashboard' ? await world.enter('/theme.js') : { page: await aVisitor() }
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/') && ['script', 'stylesheet'].includes(request.resourceType()))
        asked.push(pathname)
    })
    const html = await (await page.request.get(path)).text()
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    // What is for other windows is not asked for.
    // Neither are inline styles of the page.
    const links = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"(?: media="([^"]+)")?(?! disabled)/g)]
    const fits = await page.evaluate(
      (medias) => medias.map((media) => matchMedia(media).matches),
      links.map(([, , media = 'all']) => media),
    )
    const named = links.flatMap(([, file], at) => (fits[at] ? [file] : []))
    expect(new Set(asked.slice(0, named.length))).toEqual(new Set(named))
  },
)

test('a phone asks for its own layout alone, and for the other one when the window grows', async () => {
  const person = await world.server.signUp()
  const phone = { viewport: { width: 390, height: 844 } }
  const page = await (await world.openBrowser(phone)).newPage()
  await page.goto('/theme.js')
  await keepSession(page, await world.sessionOf(person))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const layouts = () => asked.flatMap((path) => /assets\/(compact|wide)-.*\.js$/.exec(path)?.[1] ?? [])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add a task' }).waitFor()
  expect(layouts()).toEqual(['compact'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'New Task' }).waitFor()
  expect(layouts()).toEqual(['compact', 'wide'])
})

test('the fonts come last and move nothing', async () => {
  const person = await world.server.signUp()
  // A service worker that is ready early would fetch the fonts itself.
  const page = await (await world.openBrowser()).newPage()
  await page.goto('/theme.js')
  await keepSession(page, await world.sessionOf(person))
  const order: string[] = []
  page.on('request', (request) => order.push(request.resourceType()))
  await countShifts(page)
  await page.goto('/dashboard')
  await page.waitForFunction(() => document.fonts.check("16px 'Inter Variable'") && document.fonts.size > 2)
  await expect.poll(() => order.indexOf('font')).toBeGreaterThan(order.indexOf('script'))
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})

test('React comes in the page and nowhere else, the other scripts in it are short, and the code that it names is compiled while it arrives', async () => {
  const { page } = await world.enter('/theme.js')
  const html = await (await page.request.get('/dashboard')).text()
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code)
  expect(scripts.filter((code) => code.includes(OF_REACT))).toHaveLength(1)
  expect(scripts.filter((code) => !code.includes(OF_REACT)).join('').length).toBeLessThan(32_000)
  for (const name of ['main', 'guarded', 'wide', 'compact']) {
    const [file = ''] = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(html) ?? []
    const code = await (await page.request.get(file)).text()
    expect(code, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    expect(code, name).not.toContain(OF_REACT)
  }
})

/** What React calls its elements, in its own code alone. */
const OF_REACT = 'react.transitional.element'

/** What the page still holds of its first answers. */
function leftOver(page: Page): Promise<unknown> {
  return page.evaluate(() => (globalThis as { earlyAnswers?: unknown }).earlyAnswers)
}

async function aVisitor(): Promise<Page> {
  return (await world.openBrowser()).newPage()
}

/** Holds the code of the app back until it is released. */
async function holdCode(page: Page) {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return { goesOn: release.resolve }
}

function watchCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

function nameOf(call: Request): string {
  const { pathname, search } = new URL(call.url())
  return search.includes(`from=${today().slice(0, 7)}-01&`) ? 'this month' : pathname + search
}

/** Counts from now on how much a page moves by itself: its cumulative layout shift is in `shift`. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('by itself a page loads few files late: no dialogs, no other screens, and for visitors nothing behind the guard', async () => {
  const { page } = await world.enter('/dashboard', { viewport: { width: 1280, height: 800 } })
  const visitor = await (await world.openBrowser()).newPage()
  const [ofDashboard, ofLanding] = await Promise.all([
    scriptsUntilLast(page, () => page.reload()),
    scriptsUntilLast(visitor, () => visitor.goto('/')),
  ])
  const first = ['guarded', 'main', 'wide']
  const late = ['every-page', 'idle', 'idle-shared', 'reporting']
  expect(ofDashboard).toEqual(expect.arrayContaining([...first, 'every-page']))
  expect(ofDashboard.filter((name) => ![...first, ...late].includes(name))).toEqual([])
  expect(ofLanding).toContain('every-page')
  for (const name of ['guarded', 'shared', 'sign-in', 'idle-shared']) expect(ofLanding).not.toContain(name)
})

/** The names of the scripts that a page loads (scripts/chunks.ts), until a failure brings the reports' client, which comes last. */
async function scriptsUntilLast(page: Page, load: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  const last = page.waitForRequest(/\/assets\/reporting-/)
  await load()
  await page.evaluate(() => void Promise.reject(new DOMException('Given up', 'AbortError')))
  await last
  return [...names]
}
