import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'

test('Move sends what was chosen: the day that another device set meanwhile stays', async () => {
  const { page, person, id, task } = await enterWith({ scheduled_time: '09:00' })
  const dialog = await openMove(page)
  await person.patch(`/api/tasks/${id}`, { scheduled_date: addDays(today(), 2) })
  const day = page.locator('section', { has: page.locator(`#agenda-${addDays(today(), 2)}`) })
  await day.getByText('Focus Work Block').waitFor()
  await dialog.getByLabel('Time').selectOption('10:30')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.poll(task).toMatchObject({ scheduled_date: addDays(today(), 2), scheduled_time: '10:30' })
})

test('Move sends what was chosen: the time that another device set meanwhile stays', async () => {
  const { page, person, id, task } = await enterWith({ scheduled_time: '09:00' })
  const dialog = await openMove(page)
  await person.patch(`/api/tasks/${id}`, { scheduled_time: '16:00' })
  await page.getByText('16:00').first().waitFor()
  await dialog.getByLabel('Date').fill(addDays(today(), 1))
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.poll(task).toMatchObject({ scheduled_date: addDays(today(), 1), scheduled_time: '16:00' })
})

for (const [way, open] of [
  ['its card', (page: Page) => titleOf(page, 'Focus Work Block').click()],
  ['its address', (page: Page, id: string) => page.goto(`${AGENDA}&task=${id}`)],
] as const) {
  test(`Edit, opened by ${way}: a title that arrives meanwhile stays, and so does what was changed here`, async () => {
    const { page, person, id, task } = await enterWith({})
    await open(page, id)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').waitFor()
    await person.patch(`/api/tasks/${id}`, { title: 'Theirs' })
    await titleOf(page, 'Theirs').waitFor()
    await dialog.getByText('More details').click()
    await dialog.getByLabel('Priority').selectOption('high')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(task).toMatchObject({ title: 'Theirs', priority: 'high' })
  })

  test(`Edit, opened by ${way}: where both gave another title the person is asked, online too`, async () => {
    const { page, person, id, task } = await enterWith({})
    await open(page, id)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Mine')
    await person.patch(`/api/tasks/${id}`, { title: 'Theirs' })
    await titleOf(page, 'Theirs').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const list = page.getByRole('region', { name: 'Changes that could not be saved' })
    await list.getByText('Title: yours “Mine”, theirs “Theirs”').waitFor()
    expect(await task()).toMatchObject({ title: 'Theirs' })
    await list.getByRole('button', { name: 'Use mine' }).click()
    await expect.poll(task).toMatchObject({ title: 'Mine' })
  })
}

test('the title of a new task says when: what is understood fills the fields, and a chip gives its words back', async () => {
  const { page, person } = await world.enter(AGENDA, { viewport: { width: 390, height: 844 } })
  const tomorrow = addDays(today(), 1)
  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  await dialog.getByLabel('Title').fill('Dentist tomorrow 7am for 45m !high')
  const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue()
  await expect.poll(() => value('Date')).toBe(tomorrow)
  expect([await value('Time'), await value('Duration (minutes)')]).toEqual(['07:00', '45'])
  await dialog.getByRole('button', { name: 'High priority, from “!high”. Remove' }).click()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.waitFor({ state: 'detached' })
  const made = async () =>
    (await (await person.get(`/api/tasks?from=${today()}&to=${tomorrow}`)).json()).items
  await expect.poll(made).toMatchObject([
    {
      title: 'Dentist !high',
      scheduled_date: tomorrow,
      scheduled_time: '07:00',
      estimated_duration: 45,
      priority: 'medium',
    },
  ])
})

test('a title that says nothing but a day is no title, and a time alone is meant for the chosen date', async () => {
  const { page } = await world.enter(AGENDA)
  await page.getByRole('button', { name: 'New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  await dialog.getByLabel('Date', { exact: true }).fill(addDays(today(), 9))
  await dialog.getByLabel('Title').fill('7am')
  await dialog.getByText('Give it a title first').waitFor()
  expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Title').fill('Gym 7am')
  expect(await dialog.getByLabel('Date', { exact: true }).inputValue()).toBe(addDays(today(), 9))
  expect(await dialog.getByLabel('Time').inputValue()).toBe('07:00')
  await dialog.getByLabel('Title').fill('Gym')
  expect(await dialog.getByLabel('Time').inputValue()).toBe('')
})

/** Somebody with one task today, on the agenda, and what the server has of it. */
async function enterWith(fields: Parameters<typeof aTask>[0]) {
  const { page, person } = await world.enter('/theme.js')
  const planned = aTask({ title: 'Focus Work Block', scheduled_date: today(), ...fields })
  await person.post('/api/tasks', planned)
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(AGENDA)
  await titleOf(page, planned.title).waitFor()
  await listening
  return { page, person, id: planned.id, task: () => read(Task, person.get(`/api/tasks/${planned.id}`)) }
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem', { name: title, exact: true, includeHidden: true })

const titleOf = (page: Page, title: string) =>
  rowOf(page, title).getByRole('button', { name: title, exact: true, includeHidden: true })

async function openMove(page: Page) {
  await titleOf(page, 'Focus Work Block').focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: /^Move/ })
  await dialog.waitFor()
  return dialog
}
