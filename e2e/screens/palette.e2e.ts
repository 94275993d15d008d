import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { createHabit } from '#server/testing/habits.ts'
import { addDays } from '#shared/time/civil.ts'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld, planKept, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const field = (page: Page) => page.getByRole('combobox', { name: 'Search tasks, screens and actions' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

/** Opens the palette by a key. What is typed before it has come is not lost. */
async function searchFor(page: Page, words: string, key = '/') {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press(key)
  await field(page).waitFor()
  await field(page).fill(words)
}

test('from every screen a task of years ago is found by its words, and opens on its day', async () => {
  const { page, person } = await world.enter('/settings')
  const date = addDays(today(), -1200)
  await person.post('/api/tasks', aTask({ title: 'Café with Łucja', scheduled_date: date }))
  for (const path of ['/dashboard', '/goal-wizard', '/achievements', '/analytics', '/settings']) {
    await page.goto(path)
    await searchFor(page, 'lucja caf', path === '/settings' ? 'Control+k' : '/')
    await option(page, /Café with Łucja/).waitFor()
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await option(page, /Café with Łucja/).getAttribute('id'),
    )
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
    await expect.poll(() => page.url()).toContain(`date=${date}`)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /Café with Łucja/ })
      .first()
      .waitFor()
  }
})

test('where nothing has the words no empty list is left', async () => {
  const { page } = await world.enter()
  await searchFor(page, 'qqqq')
  await page.getByText('Nothing has these words').first().waitFor()
  expect(await faults(page)).toEqual([])
})

test('a deleted task is found, shown with its day, and restored', async () => {
  const { page, person } = await world.enter()
  const task = aTask({ title: 'Thrown away', scheduled_date: addDays(today(), 40) })
  await person.post('/api/tasks', task)
  await person.delete(`/api/tasks/${task.id}`)
  await searchFor(page, 'thrown')
  await option(page, /Thrown away.*In the trash/).click()
  const dialog = page.getByRole('dialog', { name: 'Thrown away' })
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
  await expect.poll(async () => (await person.get(`/api/tasks/${task.id}`)).status).toBe(200)
})

test('screens and actions are there with their keys, and what was chosen last comes first', async () => {
  const { page } = await world.enter()
  await searchFor(page, 'analyt')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor()
  await page.keyboard.press('/')
  await page
    .getByRole('group', { name: 'Recent' })
    .getByRole('option', { name: /Analytics/ })
    .waitFor()
  await option(page, /Quick add a task.*N/).waitFor()
  expect(await option(page, /Complete the task/).getAttribute('aria-disabled')).toBe('true')
  await field(page).fill('month')
  await option(page, /Month view.*M/).click()
  await page.getByRole('tab', { name: 'Month', selected: true }).waitFor()
})

test('an action on a task does it to the task that had the focus', async () => {
  const { page, person } = await world.enter()
  await person.post('/api/tasks', aTask({ title: 'Water plants', scheduled_date: today() }))
  const box = page.getByRole('button', { name: /Water plants/ }).first()
  await box.focus()
  await searchFor(page, 'complete')
  await option(page, /Complete the task/).click()
  await page
    .getByRole('button', { name: /^Water plants,.*completed/ })
    .first()
    .waitFor()
})

test('N and ? work on every screen', async () => {
  const { page } = await world.enter('/analytics')
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'New task' }).fill('Call Ben tomorrow')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/Task added to/)
    .waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
})

test('without a network the device searches what it holds, and says so', async () => {
  const { page, person } = await world.enter('/dashboard', WORKS_OFFLINE)
  await person.post('/api/tasks', aTask({ title: 'Kept on this device', scheduled_date: today() }))
  await page
    .getByRole('button', { name: /Kept on this device/ })
    .first()
    .waitFor()
  await readyForOffline(page)
  await planKept(page, person.id)
  await searchFor(page, 'x') // its code is here from now on
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await searchFor(page, 'kept dev')
  await page.getByText('These are the tasks that this device holds.').waitFor()
  await option(page, /Kept on this device/).click()
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
})

test('a repeating task is one line, its nearest occurrence', async () => {
  const { page, person } = await world.enter()
  await person.post('/api/tasks', {
    ...aTask({ title: 'Morning pages', scheduled_date: today() }),
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  })
  await searchFor(page, 'morning')
  await option(page, /Morning pages/)
    .first()
    .waitFor()
  expect(await option(page, /Morning pages/).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
  expect(page.url()).not.toContain(addDays(today(), 1))
})

test('on a phone it is under More, with targets of 44 px', async () => {
  const { person } = await world.enter()
  const context = await world.openBrowser({ viewport: { width: 320, height: 640 }, hasTouch: true })
  void context.close()
  const page = await world.openWindow(person)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const magnifier = page.getByRole('button', { name: 'Search', exact: true })
  const area = await magnifier.boundingBox()
  expect(Math.min(area?.width ?? 0, area?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await magnifier.click()
  await field(page).waitFor()
  for (const each of await page.getByRole('option').all())
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('a habit is found by its name and shown, and a routine begins', async () => {
  const { page, person } = await world.enter()
  const habit = await createHabit(person, { name: 'Morning stretch' })
  await person.post('/api/routines', { name: 'Evening wind-down', habit_ids: [habit.id] })
  await searchFor(page, 'stretch')
  await option(page, /Morning stretch.*Habit/).click()
  await page.getByRole('dialog', { name: 'Morning stretch' }).waitFor()
  await page.keyboard.press('Escape')
  await searchFor(page, 'wind')
  await option(page, /Evening wind-down.*Routine/).click()
  const run = page.getByRole('dialog', { name: 'Evening wind-down' })
  await run.getByText('Step 1 of 1').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
