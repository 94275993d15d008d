import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a phone shows the newest toast alone, above the button that adds a task', async () => {
  const page = await onPhone(['One', 'Two'])
  for (const title of ['One', 'Two']) {
    await page.getByRole('button', { name: `More for ${title}` }).tap()
    await page.getByRole('menuitem', { name: 'Move to tomorrow' }).tap()
    await toasts(page).last().getByRole('button', { name: 'Undo' }).waitFor()
  }
  await expect.poll(async () => (await toasts(page).all()).length).toBe(2)
  expect(await toasts(page).first().isVisible()).toBe(false)
  const toast = await areaOf(toasts(page).last())
  expect(toast.y + toast.height).toBeLessThanOrEqual((await areaOf(add(page))).y)
})

test('the time of a toast goes on while a dialog is open', async () => {
  const page = await onPhone(['One'])
  await page.clock.install()
  await page.getByRole('button', { name: 'More for One' }).tap()
  await page.getByRole('menuitem', { name: 'Move to tomorrow' }).tap()
  await toasts(page).first().waitFor()
  await add(page).tap()
  await page.getByRole('dialog').waitFor()
  await page.clock.fastForward(11_000)
  await toasts(page).first().waitFor({ state: 'detached' })
})

test.each([['day'], ['week'], ['month'], ['agenda']])(
  'the button that adds a task hides nothing of the end of the %s view',
  async (view) => {
    const page = await onPhone(Array.from({ length: 14 }, (_, n) => `Task ${n}`))
    await page.goto(`/dashboard?view=${view}`)
    await page.locator('[data-task], [data-opens]').first().waitFor({ state: 'attached' })
    const toolbar = await areaOf(page.locator('div', { has: add(page) }).last())
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = page.locator('main section[data-scroll], main li[data-date], main footer').last()
    const { y, height } = await areaOf(end)
    expect(y + height).toBeLessThanOrEqual(toolbar.y)
  },
)

async function onPhone(titles: readonly string[]): Promise<Page> {
  const person = await world.server.signUp()
  for (const title of titles) await person.post('/api/tasks', aTask({ title, scheduled_date: today() }))
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await world.openWindow(person, '/theme.js', phone)
  await page.goto('/dashboard')
  await page.getByRole('listitem', { name: titles[0] ?? '', exact: true }).waitFor()
  return page
}

const add = (page: Page) => page.getByRole('button', { name: 'Add a task' })
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator(':scope > div[data-tone]')

test('what is offered is always a later day than the task has', async () => {
  const page = await onPhone(['One'])
  for (const to of ['tomorrow', dayInShort(addDays(today(), 2))]) {
    await page.getByRole('button', { name: 'More for One' }).tap()
    await page.getByRole('menuitem', { name: `Move to ${to}` }).tap()
    await toasts(page).last().getByRole('button', { name: 'Undo' }).waitFor()
  }
  await page.getByRole('button', { name: 'More for One' }).tap()
  await page.getByRole('menuitem', { name: `Move to ${dayInShort(addDays(today(), 3))}` }).waitFor()
})
