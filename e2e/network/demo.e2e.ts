import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { faults } from '#e2e/testing/axe.ts'
import { serveFiles } from '#e2e/testing/files.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { keptSession, openWorld, readyForOffline, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
const files = await serveFiles()
afterAll(async () => {
  await world.close()
  await files.close()
})

/** A demo's start waits for a database, which a crowded machine takes long to compile. */
const STARTS = 150_000
vi.setConfig({ testTimeout: 2 * STARTS })

async function openDevice(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await world.openDevice(options)
  page.context().setDefaultTimeout(STARTS)
  return page
}

test('the start page leads into a demo: its files load in sight, and a week of real figures waits', async () => {
  const page = await openDevice()
  await page.goto('/join/ABCD2345')
  await page.getByText('You are invited to a team').waitFor() // which waits for an account: no demo has that team
  await page.goto('/')
  await page.getByRole('link', { name: 'Try the demo' }).click()
  await page.getByRole('meter', { name: 'The demo’s files' }).waitFor()
  await page.waitForURL('**/dashboard')
  await banner(page).getByText('This is a demo.').waitFor()
  await page.getByText('Level 8').first().waitFor()
  await listDays(page)
  for (const title of ['Morning Planning Session', 'Focus Work Block', 'Break & Reflection'])
    await page.getByRole('listitem', { name: title }).first().waitFor()
  await openScreen(page, 'Achievements')
  await banner(page).getByText('This is a demo.').waitFor()
  expect(await faults(page)).toEqual([])

  // Only its worker may compile.
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/')).not.toContain('wasm-unsafe-eval')
  const worker = page.workers()[0]?.url() ?? ''
  expect(await policyOf(worker)).toContain("script-src 'self' 'wasm-unsafe-eval'")
})

test('what is completed earns its XP, what repeats is edited from a day on; a reload keeps both, and an account begins empty', async () => {
  const page = await enter()
  const before = await xpOf(page)
  const row = page.getByRole('listitem', { name: 'Focus Work Block' }).filter({ has: complete(page) })
  await row.getByRole('button', { name: 'Complete' }).first().click()
  await page
    .getByText(/Task completed! You earned 75 XP!/)
    .first()
    .waitFor()
  await expect.poll(() => xpOf(page)).toBe(before + 75)
  await addTask(page, 'Stretch every day 7am')
  const stretches = page.getByRole('listitem', { name: 'Stretch' })
  await expect.poll(() => stretches.count()).toBeGreaterThan(5)
  await stretches
    .nth(1)
    .getByRole('button', { name: /^Stretch/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByLabel('Title').fill('Yoga')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const whichOnes = page.getByRole('dialog', { name: 'Change repeating task' })
  await whichOnes.getByRole('radio', { name: 'This and following' }).check({ force: true })
  await whichOnes.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => stretches.count()).toBe(1)

  await page.reload()
  await banner(page).getByText('This is a demo.').waitFor()
  await expect.poll(() => xpOf(page)).toBe(before + 75)
  await expect.poll(() => page.getByRole('listitem', { name: 'Yoga' }).count()).toBeGreaterThan(5)
  await expect.poll(() => stretches.count()).toBe(1)

  await banner(page).getByRole('button', { name: 'Keep this: create an account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Create an account?' })
  await question.getByText('A new account begins empty.').waitFor()
  await question.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL('**/auth/signup')
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor()
})

test('tabs agree, go on when the one that held the database is closed, and start over together; leaving keeps the demo', async () => {
  const first = await enter()
  const context = first.context()
  const second = await context.newPage()
  await second.goto('/dashboard?view=agenda')
  await addTask(first, 'Evening walk today')
  await second.getByRole('listitem', { name: 'Evening walk' }).waitFor() // by itself
  await addTask(second, 'Water the plants today')
  await first.getByRole('listitem', { name: 'Water the plants' }).waitFor()

  await first.close()
  await addTask(second, 'Read a chapter today')
  await second.getByRole('listitem', { name: 'Read a chapter' }).waitFor()
  const third = await context.newPage()
  await third.goto('/dashboard?view=agenda')
  await third.getByRole('listitem', { name: 'Read a chapter' }).waitFor()
  await addTask(third, 'Call the bank today')
  await second.getByRole('listitem', { name: 'Call the bank' }).waitFor()

  const session = await keptSession(second)
  await banner(second).getByRole('button', { name: 'Start over' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  for (const tab of [second, third]) {
    await tab.getByRole('listitem', { name: 'Call the bank' }).waitFor({ state: 'detached' })
    await tab.getByRole('listitem', { name: 'Focus Work Block' }).first().waitFor()
  }
  expect((await keptSession(second))?.user.id).not.toBe(session?.user.id)

  await addTask(second, 'Still here today')
  await banner(second).getByRole('button', { name: 'Leave the demo' }).click()
  await second.waitForURL(`${world.baseURL}/`)
  expect(await keptSession(second)).toBeNull()
  await second.getByRole('link', { name: 'Try the demo' }).click()
  await second.waitForURL('**/dashboard')
  await listDays(second)
  await second.getByRole('listitem', { name: 'Still here' }).waitFor()
})

test('the second start needs no network, and what is done then is kept', async () => {
  const first = await enter(WORKS_OFFLINE)
  const context = first.context()
  await readyForOffline(first)
  await expect.poll(() => keptFiles(first)).toBe(true)
  await first.close()
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/dashboard?view=agenda')
  await addTask(page, 'On a train today')
  await page.getByRole('listitem', { name: 'On a train' }).waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
  await page.reload()
  await page.getByRole('listitem', { name: 'On a train' }).waitFor()
})

test('without a server the ways in lead to the demo, and hide what needs a server', async () => {
  const page = await openDevice({ baseURL: files.address })
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Quest' }).click()
  await page.waitForURL('**/dashboard')
  await banner(page).getByText('This is a demo.').waitFor()
  expect(await banner(page).getByRole('button', { name: 'Keep this: create an account' }).count()).toBe(0)
  await openScreen(page, 'Settings')
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Profile' }).getByText('Ada Lovelace').waitFor()
  expect(await page.getByText('Sign-in and security').count()).toBe(0)
  for (const name of ['Achievements', 'Analytics'] as const) {
    await openScreen(page, name)
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await page.getByText('could not be loaded').count(), name).toBe(0)
  }
})

test('a server in trouble begins no demo', async () => {
  const page = await openDevice()
  for (const status of [500, 502, 503]) {
    await page.route('**/auth/v1/health', (route) => route.fulfill({ status, body: '<p>Bad Gateway</p>' }))
    const asked = page.waitForResponse('**/auth/v1/health')
    await page.goto('/auth/login')
    await asked
    await page.getByRole('button', { name: 'Continue with Email' }).waitFor()
    expect(await keptSession(page)).toBeNull()
  }
})

test('a browser that runs no WebAssembly gets the basic profile without an error, and is told why', async () => {
  const page = await openDevice()
  await page.route('**/demo/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'self'" },
    })
  })
  await page.goto('/try')
  await page.waitForURL('**/dashboard')
  await banner(page).getByText('which this browser does not run').waitFor()
  await page.getByText('Level 1').first().waitFor()
  for (const words of [
    'cannot be reached',
    'Network connection error',
    'Something went wrong',
    'could not be loaded',
  ])
    expect(await page.getByText(words).count(), words).toBe(0)
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'New task' }).fill('In vain')
  await page.keyboard.press('Enter')
  await page.getByText('nothing can be changed here').first().waitFor()
})

test('files that do not come can be asked for again', async () => {
  const page = await openDevice()
  await page.context().route('**/demo/*.wasm', (route) => route.abort())
  await page.goto('/try')
  await page.getByText('could not be loaded').waitFor()
  expect(await keptSession(page)).toBeNull()
  await page.context().unroute('**/demo/*.wasm')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/dashboard')
})

test('nobody else fetches anything of it', async () => {
  const page = await world.enter('/dashboard', WORKS_OFFLINE).then((entered) => entered.page)
  const fetched: string[] = []
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname))
  for (const path of ['/', '/dashboard', '/settings']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await readyForOffline(page)
  expect(fetched.filter((path) => path.startsWith('/demo/'))).toEqual([])
})

test('on a phone the demo takes one line, which opens to what it means and the ways on', async () => {
  const page = await enter({ viewport: { width: 390, height: 844 }, hasTouch: true })
  expect((await areaOf(banner(page))).height).toBeLessThanOrEqual(64)
  await page.reload()
  await banner(page).getByText('Opening the demo').waitFor()
  expect((await areaOf(banner(page))).height).toBeLessThanOrEqual(64)
  await banner(page).getByText('This is a demo.').waitFor()
  const about = banner(page).getByRole('button', { name: 'About this demo' })
  expect((await areaOf(about)).height).toBeGreaterThanOrEqual(44)
  await about.focus()
  await page.keyboard.press('Enter')
  await banner(page).getByText('kept in this browser only').waitFor()
  expect(await about.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Shift+Tab') // the focus stayed
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo' })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete' })

/** Into a demo, with the list of its days. */
async function enter(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openDevice(options)
  await page.goto('/try')
  await page.waitForURL('**/dashboard')
  await listDays(page)
  return page
}

/** By its key: a page that is loaded anew would start the database again. */
async function listDays(page: Page) {
  await banner(page).getByText('This is a demo.').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('a')
  await page.waitForURL('**/dashboard?view=agenda')
}

/** By its link: a page that is loaded anew would start the database again, which takes three seconds of a processor. */
async function openScreen(page: Page, name: 'Achievements' | 'Analytics' | 'Settings') {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/${name.toLowerCase()}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function addTask(page: Page, line: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'New task' }).fill(line)
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Task added/)
    .first()
    .waitFor()
}

/** Total XP: the level's own, which the bar shows, above what it began with. */
async function xpOf(page: Page): Promise<number> {
  const [text] = await page.getByText(/^[\d,]+ \/ [\d,]+ XP$/).allTextContents()
  return Number.parseInt((text ?? '').replaceAll(',', ''), 10)
}

/** Whether the demo's large files and its worker are kept for a start without a network. */
function keptFiles(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('demo')).keys()
    const names = kept.map(({ url }) => url)
    return ['/worker-', '.wasm', '.data'].every((part) => names.some((name) => name.includes(part)))
  })
}
