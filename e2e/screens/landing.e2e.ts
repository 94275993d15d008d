import { afterAll, expect, test } from 'vitest'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a visitor tries an example day by the rules of the product: one task runs, each pays once, all can be undone', async () => {
  const page = await world.openDevice()
  await page.goto('/')
  const day = page.getByRole('figure')
  const timer = day.getByRole('timer')
  await expect.poll(() => timer.textContent()).toMatch(/^24:(0[89]|[1-5]\d)$/) // it runs
  await day.getByRole('button', { name: 'Start Run along the river' }).click()
  expect(await timer.count()).toBe(1)
  await day.getByRole('button', { name: 'Start Write the first chapter' }).waitFor() // it was paused
  await day.getByRole('button', { name: 'Complete Run along the river' }).click()
  await day.getByText('Task completed! You earned 40 XP!').waitFor()
  await day.getByText('2/4').waitFor()
  await day.getByText('45 to level 5').waitFor()
  await day.getByRole('button', { name: 'Complete Write the first chapter' }).click()
  await day.getByText('495 to level 6').waitFor()
  await day.getByRole('button', { name: 'Undo Write the first chapter' }).click()
  await day.getByText('45 to level 5').waitFor()
  await day.getByText('2/4').waitFor()
  await page.reload()
  await day.getByText('1/4').waitFor() // nothing of it was kept
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
