import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

/** While true, single tasks cannot be asked for. */
let isCut = false
const world = await openWorld((request) =>
  isCut && /\/api\/tasks\/./.test(request.url) ? new Response('{}', { status: 503 }) : null,
)
afterAll(world.close)
const FAR = '2032-03-03'

test('the address of a task opens its dialog on its date, and Close takes it out of the address', async () => {
  const { page, person } = await world.enter('/theme.js')
  const task = await createdBy(person, { title: 'Far away', scheduled_date: FAR, scheduled_time: '09:00' })
  await page.goto(`/dashboard?task=${task.id}`)
  await dialog(page).waitFor()
  await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe('Far away')
  await page.getByRole('group', { name: 'Wednesday 3 March', exact: true }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe(`?view=week&date=${FAR}`)
})

test('what is changed in a linked dialog is kept', async () => {
  const { page, person } = await world.enter('/theme.js')
  const task = await createdBy(person, { title: 'No date yet', scheduled_date: null })
  await page.goto(`/dashboard?task=${task.id}`)
  await dialog(page).getByLabel('Title').fill('Named anew')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await read(Task, person.get(`/api/tasks/${task.id}`))).title)
    .toBe('Named anew')
})

test('Back closes what a link opened, and leads to where the link was', async () => {
  const { page, person } = await world.enter('/achievements')
  const task = await createdBy(person, { title: 'Linked', scheduled_date: today() })
  await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor()
  await page.goto(`/dashboard?task=${task.id}`)
  await dialog(page).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor()
  expect(await dialog(page).count()).toBe(0)
})

test('a link to a task leads through the sign-in to its dialog', async () => {
  const person = await world.server.signUp()
  const task = await createdBy(person, { title: 'After the door', scheduled_date: today() })
  const page = await world.openDevice()
  await page.goto(`/dashboard?task=${task.id}`)
  await page.waitForURL('**/auth/login**')
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe('After the door')
})

test.each([
  ['nobody has', '0195a000-0000-7000-8000-0000000000ff'],
  ['is none at all', 'gym'],
])('an id that %s is said to be unknown, and the plan is one step away', async (_, id) => {
  const { page } = await world.enter(`/dashboard?task=${id}`)
  const words = page.getByRole('alertdialog', { name: 'This task is not here' })
  await words.getByRole('button', { name: 'Back to the plan' }).click()
  await words.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('task=')
})

test('a task that cannot be fetched now can be asked for again', async () => {
  const { page, person } = await world.enter('/theme.js')
  const task = await createdBy(person, { title: 'Far away', scheduled_date: FAR })
  isCut = true
  await page.goto(`/dashboard?task=${task.id}`)
  const words = page.getByRole('alertdialog', { name: 'This task could not be loaded' })
  await words.waitFor()
  isCut = false
  await words.getByRole('button', { name: 'Try Again' }).click()
  await dialog(page).waitFor()
  await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe('Far away')
})

const createdBy = (person: TestPerson, fields: Parameters<typeof aTask>[0]) =>
  read(Task, person.post('/api/tasks', aTask({ scheduled_time: null, ...fields })))
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Task' })
