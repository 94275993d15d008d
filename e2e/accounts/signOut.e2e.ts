import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { quickAdd } from '#e2e/testing/hands.ts'
import { keptSession, openWorld, planKept, readyForOffline, WORKS_OFFLINE } from '#e2e/testing/world.ts'

/** While it is set, the server does not answer to sign-outs; all that were asked for. */
let isSilent = false
const signOuts: string[] = []
const world = await openWorld((request) => {
  if (!request.url.includes('/auth/v1/logout')) return null
  signOuts.push(request.url)
  return isSilent ? new Promise(() => {}) : null
})
afterAll(world.close)

test('signing out waits for no server: the device is clear while it is still silent', async () => {
  const { page, person } = await world.enter()
  await planKept(page, person.id)
  isSilent = true
  await signOutButton(page).click()
  await page.waitForURL(`${world.baseURL}/`)
  expect(await keptSession(page)).toBeNull()
  await expect.poll(() => databases(page)).toEqual([])
  await expect.poll(() => signOuts.length).toBeGreaterThan(0)
  isSilent = false
  await page.reload() // the page that asked is gone, and the next one asks again
  await expect.poll(async () => (await person.get('/api/profile')).status).toBe(401)
  await expect.poll(() => storedText(page)).not.toContain(person.token)
})

test('signing out needs no network, and the server is told when there is one', async () => {
  const { page, person } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await signOutButton(page).click()
  await page.waitForURL(`${world.baseURL}/`)
  expect(await keptSession(page)).toBeNull()
  await expect.poll(() => databases(page)).toEqual([])
  expect((await person.get('/api/profile')).status).toBe(200)
  await page.context().setOffline(false)
  await expect.poll(async () => (await person.get('/api/profile')).status).toBe(401)
  await expect.poll(() => storedText(page)).not.toContain(person.refreshToken)
})

test('changes that were not sent are asked about: stay, or lose them knowingly', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda', WORKS_OFFLINE)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await quickAdd(page, 'Dear diary today')
  await quickAdd(page, 'And another today')
  await signOutButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByText('2 changes have not been saved on the server.').waitFor()
  await question.getByText('You are offline').waitFor()
  expect(await question.getByRole('button', { name: 'Send Them First' }).count()).toBe(0)
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('listitem', { name: 'Dear diary' }).waitFor()

  await signOutButton(page).click()
  await question.getByRole('button', { name: 'Sign Out and Discard' }).click()
  await page.waitForURL(`${world.baseURL}/`)
  await expect.poll(() => databases(page)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(async () => (await person.get('/api/profile')).status).toBe(401)
})

test('with a network they can be sent first', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/tasks', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.fallback(),
  )
  await quickAdd(page, 'Dear diary today')
  await page.getByText('1 change will be sent as soon as it answers.').waitFor()
  await signOutButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByText('1 change has not been saved on the server.').waitFor()
  await question.getByRole('button', { name: 'Send Them First' }).click()
  await question.getByText('Not everything could be saved.').waitFor()

  await page.unroute('**/api/tasks')
  await question.getByRole('button', { name: 'Send Them First' }).click()
  await page.waitForURL(`${world.baseURL}/`)
  const saved = await world.server.db.query('select title from tasks where user_id = $1', [person.id])
  expect(saved).toEqual([{ title: 'Dear diary' }])
  await expect.poll(async () => (await person.get('/api/profile')).status).toBe(401)
})

test('signing out in one window while another writes leaves nothing behind in either', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  const other = await page.context().newPage()
  await other.goto('/dashboard?view=agenda')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await other.getByRole('button', { name: 'New Task' }).click()
  await other.getByRole('dialog').getByLabel('Title').fill('Half a thought')
  await signOutButton(page).click()
  for (const each of [page, other]) await each.waitForURL(`${world.baseURL}/`)
  await expect.poll(() => databases(page)).toEqual([])
  for (const each of [page, other]) {
    expect(await each.content()).not.toContain(person.profile.name)
    expect(await storedText(each)).not.toContain('Half a thought')
  }
})

test('no cache of the browser holds an answer of the server', async () => {
  const { page } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  await signOutButton(page).click()
  await page.waitForURL(`${world.baseURL}/`)
  const cached = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(0)
  expect(
    cached.filter((path) => !/^\/($|assets\/|demo\/|[\w.-]+\.(js|css|png|svg|webmanifest)$)/.test(path)),
  ).toEqual([])
})

const signOutButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' })

function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
}

function storedText(page: Page): Promise<string> {
  return page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.values).join(' '))
}
