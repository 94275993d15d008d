import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { LedgerPage, Stats } from '#shared/progress/stats.ts'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'
const HOUR = 60 * 60 * 1000

test.each([
  ['two hours behind', -2 * HOUR],
  ['thirteen hours ahead', 13 * HOUR],
  ['ten days behind', -10 * 24 * HOUR],
])('on a device whose clock is %s the timer counts as on any other, and XP comes', async (_clock, wrong) => {
  const { page, person, task } = await enterAt(new Date(Date.now() + wrong))
  const row = rowOf(page)
  await row.getByRole('button', { name: 'Start' }).click()
  await page.waitForTimeout(3_000)
  expect(await secondsOn(page)).toBeLessThan(12)
  await expect
    .poll(async () => Date.parse((await task()).running_since ?? ''))
    .toBeGreaterThan(Date.now() - 15_000)

  const other = await world.openWindow(person, AGENDA)
  expect(await secondsOn(other)).toBeLessThan(20)
  await page.reload()
  await row.getByRole('timer').waitFor()
  expect(await secondsOn(page)).toBeLessThan(30)
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('alertdialog').count()).toBe(0)

  await row.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(async () => (await task()).status).toBe('pending')
  expect((await task()).elapsed_seconds).toBeLessThan(30)
  await row.getByRole('button', { name: 'Complete' }).click()
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(40)
  expect(await page.getByRole('region', { name: 'Changes that could not be saved' }).count()).toBe(0)
})

test('what was completed offline nine days ago can be counted today, with its XP', async () => {
  const { page, person } = await enterAt(new Date())
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.clock.setSystemTime(new Date(Date.now() - 9 * 24 * HOUR))
  await rowOf(page).getByRole('button', { name: 'Complete' }).click()
  await page.getByText('1 change will be sent when you are back.').waitFor()
  await page.clock.setSystemTime(new Date())
  await page.context().setOffline(false)
  const list = page.getByRole('region', { name: 'Changes that could not be saved' })
  await list.getByText('This happened more than 7 days ago.').waitFor()
  expect((await read(LedgerPage, person.get('/api/xp-ledger'))).items).toHaveLength(0)
  await list.getByRole('button', { name: 'Dismiss' }).waitFor()
  await list.getByRole('button', { name: 'Count it today' }).click()
  await list.waitFor({ state: 'detached' })
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(40)
  await page.getByText('40 / 100 XP').first().waitFor()
})

/** Somebody with one task today, on the agenda of a device whose clock reads a moment and goes on. */
async function enterAt(clock: Date) {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const planned = aTask({ title: 'Focus Work Block', scheduled_date: today(), xp_reward: 40 })
  await person.post('/api/tasks', planned)
  await page.clock.setSystemTime(clock)
  await page.goto(AGENDA)
  await rowOf(page).waitFor()
  return { page, person, task: () => read(Task, person.get(`/api/tasks/${planned.id}`)) }
}

const rowOf = (page: Page) => page.getByRole('listitem', { name: 'Focus Work Block' })

/** What the task's timer reads. */
async function secondsOn(page: Page): Promise<number> {
  const text = await rowOf(page).getByRole('timer').first().textContent()
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
