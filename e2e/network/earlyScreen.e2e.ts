import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const CODE = /\/assets\/main-.*\.js$/

test.each([
  [1440, '/dashboard'],
  [1280, '/dashboard?view=day'],
  [390, '/dashboard'],
  [390, '/dashboard?view=week'],
])('at %d px %s shows the plan before its code is here, where it will be', async (width, path) => {
  const { page, load } = await arrive(path, { viewport: { width, height: 844 } })
  const task = page.locator('[data-bench=task]', { hasText: 'Write' }).first()
  await task.waitFor()
  expect(await page.getByRole('button', { name: /Write/ }).count()).toBe(0) // read aloud once it can be used
  const early = await areaOf(task)
  await load()
  await page.getByRole('main').getByText('Write').first().waitFor()
  const drawn = await areaOf(page.locator('[data-task]', { hasText: 'Write' }).first())
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(drawn[side] - early[side]), side).toBeLessThan(2)
})

test('what is pressed and scrolled in the hours meanwhile counts', async () => {
  const { page, person, load } = await arrive('/dashboard?view=day')
  const hours = page.locator('[data-scroll]')
  await hours.waitFor()
  await hours.evaluate((scroller) => scroller.scrollTo({ top: 5 }))
  await page.locator('[data-task]', { hasText: 'Write' }).locator('[data-check]').click()
  await page.locator('[data-task]', { hasText: 'Read' }).click()
  await load()
  await page.getByRole('dialog', { name: 'Read' }).waitFor()
  await expect.poll(() => statusOf(person, 'Write')).toBe('completed')
  expect(await statusOf(person, 'Read')).toBe('pending')
  expect(await hours.evaluate(({ scrollTop }) => scrollTop)).toBe(5)
})

test('what is pressed in the agenda meanwhile counts', async () => {
  const { page, person, load } = await arrive('/dashboard?view=agenda')
  await page.locator('[data-task]', { hasText: 'Write' }).locator('[data-check]').click()
  await page.locator('[data-task]', { hasText: 'Read' }).getByText('Read').click()
  await load()
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
  await expect.poll(() => statusOf(person, 'Write')).toBe('completed')
})

test.each([
  ['a filter', '/dashboard?hide=done', /^$/],
  ['another tab', '/dashboard?tab=goals', /^$/],
  ['a month', '/dashboard?view=month', /^$/],
  ['an answer that fails', '/dashboard', /\/api\/tasks\?/],
])(
  'with %s in its way nothing is shown early, and the app says what there is',
  async (_name, path, failing) => {
    const { page, load } = await arrive(path, {}, failing)
    await page.waitForTimeout(300)
    expect(await page.locator('[data-bench=task]').count()).toBe(0)
    await load()
    await page.getByRole('main').waitFor()
  },
)

test('the landing page is read and followed before its code is here, and stays where it is', async () => {
  const context = await world.openBrowser()
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.route(/\.woff2$/, () => {}) // they come in their own time, and their letters are a little narrower
  const load = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  const way = page.getByRole('link', { name: 'Create your account' })
  const early = await areaOf(way)
  await load()
  await page.locator('#root > *').first().waitFor({ state: 'attached' })
  expect(await areaOf(way)).toEqual(early)
  expect(refused).toEqual([])
})

test('what is typed on the landing page before its code is here stays, with the focus and the cursor', async () => {
  const page = await (await world.openBrowser()).newPage()
  const load = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('What do you want to reach?').pressSequentially('Learn Spanish')
  for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('ArrowLeft')
  await load()
  await page.locator('#root > *').first().waitFor({ state: 'attached' })
  await page.keyboard.type('some ')
  expect(await page.getByLabel('What do you want to reach?').inputValue()).toBe('Learn some Spanish')
})

test('the focus stays on a link of the landing page when its code comes', async () => {
  const page = await (await world.openBrowser()).newPage()
  const load = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Start Your Quest' }).focus()
  await load()
  await page.locator('#root > *').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signup')
})

test('a link of the landing page leads on without any code', async () => {
  const context = await world.openBrowser()
  const page = await context.newPage()
  await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Welcome Back' }).click({ noWaitAfter: true })
  await page.waitForURL('**/auth/login', { waitUntil: 'commit' })
})

test('somebody who is signed in sees no landing page on the way to the dashboard', async () => {
  const { page, load } = await arrive('/')
  await page.locator('#early').waitFor({ state: 'attached' })
  expect(await page.locator('#early').isVisible()).toBe(false)
  await load()
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .waitFor()
})

/** Somebody with two tasks today, whose window waits for the app's code. */
async function arrive(path: string, options: object = {}, failing = /^$/) {
  const { page, person } = await world.enter('/theme.js', options)
  for (const [title, scheduled_time] of [
    ['Write', '01:00'],
    ['Read', '02:30'],
  ] as const)
    await person.post('/api/tasks', aTask({ title, scheduled_time, scheduled_date: today() }))
  await person.post('/api/tasks', aTask({ title: 'Run', scheduled_date: addDays(today(), 1) }))
  await page.route(failing, (route) => route.fulfill({ status: 500 }))
  await slowDown(page)
  const load = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, person, load }
}

/** A network on which the app takes long enough that something is shown early. */
async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const speed = { downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...speed })
}

/** @returns lets the code come */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(CODE, async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => held.resolve()
}

async function statusOf(person: TestPerson, title: string): Promise<string | undefined> {
  const { items } = await (await person.get(`/api/tasks?from=${today()}&to=${today()}`)).json()
  return items.find((task: { title: string }) => task.title === title)?.status
}
