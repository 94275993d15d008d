import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { LONG_PRESS, middleOf, touch } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const TITLES = ['Water plants', 'Call Ben', 'Read a chapter']
const box = (page: Page, title: string) => page.locator(`[data-task]:has-text("${title}")`).first()
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' })

test('tasks that were clicked with Shift are completed at once, and undone at once', async () => {
  const { page, person } = await onToday()
  for (const title of TITLES) await box(page, title).click({ modifiers: ['Shift'] })
  await bar(page).getByText('3 selected').waitFor()
  await box(page, 'Call Ben').click({ modifiers: ['Shift'] })
  await bar(page).getByText('2 selected').waitFor()
  expect(await page.locator('[data-selected]').count()).toBe(2)
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover() // else it goes after ten seconds
  await expect.poll(() => statesOf(person)).toEqual(['pending', 'completed', 'completed'])
  expect(await bar(page).count()).toBe(0)
  await undo.click()
  await expect.poll(() => statesOf(person)).toEqual(['pending', 'pending', 'pending'])
})

test('by keyboard: Shift with an arrow selects, Delete deletes all, Ctrl+Z brings all back, Escape clears', async () => {
  const { page, person } = await onToday()
  await box(page, 'Water plants').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await bar(page).getByText('3 selected').waitFor()
  await page.keyboard.press('Shift+Space')
  await bar(page).getByText('2 selected').waitFor()
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await statesOf(person)).length).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await statesOf(person)).length).toBe(3)
  await box(page, 'Call Ben').focus()
  await page.keyboard.press('Shift+Space')
  await bar(page).waitFor()
  await page.keyboard.press('Escape')
  expect(await bar(page).count()).toBe(0)
})

test('by touch: a finger that rests selects, each tap more, and Move takes them to a day at their own times', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, person } = await onToday(phone)
  const first = await middleOf(box(page, 'Water plants'))
  await touch(page, first, first, LONG_PRESS)
  await bar(page).getByText('1 selected').waitFor()
  await box(page, 'Call Ben').tap()
  await bar(page).getByText('2 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Move' }).click()
  await page
    .getByRole('group', { name: 'Move to' })
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expect
    .poll(async () => (await tasksOf(person)).map((task) => `${task.scheduled_date} ${task.scheduled_time}`))
    .toEqual([`${today()} 15:00`, `${addDays(today(), 1)} 13:00`, `${addDays(today(), 1)} 14:00`])
})

/** Somebody who looks at today, with three tasks in the afternoon. */
async function onToday(options: BrowserContextOptions = {}) {
  const person = await world.server.signUp()
  await person.patch('/api/profile', { first_steps: 'closed' }) // they would come while a finger rests
  const page = await world.openWindow(person, '/theme.js', options)
  for (const [at, title] of TITLES.entries()) {
    const scheduled_time = ['13:00', '14:00', '15:00'][at]
    await person.post('/api/tasks', aTask({ title, scheduled_date: today(), scheduled_time }))
  }
  await page.goto('/dashboard?view=day')
  for (const title of TITLES) await box(page, title).waitFor()
  await box(page, 'Call Ben').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await box(page, 'Call Ben').hover() // its code comes when the pointer does
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/near-plan-')),
  )
  await page.waitForTimeout(300)
  return { page, person }
}

async function tasksOf(person: TestPerson) {
  const range = `from=${today()}&to=${addDays(today(), 1)}`
  return (await read(TaskPage, person.get(`/api/tasks?${range}`))).items
}

async function statesOf(person: TestPerson): Promise<string[]> {
  return (await tasksOf(person))
    .map(({ status }) => status)
    .toSorted()
    .toReversed()
}
