import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { keepSession, openWorld, today } from '#e2e/testing/world.ts'

/** While true, no session can be renewed. */
let isAway = false
let renewals = 0
const world = await openWorld((request) => {
  if (!request.url.includes('grant_type=refresh_token')) return null
  renewals += 1
  return isAway ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }) : null
})
afterAll(world.close)

test('who signs in in one window is signed in in the others', async () => {
  const person = await world.server.signUp()
  const context = await world.openBrowser()
  const [page, other] = [await context.newPage(), await context.newPage()]
  await Promise.all([page.goto('/auth/login'), other.goto('/settings')])
  await other.waitForURL('**/auth/login**')
  await signIn(page, person.email, person.password)
  await page.waitForURL('**/dashboard')
  await other.waitForURL('**/settings') // where it was going
})

test('who signs in as somebody else in another window is that person in all of them', async () => {
  const { page } = await world.enter('/settings')
  const second = await world.server.signUp({ name: 'Grace Hopper' })
  const other = await page.context().newPage()
  await other.goto('/theme.js')
  await keepSession(other, await world.sessionOf(second))
  await page.getByRole('region', { name: 'Profile' }).getByText('Grace Hopper').waitFor()
})

test('two windows that wake up at the same moment stay signed in, with one session between them', async () => {
  const { context, person } = await visitWith({ expires_at: Date.now() / 1000 + 60, expires_in: 60 })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
  await Promise.all([page, other].map((each) => each.getByText(person.profile.name).first().waitFor()))
  for (const each of [page, other]) {
    await each.goto('/settings')
    await each.getByText('This device', { exact: true }).waitFor()
  }
  expect(await page.getByRole('region', { name: 'Devices' }).getByRole('listitem').count()).toBe(1)
})

test('after a sleep the clock cannot tell that the token is over: one renewal for all calls, and nothing is said', async () => {
  const { context, person } = await visitWith({ access_token: 'ey.over.x' })
  await person.post('/api/tasks', aTask({ title: 'Still here', scheduled_date: today() }))
  renewals = 0
  const page = await context.newPage()
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Still here' }).waitFor()
  expect(renewals).toBe(1)
})

test('a renewal that fails is tried again more and more seldom, and the person stays', async () => {
  const { context, person } = await visitWith({ expires_at: Date.now() / 1000 + 60, expires_in: 60 })
  isAway = true
  renewals = 0
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByText('Request timed out.').first().waitFor() // the profile's limit is 10 s (docs/rules/profile.md, Profiles)
  expect(renewals).toBeGreaterThan(2)
  expect(renewals).toBeLessThan(10)
  isAway = false
  await page.goto('/settings')
  await page.getByText('This device', { exact: true }).waitFor()
  expect(await page.getByText(person.email).count()).toBeGreaterThan(0)
}, 45_000)

/** A browser that kept a session with some things changed. */
async function visitWith(changed: object): Promise<{ context: BrowserContext; person: Person }> {
  const person = await world.server.signUp()
  const context = await world.openBrowser()
  const page = await context.newPage()
  await page.goto('/theme.js')
  await keepSession(page, { ...(await world.sessionOf(person)), ...changed })
  await page.close()
  return { context, person }
}

type Person = Awaited<ReturnType<typeof world.server.signUp>>

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
