import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('an agenda says how far it looks, and shows later days with the focus on the first of them', async () => {
  const { page, person } = await world.enter('/theme.js')
  await plan(person, { title: 'Soon', scheduled_date: addDays(today(), 3) })
  await plan(person, { title: 'In spring', scheduled_date: addDays(today(), 90) })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Soon' }).waitFor()
  await page.getByText('That is everything planned until').waitFor()
  expect(await page.getByRole('listitem', { name: 'In spring' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Show later days' }).press('Enter')
  await page.getByRole('listitem', { name: 'In spring' }).waitFor()
  const day = page.locator(`#agenda-${addDays(today(), 90)}`)
  await expect.poll(() => day.evaluate((heading) => heading === document.activeElement)).toBe(true)
})

test('the end of a long agenda is reached with Tab alone, and only what was passed is drawn', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (let n = 0; n < 100; n += 1)
    await plan(person, { title: `Task ${n}`, scheduled_date: addDays(today(), Math.floor(n / 5)) })
  await page.goto('/dashboard?view=agenda')
  await expect.poll(() => cards(page).count()).toBe(40) // before the app the page shows seven days
  await page.getByRole('button', { name: 'More for Task 0', exact: true }).focus()
  const isAtEnd = () =>
    page.getByRole('button', { name: 'Show later days' }).evaluate((end) => end === document.activeElement)
  for (let presses = 0; presses < 500; presses += 20) {
    for (let n = 0; n < 20; n += 1) await page.keyboard.press('Tab')
    if ((await cards(page).count()) === 100) break
  }
  expect(await cards(page).count()).toBe(100)
  for (let presses = 0; presses < 300 && !(await isAtEnd()); presses += 1) await page.keyboard.press('Tab')
  expect(await isAtEnd()).toBe(true)
})

test('today comes first; what is left from earlier is one line above it, and two clicks plan it anew', async () => {
  const { page, person } = await world.enter('/theme.js')
  await plan(person, { title: 'Today’s own', scheduled_date: today() })
  for (let n = 1; n <= 3; n += 1)
    await plan(person, { title: `Left ${n}`, scheduled_date: addDays(today(), -n) })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Today’s own' }).waitFor()
  const more = page.getByRole('button', { name: '3 left from earlier' })
  await more.waitFor()
  expect(await cards(page).count()).toBe(1)
  expect(await more.getAttribute('aria-expanded')).toBe('false')

  await more.press('Enter')
  await page.getByRole('button', { name: 'More for Left 2' }).click()
  await page.getByRole('menuitem', { name: 'Move to tomorrow' }).click()
  await page.getByRole('button', { name: '2 left from earlier' }).waitFor()
  await page
    .getByRole('region', { name: /^Tomorrow/ })
    .getByRole('listitem', { name: 'Left 2' })
    .waitFor()
})

test('the focus stays in the list when a leftover is completed by keyboard', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (const title of ['First', 'Second']) await plan(person, { title, scheduled_date: addDays(today(), -1) })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('button', { name: '2 left from earlier' }).press('Enter')
  await page.getByRole('button', { name: 'Complete First' }).press('Enter')
  const line = page.getByRole('button', { name: '1 left from earlier' })
  await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a card opens wherever it is pressed, its buttons do their own, and it is as low as two lines', async () => {
  const { page, person } = await world.enter('/theme.js')
  await plan(person, { title: 'Water the plants', scheduled_date: today(), scheduled_time: '09:00' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard?view=agenda')
  const card = page.getByRole('listitem', { name: 'Water the plants' })
  const { x, y, width, height } = await areaOf(card)
  expect(height).toBeLessThanOrEqual(60)
  for (const at of [
    { x: x + 60, y: y + height - 4 },
    { x: x + width / 2, y: y + 4 },
  ]) {
    await page.mouse.click(at.x, at.y)
    const dialog = page.getByRole('dialog', { name: 'Edit Task' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await card.getByRole('button', { name: 'Start' }).click()
  await card.getByRole('timer').waitFor()
  expect(await card.getByRole('button', { name: 'Pause' }).innerText()).toBe('')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

const plan = (person: TestPerson, fields: Parameters<typeof aTask>[0]) =>
  person.post('/api/tasks', aTask(fields))
const cards = (page: Page) => page.locator('main li[data-task]')
