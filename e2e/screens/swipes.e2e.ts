import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'
import { aTask, read } from '#server/testing.ts'
import { areaOf, middleOf, touch } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a card swiped to the right is completed, and Undo takes it back', async () => {
  const { page, card, task } = await withCard()
  await swipe(page, card, 150)
  await expect.poll(async () => (await task()).status).toBe('completed')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(async () => (await task()).status).toBe('pending')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a card swiped to the left goes to tomorrow at its time, and far to the left asks for the day', async () => {
  const { page, card, task } = await withCard()
  await swipe(page, card, -150)
  await expect
    .poll(task)
    .toMatchObject({ scheduled_date: addDays(today(), 1), scheduled_time: '09:00', status: 'pending' })
  await swipe(page, card, -280)
  await page.getByRole('dialog', { name: 'Move “Water the plants”' }).waitFor()
})

test('a card let go too early goes back, and a finger that goes down scrolls', async () => {
  const { page, card, task } = await withCard(12)
  const before = await areaOf(card)
  await swipe(page, card, 50)
  expect((await areaOf(card)).x).toBe(before.x)
  const from = await middleOf(card)
  await touch(page, from, { x: from.x + 20, y: from.y - 100 }, 0)
  await expect.poll(async () => (await areaOf(card)).y).toBeLessThan(before.y - 40)
  expect(await task()).toMatchObject({ status: 'pending', scheduled_date: today() })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the menu of a task offers what swiping does', async () => {
  const { page, task } = await withCard()
  await page.getByRole('button', { name: 'More for Water the plants' }).tap()
  await page.getByRole('menuitem', { name: 'Move to…' }).waitFor()
  await page.getByRole('menuitem', { name: 'Complete' }).waitFor()
  await page.getByRole('menuitem', { name: 'Move to tomorrow' }).tap()
  await expect.poll(async () => (await task()).scheduled_date).toBe(addDays(today(), 1))
})

test('a swipe across the day view shows the next and the previous day', async () => {
  const page = await onPhone(await world.server.signUp())
  await page.goto('/dashboard?view=day')
  const hours = page.getByRole('region', { name: 'Day' })
  await hours.waitFor()
  const shown = (days: number) =>
    page.getByRole('heading', { level: 2, name: dayInShort(addDays(today(), days)) }).waitFor()
  await shown(0)
  await swipe(page, hours, -120)
  await shown(1)
  await swipe(page, hours, 120)
  await shown(0)
  await swipe(page, hours, 120)
  await shown(-1)
})

/** Somebody on a phone with a task of today at nine and perhaps others after it. */
async function withCard(others = 0) {
  const person = await world.server.signUp()
  const fields = { title: 'Water the plants', scheduled_date: today(), scheduled_time: '09:00' }
  const { id } = await read(Task, person.post('/api/tasks', aTask(fields)))
  for (let n = 0; n < others; n += 1)
    await person.post('/api/tasks', aTask({ title: `Later ${n}`, scheduled_date: today() }))
  const page = await onPhone(person)
  const swiping = page.waitForResponse(/swipeCards/) // comes after the screen
  await page.goto('/dashboard')
  const card = page.getByRole('listitem', { name: 'Water the plants' })
  await card.waitFor()
  await (await swiping).finished()
  return { page, card, task: () => read(Task, person.get(`/api/tasks/${id}`)) }
}

async function onPhone(person: Awaited<ReturnType<typeof world.server.signUp>>): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  await person.patch('/api/profile', { first_steps: 'closed' })
  const page = await world.openWindow(person, '/theme.js', phone)
  return page
}

async function swipe(page: Page, what: Locator, across: number) {
  const { x, y } = await middleOf(what)
  const from = { x: x - across / 2, y }
  await touch(page, from, { x: from.x + across, y: y + 4 }, 0)
}
