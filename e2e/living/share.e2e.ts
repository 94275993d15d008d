import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const ADDRESS = 'https://example.com/recipe?id=7'
const share = (parts: Record<string, string>) => `/share?${new URLSearchParams(parts)}`

const tasksOf = async (person: TestPerson) =>
  TaskPage.parse(await (await person.get(`/api/tasks?from=${today()}&to=${today()}`)).json()).items

async function expectQuickAdd(page: Page, line: string, notes: string) {
  const dialog = page.getByRole('dialog', { name: 'Quick add' })
  await expect.poll(() => dialog.getByRole('textbox', { name: 'New task' }).inputValue()).toBe(line)
  expect(await dialog.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe(notes)
  return dialog
}

test('a visitor who shares is asked to sign in, and finds the text in quick add afterwards; Add makes the task', async () => {
  const person = await world.server.signUp()
  await person.patch('/api/profile', { first_steps: 'closed' })
  const page = await world.openDevice()
  await page.goto(share({ title: 'Bake bread today', text: `With seeds\n${ADDRESS}` }))
  await page.getByRole('heading', { level: 1, name: 'Sign in to add this' }).waitFor()
  await page.getByText('Bake bread today').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const dialog = await expectQuickAdd(page, 'Bake bread today', `With seeds\n${ADDRESS}`)
  expect(await tasksOf(person)).toEqual([])
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await tasksOf(person)).length).toBe(1)
  expect((await tasksOf(person))[0]).toMatchObject({
    title: 'Bake bread',
    description: `With seeds\n${ADDRESS}`,
  })
})

test('sharing works without a network, and what is closed without Add is gone', async () => {
  const { page, person } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.goto(share({ title: 'Read this', url: ADDRESS }))
  const dialog = await expectQuickAdd(page, 'Read this', ADDRESS)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/dashboard?add=shared')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'New task' }).inputValue()).toBe('')
  expect(await dialog.getByRole('textbox', { name: 'Notes' }).count()).toBe(0)

  await page.goto(share({ text: 'Call Ann today' }))
  await (await expectQuickAdd(page, 'Call Ann today', '')).getByRole('button', { name: 'Add task' }).click()
  await page.context().setOffline(false)
  await expect.poll(async () => (await tasksOf(person)).map(({ title }) => title)).toEqual(['Call Ann'])
})
