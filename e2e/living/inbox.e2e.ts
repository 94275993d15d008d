import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import type { NewNotice } from '#server/notifications/createNotice.ts'
import { aTask, read } from '#server/testing.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const tell = (person: TestPerson, notice: Partial<NewNotice>) => tellPerson(world.server.deps, person, notice)
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const row = (page: Page, title: string) => inbox(page).getByRole('listitem').filter({ hasText: title })

async function remindOf(person: TestPerson, title: string): Promise<Task> {
  const task = await read(Task, person.post('/api/tasks', aTask({ title, scheduled_date: today() })))
  const target = { kind: 'task', id: task.id } as const
  const actions = ['done', 'snooze', 'skip'] as const
  await tell(person, { kind: 'reminder', event: 'task_reminder', title, body: '09:00', target, actions })
  return task
}
const statusOf = async (person: TestPerson, { id }: Task) =>
  (await read(Task, person.get(`/api/tasks/${id}`))).status

test('the bell counts what is unread, and what is done in the inbox is done on all devices', async () => {
  const { page, person } = await world.enter()
  await bell(page).click()
  await inbox(page).getByText('Nothing here').waitFor()
  const plants = await remindOf(person, 'Water the plants')
  await remindOf(person, 'Call the doctor')
  await tell(person, { title: 'Old news', missed: true, url: '/settings' })
  await row(page, 'Old news').getByText('It could not be told in time.').waitFor()
  expect(await inbox(page).getByRole('listitem').count()).toBe(3)
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications 3 unread' }).waitFor()
  await page.keyboard.press('Enter') // the focus came back to the bell
  await inbox(page).getByText('3 unread').waitFor()

  const phone = await world.openWindow(person, '/habits', { viewport: { width: 320, height: 640 } })
  await phone.getByRole('button', { name: 'More 3 unread' }).click()
  await bell(phone).click()
  await row(phone, 'Old news').waitFor()
  await page.getByRole('button', { name: 'Done: Water the plants' }).focus()
  await page.keyboard.press('Enter')
  await row(page, 'Water the plants').getByText('Done', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
  await row(phone, 'Water the plants').getByText('Done', { exact: true }).waitFor()
  await expect.poll(() => statusOf(person, plants)).toBe('completed')

  await phone.getByRole('button', { name: 'Snooze: Call the doctor' }).click()
  await phone.getByRole('menuitem', { name: 'In 1 hour' }).click()
  await row(page, 'Call the doctor').getByText('Again on').waitFor()
  await page.getByRole('button', { name: 'Skip: Call the doctor' }).click()
  await row(phone, 'Call the doctor').getByText('Skipped').waitFor()
  await phone.getByRole('button', { name: 'Delete “Call the doctor”' }).click()
  await row(page, 'Call the doctor').waitFor({ state: 'detached' })
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await row(page, 'Old news').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await expect.poll(async () => (await inboxOf(person)).unread_count).toBe(0)
  expect(await bell(page).textContent()).toBe('Notifications')
})

test('without a network the inbox is read, acted on and marked, and the server hears of it later', async () => {
  const { page, person } = await world.enter()
  const plants = await remindOf(person, 'Water the plants')
  await tell(person, { title: 'Old news' })
  await bell(page).click()
  await row(page, 'Water the plants').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Done: Water the plants' }).click()
  await inbox(page).getByText('1 unread').waitFor()
  await inbox(page).getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await inbox(page).getByText('All read').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All read')
  await page.getByRole('button', { name: 'Delete “Old news”' }).click()
  await row(page, 'Old news').waitFor({ state: 'detached' })
  expect((await inboxOf(person)).unread_count).toBe(2)
  await page.context().setOffline(false)
  await expect.poll(() => statusOf(person, plants)).toBe('completed')
  await expect
    .poll(() => inboxOf(person))
    .toMatchObject({ unread_count: 0, items: [{ acted: { action: 'done' } }] })
  await page.reload()
  await bell(page).click()
  await row(page, 'Water the plants').getByText('Done', { exact: true }).waitFor()
  expect(await inbox(page).getByRole('listitem').count()).toBe(1)
})
