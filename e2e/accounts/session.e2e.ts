import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { faults } from '#e2e/testing/axe.ts'
import { keepSession, keptSession, openWorld, planKept, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a visitor is led to the sign-in, and from there to where they were going', async () => {
  const person = await world.server.signUp()
  const page = await world.openDevice()
  await page.goto('/settings?tab=friends')
  await page.waitForURL('**/auth/login**')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/settings?tab=friends')
})

test.each(['/', '/auth/login', '/auth/signup'])('who is signed in has no use for %s', async (path) => {
  const { page } = await world.enter(path)
  await page.waitForURL('**/dashboard')
})

test('signing out leads to the start page in every window, and leaves nothing to read on the device', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post('/api/tasks', aTask({ title: 'A private matter', scheduled_date: today() }))
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'A private matter' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/dashboard?view=agenda')
  await other.getByRole('listitem', { name: 'A private matter' }).waitFor()
  await planKept(page, person.id)
  expect(await keptAnswers(page, person.id)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'New Task' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('A private draft')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(world.baseURL + '/')
  await other.waitForURL(world.baseURL + '/')
  await expect.poll(() => databases(page)).toEqual([])
  const kept = () => page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.values).join(' '))
  await expect.poll(kept).not.toContain(person.token) // until the server has answered
  for (const own of ['A private draft', person.id, person.email]) expect(await kept()).not.toContain(own)
  await page.goto('/dashboard')
  await page.waitForURL('**/auth/login**')
})

test('another person on the same browser finds nothing of whoever was there before', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post('/api/tasks', aTask({ title: 'A private matter', scheduled_date: today() }))
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'A private matter' }).waitFor()
  await page.getByRole('button', { name: 'New Task' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('A private draft')
  await planKept(page, person.id)
  // The browser ends in the middle of it: nobody has signed out, and another person's session is there next.
  const other = await world.server.signUp()
  await page.goto('/theme.js')
  expect(await keptAnswers(page, person.id)).toBeGreaterThan(0)
  await page.evaluate(
    (kept) => localStorage.setItem('goal-crusher.session', kept),
    JSON.stringify(await world.sessionOf(other)),
  )
  await page.goto('/dashboard?view=agenda')
  await page.getByText('No tasks found').waitFor()
  await page.getByRole('button', { name: 'New Task' }).click()
  expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('')
  await expect.poll(() => keptAnswers(page, person.id)).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(world.baseURL + '/')
  await expect.poll(() => databases(page)).not.toContain(`goal-crusher-${other.id}`)
})

test('a month that nobody has looked at for long is let go, and today stays', async () => {
  const { page, person } = await world.enter('/dashboard?view=week&date=2020-06-10')
  await page.getByRole('heading', { level: 1 }).waitFor() // the database is the app's to make
  const kept = () => keptKeys(page, person.id)
  await expect.poll(kept).toContain('tasks:2020-06')
  await page.goto('/theme.js')
  const longAgo = Date.now() - 100 * 24 * 60 * 60 * 1000
  await keepAnswer(page, person.id, 'asked:2020-06', longAgo)
  await page.goto('/dashboard?view=week')
  await expect.poll(kept).not.toContain('tasks:2020-06')
  await expect.poll(kept).toContain(`tasks:${today().slice(0, 7)}`)
})

test('a token that is about to end is renewed without a word', async () => {
  const person = await world.server.signUp()
  const page = await world.openDevice()
  const session = { ...(await world.sessionOf(person)), expires_in: 60, expires_at: Date.now() / 1000 + 60 }
  await page.goto('/theme.js')
  await keepSession(page, session)
  const renewal = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'))
  await page.goto('/dashboard')
  expect((await renewal).status()).toBe(200)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await keptSession(page))?.refresh_token).not.toBe(person.refreshToken)
})

test('a session that the server no longer honours leads to the sign-in, with the way back kept', async () => {
  const { page, person } = await world.enter('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await person.post('/auth/v1/logout?scope=global')
  await page.goto('/settings')
  await page.waitForURL('**/auth/login?from=%2Fsettings')
})

test('without an answer about the profile the app goes on with what the session tells, and says why', async () => {
  const person = await world.server.signUp({ name: 'Ada Lovelace' })
  const page = await world.openWindow(person, '/theme.js')
  await page.route('**/api/profile', (route) => route.abort('connectionrefused'))
  await page.goto('/dashboard')
  await page.getByText('Network connection error.').first().waitFor()
  await page.getByText('Ada Lovelace').first().waitFor()
})

test('any other fault of the profile stands in the way, and Try Again goes on', async () => {
  const { page } = await world.enter('/theme.js')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.getByText('Error fetching user profile').waitFor()
  expect(await faults(page)).toEqual([])
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
})

type Page = Awaited<ReturnType<typeof world.openWindow>>

function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
}

/** How many answers the device has kept for a person. */
async function keptAnswers(page: Page, userId: string): Promise<number> {
  return (await keptKeys(page, userId)).length
}

function keptKeys(page: Page, userId: string): Promise<string[]> {
  return onAnswers(page, userId)
}

async function keepAnswer(page: Page, userId: string, key: string, value: number): Promise<void> {
  await onAnswers(page, userId, [key, value])
}

/** Writes an answer, if any, and tells the keys of all that the device has kept for a person. */
function onAnswers(page: Page, userId: string, written: [string, number] | null = null): Promise<string[]> {
  return page.evaluate(
    ([name, entry]) =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('error', () => reject(request.error))
        request.addEventListener('success', () => {
          const database = request.result
          const answers = database.transaction('answers', 'readwrite').objectStore('answers')
          if (entry) answers.put(entry[1], entry[0])
          const keys = answers.getAllKeys()
          keys.addEventListener('success', () => {
            database.close()
            resolve(keys.result.map(String))
          })
        })
      }),
    [`goal-crusher-${userId}`, written] as const,
  )
}
