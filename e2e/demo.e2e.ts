import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { keepSession, keptSession, openWorld } from './world.ts'

const world = await openWorld()
const files = await serveFiles()
afterAll(async () => {
  await world.close()
  await files.close()
})

test('without a server the way in leads to the dashboard, with a profile and a word about it', async () => {
  const page = await (await openDemo()).newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Quest' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('complementary', { name: 'Demo' }).getByText('kept in this browser only').waitFor()
  await page.getByText('Level 1').first().waitFor()
  for (const words of ['cannot be reached', 'Network connection error', 'Something went wrong'])
    expect(await page.getByText(words).count(), words).toBe(0)
  expect(await faults(page)).toEqual([])
})

test('tasks are made, completed and kept in the browser, and every window sees them', async () => {
  const context = await openDemo()
  const page = await enter(context)
  await addTask(page, 'Morning pages today')
  const row = page.getByRole('listitem', { name: 'Morning pages' })
  await row.getByRole('button', { name: 'Complete' }).click()
  await page
    .getByText(/Task completed! You earned 25 XP!/)
    .first()
    .waitFor()
  await page.getByText('25 / 100 XP').first().waitFor()

  await page.reload()
  await row.waitFor()
  await page.getByText('25 / 100 XP').first().waitFor()
  const other = await context.newPage()
  await other.goto('/dashboard?view=agenda')
  await other.getByRole('listitem', { name: 'Morning pages' }).waitFor()
  await addTask(page, 'Evening walk today')
  await other.getByRole('listitem', { name: 'Evening walk' }).waitFor() // by itself
})

test('a task repeats in the browser, and is edited for this day or for all that follow', async () => {
  const page = await enter(await openDemo())
  await addTask(page, 'Stretch every day 7am')
  const rows = page.getByRole('listitem', { name: 'Stretch' })
  await expect.poll(() => rows.count()).toBeGreaterThan(5)
  await addTask(page, 'Class every mon,wed')
  await expect.poll(() => page.getByRole('listitem', { name: 'Class' }).count()).toBeGreaterThan(1)

  await rows
    .nth(1)
    .getByRole('button', { name: /^Stretch/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByLabel('Title').fill('Yoga')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Change repeating task' })
  await question.getByRole('radio', { name: 'This and following' }).check({ force: true })
  await question.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await page.reload()
  await expect.poll(() => page.getByRole('listitem', { name: 'Yoga' }).count()).toBeGreaterThan(5)
  await expect.poll(() => rows.count()).toBe(1)
})

test('settings, ledger and figures work without a server, and hide what needs one', async () => {
  const page = await enter(await openDemo())
  await page.goto('/settings')
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Profile' }).getByText('Ada Lovelace').waitFor()
  expect(await page.getByText('Sign-in and security').count()).toBe(0)
  for (const path of ['/achievements', '/analytics']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await page.getByText('did not load').count(), path).toBe(0)
  }
})

test('who leaves the demo finds the tasks again when they come back', async () => {
  const page = await enter(await openDemo())
  await addTask(page, 'Still here today')
  await page.getByRole('listitem', { name: 'Still here' }).waitFor()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${files.address}/`)
  await page.goto('/auth/login')
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Still here' }).waitFor()
})

test('a demo ends when a server has come, and a server in trouble begins none', async () => {
  const page = await enter(await openDemo())
  const demo = await keptSession(page)
  const real = await (await world.openBrowser()).newPage()
  await real.goto('/theme.js')
  await keepSession(real, demo ?? {})
  await real.goto('/dashboard')
  await real.waitForURL(`${world.baseURL}/`)

  for (const status of [500, 502, 503]) {
    await real.route('**/auth/v1/health', (route) => route.fulfill({ status, body: '<p>Bad Gateway</p>' }))
    const asked = real.waitForResponse('**/auth/v1/health')
    await real.goto('/auth/login')
    await asked
    await real.getByRole('button', { name: 'Continue with Email' }).waitFor()
    expect(await keptSession(real)).toBeNull()
  }
})

/** A browser that knows the built screens as files alone. */
const openDemo = () => world.openBrowser({ baseURL: files.address })

async function enter(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/auth/signup')
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('complementary', { name: 'Demo' }).waitFor()
  return page
}

async function addTask(page: Page, line: string) {
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'New task' }).fill(line)
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Task added/)
    .first()
    .waitFor()
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What any host of files does: a file, else the page. */
async function serveFiles() {
  const folder = join(import.meta.dirname, '../dist/web')
  const server = createServer(async (request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://files').pathname)
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.end(await readFile(file))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address, close }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
