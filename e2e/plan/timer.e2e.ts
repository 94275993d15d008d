import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a running timer is on every screen and in the title of the tab, with Pause and Complete', async () => {
  const { page, task } = await enterWithTimer(24 * 60)
  for (const path of ['/analytics', '/achievements', '/settings', '/dashboard']) {
    await page.goto(path)
    await bar(page).getByText('Write the report').waitFor()
    await bar(page).getByRole('timer').waitFor()
    await expect.poll(() => page.title()).toMatch(/^24:\d\d Write the report$/)
  }
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^24:\d\d Write the report$/)
  await bar(page).getByRole('button', { name: 'Pause' }).press('Enter')
  await bar(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await expect.poll(() => page.title()).toBe('Settings · Goal Crusher')
  await expect.poll(task).toMatchObject({ status: 'pending' })
})

test('at the end of the estimate a gentle word is said once, and Complete works from any screen', async () => {
  const { page, task } = await enterWithTimer(45 * 60 - 20)
  await page.goto('/analytics')
  await bar(page).getByRole('timer').waitFor()
  const word = bar(page).getByText('That was the 45 min you planned. Finish, or take the time you need.')
  expect(await word.count()).toBe(0)
  await word.waitFor()
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Task completed!').first().waitFor()
  await expect.poll(task).toMatchObject({ status: 'completed', actual_duration: 45 })
})

test('without a running timer none of its code is loaded', async () => {
  const { page } = await world.enter('/theme.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New Task' }).waitFor()
  await page.waitForTimeout(2_000)
  expect(asked.filter((url) => url.includes('TimerBar'))).toEqual([])
})

/** Somebody whose timer has run for some seconds on a task of 45 minutes. */
async function enterWithTimer(seconds: number) {
  const { page, person } = await world.enter('/theme.js')
  const made = aTask({ title: 'Write the report', scheduled_date: today(), estimated_duration: 45 })
  const { id } = await read(Task, person.post('/api/tasks', made))
  await person.act(id, 'start', new Date(Date.now() - seconds * 1000))
  return { page, task: () => read(Task, person.get(`/api/tasks/${id}`)) }
}

const bar = (page: Awaited<ReturnType<typeof enterWithTimer>>['page']) =>
  page.getByRole('region', { name: 'Running timer' })
