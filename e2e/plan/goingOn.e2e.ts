import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { PlanPage } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import { faultsInAllLooks, WIDE } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('what is proposed to go on with a goal stands in Now and with the goal, and is left or accepted there', async () => {
  const { page, person } = await world.enter('/goals')
  const goal = await read(Goal, person.post('/api/goals', { title: 'Learn Spanish' }))
  const text = 'Learn Spanish 3 times a week for 30 minutes for 5 weeks'
  await person.post('/api/plans', { goal: { text } })
  await page.goto('/dashboard')
  const now = page.getByRole('region', { name: 'Now' })
  await now.getByText('Go on with the plan').waitFor()
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.setViewportSize(WIDE)
  await now.getByRole('button', { name: 'Not now: “Learn Spanish”' }).press('Enter')
  await now.getByText('Go on with the plan').waitFor({ state: 'detached' })
  expect((await read(PlanPage, person.get('/api/plans?status=proposed'))).items).toEqual([])

  await person.post('/api/plans', { goal: { text } })
  await now.getByRole('link', { name: 'Look at “Learn Spanish”' }).click()
  const panel = page.getByRole('dialog', { name: 'Learn Spanish' })
  const proposal = panel.getByRole('region', { name: 'Plan: Learn Spanish' })
  await proposal.getByText('You have this goal already').waitFor()
  await proposal.getByRole('button', { name: 'Accept', exact: true }).click()
  await proposal.waitFor({ state: 'detached' }) // it is no proposal any more
  const tasks = (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${addDays(today(), 40)}`)))
    .items
  expect(tasks.length).toBeGreaterThan(10)
  expect(tasks.every(({ goal_id }) => goal_id === goal.id)).toBe(true)
  expect((await read(pageSchema(Goal), person.get('/api/goals'))).items).toHaveLength(1)
})
