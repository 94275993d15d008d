import { afterAll, expect, test } from 'vitest'
import { Suggestions } from '#shared/ifThens/suggestion.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { createIfThen } from '#server/testing/ifThens.ts'
import { openWorld, today } from './world.ts'

const world = await openWorld()
afterAll(world.close)

const ALL_DAY = { type: 'moment', days: [0, 1, 2, 3, 4, 5, 6], time: '00:00' }
const suggestionsOf = async (person: TestPerson) =>
  (await read(Suggestions, person.get('/api/suggestions'))).items
const titlesOf = async (person: TestPerson) =>
  (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${today()}`))).items.map(
    ({ title }) => title,
  )

test('what a plan suggests is taken or dismissed on the dashboard, and what was kept is counted', async () => {
  const { page, person } = await world.enter('/theme.js')
  await createIfThen(person, { if: ALL_DAY, obstacle: 'It rains on run day' })
  await createIfThen(person, { if: ALL_DAY, then: { type: 'task', title: 'Stretch' } })
  await page.goto('/dashboard')
  const now = page.getByRole('region', { name: 'Now' })
  await now.getByText('It rains on run day').waitFor()
  await now.getByRole('button', { name: 'Take “Yoga”' }).click()
  await page.getByText('“Yoga” is planned for today').waitFor()
  await expect.poll(() => titlesOf(person)).toEqual(['Yoga'])
  await now.getByRole('button', { name: 'Dismiss “Stretch”' }).click()
  await now.getByRole('button', { name: 'Dismiss “Stretch”' }).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await suggestionsOf(person)).map(({ state }) => state).toSorted())
    .toEqual(['dismissed', 'taken'])
  const [taken] = (await suggestionsOf(person)).flatMap(({ task_id }) => task_id ?? [])
  await person.act(taken ?? '', 'complete')
  await now.getByRole('button').last().click()
  await page.getByRole('dialog', { name: 'Now' }).getByText('Kept today: 1').waitFor()
})

test('a suggestion comes with the completion that it waits for, and goes when that is undone', async () => {
  const { page, person } = await world.enter('/theme.js')
  const run = await read(
    Task,
    person.post('/api/tasks', aTask({ title: 'Run', scheduled_date: today(), scheduled_time: null })),
  )
  await createIfThen(person, { if: { type: 'after', task_id: run.id } })
  await page.goto('/dashboard')
  const take = page.getByRole('region', { name: 'Now' }).getByRole('button', { name: 'Take “Yoga”' })
  await page.getByRole('button', { name: 'Start Run' }).first().waitFor()
  expect(await take.count()).toBe(0)
  await person.act(run.id, 'complete')
  await take.waitFor()
  await person.act(run.id, 'uncomplete')
  await take.waitFor({ state: 'detached' })
})

test('without a network a suggestion is taken on the device, and sent later', async () => {
  const { page, person } = await world.enter('/theme.js')
  await createIfThen(person, { if: ALL_DAY })
  await page.goto('/dashboard')
  const take = page.getByRole('region', { name: 'Now' }).getByRole('button', { name: 'Take “Yoga”' })
  await take.waitFor()
  await page.context().setOffline(true)
  await take.click()
  await take.waitFor({ state: 'detached' })
  expect(await titlesOf(person)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => titlesOf(person), { timeout: 20_000 }).toEqual(['Yoga'])
})
