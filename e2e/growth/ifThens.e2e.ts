import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { Goal } from '#shared/goals/goal.ts'
import { IfThen } from '#shared/ifThens/ifThen.ts'
import { Suggestions } from '#shared/ifThens/suggestion.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { createIfThen } from '#server/testing/ifThens.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const ALL_DAY = { type: 'moment', days: [0, 1, 2, 3, 4, 5, 6], time: '00:00' }
const suggestionsOf = async (person: TestPerson) =>
  (await read(Suggestions, person.get('/api/suggestions'))).items
const plansOf = async (person: TestPerson) =>
  (await read(pageSchema(IfThen), person.get('/api/if-thens'))).items
const titlesOf = async (person: TestPerson) =>
  (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${today()}`))).items.map(
    ({ title }) => title,
  )

test('what a plan suggests is taken or dismissed on the dashboard, and what was kept is counted', async () => {
  const { page, person } = await world.enter('/theme.js')
  await createIfThen(person, { if: ALL_DAY, obstacle: 'It rains on run day' })
  await createIfThen(person, { if: { ...ALL_DAY, time: '00:01' }, then: { type: 'task', title: 'Stretch' } })
  await page.goto('/dashboard')
  const now = page.getByRole('region', { name: 'Now' })
  await now.getByText('It rains on run day').waitFor()
  await now.getByRole('button', { name: 'Add “Yoga”' }).click()
  await page.getByText('“Yoga” is planned for today').first().waitFor()
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
  const take = page.getByRole('region', { name: 'Now' }).getByRole('button', { name: 'Add “Yoga”' })
  await page.getByRole('button', { name: 'Start Run' }).first().waitFor()
  expect(await take.count()).toBe(0)
  await person.act(run.id, 'complete')
  await take.waitFor()
  await person.act(run.id, 'uncomplete')
  await take.waitFor({ state: 'detached' })
})

test('without a network a suggestion is taken on the device, and sent later', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  await createIfThen(person, { if: ALL_DAY })
  await page.goto('/dashboard')
  const take = page.getByRole('region', { name: 'Now' }).getByRole('button', { name: 'Add “Yoga”' })
  await take.waitFor()
  await page.context().setOffline(true)
  await take.click()
  await take.waitFor({ state: 'detached' })
  expect(await titlesOf(person)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => titlesOf(person)).toEqual(['Yoga'])
})

test('the example of a plan can be made in its form, word for word', async () => {
  const { page, person } = await world.enter('/theme.js')
  const goal = await read(Goal, person.post('/api/goals', { title: 'Run a marathon' }))
  await page.goto(`/goals?goal=${goal.id}`)
  const plans = page.getByRole('region', { name: 'If-then plans' })
  const shown = await plans.getByText(/^Decide now/).innerText()
  const [, obstacle = '', sentence = ''] = /\. ([^.]+)\? “(.+)\.”$/.exec(shown) ?? []
  const [, time = '', title = ''] = /^When it is (\S+) from Monday to Friday, then (.+)$/.exec(sentence) ?? []
  await plans.getByRole('button', { name: 'Add an if-then plan' }).click()
  await plans.getByLabel('What gets in the way (optional)').fill(obstacle)
  await plans.getByLabel('Time').fill(time)
  for (const day of ['Saturday', 'Sunday']) await plans.getByRole('checkbox', { name: day }).uncheck()
  await plans.getByLabel('Task').fill(title)
  await plans.getByText(`${sentence}.`).waitFor()
  await plans.getByRole('button', { name: 'Add Plan' }).click()
  await expect
    .poll(async () => (await plansOf(person))[0])
    .toMatchObject({ obstacle, if: { type: 'moment', days: [1, 2, 3, 4, 5], time }, then: { title } })
})

test('at a goal a plan is made, turned off, edited, deleted and taken back', async () => {
  const { page, person } = await world.enter('/theme.js')
  const goal = await read(Goal, person.post('/api/goals', { title: 'Run a marathon' }))
  await person.post('/api/habits', { name: 'Stretch' })
  await page.goto(`/goals?goal=${goal.id}`)
  const plans = page
    .getByRole('dialog', { name: 'Run a marathon' })
    .getByRole('region', { name: 'If-then plans' })
  await plans.getByRole('button', { name: 'Add an if-then plan' }).click()
  await plans.getByLabel('What gets in the way (optional)').fill('It rains on run day')
  await plans.getByRole('button', { name: 'Add Plan' }).click()
  await plans.getByText('Title is required').waitFor()
  await plans.getByLabel('Task').fill('20 minutes of yoga')
  await plans.getByLabel('Time').fill('18:30')
  await plans.getByRole('checkbox', { name: 'Sunday' }).uncheck()
  await plans.getByRole('button', { name: 'Add Plan' }).click()
  const plan = plans.getByRole('listitem').filter({ hasText: '20 minutes of yoga' })
  await plan.getByText('When it is 18:30 on Monday, Tuesday').waitFor()
  await expect
    .poll(async () => (await plansOf(person))[0])
    .toMatchObject({
      goal_id: goal.id,
      obstacle: 'It rains on run day',
      if: { type: 'moment', days: [1, 2, 3, 4, 5, 6], time: '18:30' },
      then: { type: 'task', title: '20 minutes of yoga', estimated_duration: 30 },
    })
  await plan.getByRole('switch').click()
  await expect.poll(async () => (await plansOf(person))[0]?.active).toBe(false)
  await plan.getByRole('button', { name: 'Edit the plan “20 minutes of yoga”' }).click()
  await plans.getByLabel('Then').selectOption('A habit')
  await plans.getByLabel('Habit', { exact: true }).selectOption('Stretch')
  await plans.getByRole('button', { name: 'Save Changes' }).click()
  await plans.getByRole('button', { name: 'Delete the plan “Stretch”' }).click()
  await expect.poll(async () => (await plansOf(person)).length).toBe(0)
  await page.keyboard.press('Escape') // the panel lies over the toast
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(async () => (await plansOf(person)).length).toBe(1)
})
