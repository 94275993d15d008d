import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
}
const DAY_MS = 24 * 3_600_000

/** Completes a task on each of some dates up to today. */
async function done(person: TestPerson, days: number) {
  for (let ago = 0; ago < days; ago += 1) {
    const task = { ...aTask(), scheduled_date: today() }
    await person.post('/api/tasks', task)
    expect((await person.act(task.id, 'complete', new Date(Date.now() - ago * DAY_MS))).status).toBe(200)
  }
}

/** What a Chromium with a screen says when a page can be installed. */
const canBeInstalled = (page: Page) =>
  page.evaluate(() => {
    const told = globalThis as unknown as { asked?: number }
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (told.asked = (told.asked ?? 0) + 1),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    dispatchEvent(event)
  })

/** Goes to a page, until its late parts are there, and then says that it can be installed: the app hears of it once it has started. */
async function openInstallable(page: Page, go: () => Promise<unknown>) {
  const late = page.waitForResponse(/\/assets\/idle-/)
  await go()
  await late
  await canBeInstalled(page)
}

/** A failure brings the reports' client, which takes longer than an offer. */
async function untilReported(page: Page) {
  await page.evaluate(() => void Promise.reject(new DOMException('Given up', 'AbortError')))
  await page.waitForFunction(() => '__SENTRY__' in globalThis)
}

test('installing is offered after the third day with something done, once, and not before or while a task runs', async () => {
  const { page, person } = await world.enter('/theme.js')
  await done(person, 2)
  const offer = page.getByRole('complementary', { name: 'Install' })
  await openInstallable(page, () => page.goto('/dashboard'))
  await untilReported(page)
  expect(await offer.count()).toBe(0)

  await page.goto('/theme.js') // the open dashboard would offer it before the task runs
  const running = { ...aTask({ title: 'Tea' }), scheduled_date: today() }
  await person.post('/api/tasks', running)
  await done(person, 3)
  await person.act(running.id, 'start')
  // What runs may be known last.
  await page.route('**/api/tasks?*', (route) => sleep(3_000).then(() => route.continue()))
  await openInstallable(page, () => page.goto('/dashboard'))
  await page.getByRole('timer').first().waitFor()
  await untilReported(page)
  expect(await offer.count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  expect(await page.evaluate(() => localStorage.getItem('goal-crusher.install-offered'))).toBeNull()
  await person.act(running.id, 'pause')
  await openInstallable(page, () => page.goto('/dashboard'))
  await offer.waitFor()
  await offer.getByRole('button', { name: 'Install' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(1)
})

test('an iPhone shows the steps, that notifications need the home screen, and asks no second time', async () => {
  const person = await world.server.signUp()
  await person.patch('/api/profile', { first_steps: 'closed' })
  await done(person, 3)
  const page = await world.openWindow(person, '/dashboard', IPHONE)
  await page.getByRole('complementary', { name: 'Install' }).getByRole('button', { name: 'Show how' }).click()
  const steps = page.getByRole('dialog', { name: 'Put it on your home screen' })
  await steps.getByText('Add to Home Screen').waitFor()
  await steps.getByText('notifications come only to an app that is on the home screen').waitFor()
  await steps.getByRole('button', { name: 'Done' }).click()
  await openInstallable(page, () => page.reload())
  await untilReported(page)
  expect(await page.getByRole('complementary', { name: 'Install' }).count()).toBe(0)
})

test('the settings install it at any time, where the device can', async () => {
  const { page } = await world.enter('/settings')
  const card = page.getByRole('region', { name: 'Install' })
  await page.getByRole('region', { name: 'Appearance' }).waitFor()
  expect(await card.count()).toBe(0)
  await canBeInstalled(page)
  await card.getByRole('button', { name: 'Install' }).click()
  await card.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(1)

  const phone = await world.openWindow(await world.server.signUp(), '/settings', IPHONE)
  await phone.getByRole('region', { name: 'Install' }).getByRole('button', { name: 'Show how' }).click()
  await phone.getByRole('dialog', { name: 'Put it on your home screen' }).waitFor()
})
