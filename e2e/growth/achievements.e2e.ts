import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** Somebody who has unlocked nothing yet. */
async function enterNew(path: string, options: BrowserContextOptions = {}) {
  const person = await world.server.signUp({ locked: true })
  await person.patch('/api/profile', { first_steps: 'closed' })
  const task = aTask({ title: 'Water the plants', scheduled_date: today(), xp_reward: 20 })
  await person.post('/api/tasks', task)
  return { person, task, page: await world.openWindow(person, path, options) }
}

test('a first task unlocks: the card says so, the screen has it with its date, and it is pinned by keyboard', async () => {
  const { page } = await enterNew('/dashboard?view=agenda')
  await page.getByRole('button', { name: 'Complete Water the plants' }).first().click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('First step').waitFor()
  await page.goto('/achievements')
  await card(page, 'Unlocked').getByText('1 of 54').waitFor()
  const first = card(page, 'Unlocked').getByRole('listitem').filter({ hasText: 'First step' })
  await first.getByText('Common').waitFor()
  expect(await card(page, 'Next').getByRole('listitem').count()).toBe(3)
  await page.getByText('Achievement: First step').waitFor() // in the history of XP
  expect(await page.getByText('50 more').count()).toBe(1)

  await first.getByRole('button', { name: 'Pin First step' }).focus()
  await page.keyboard.press('Enter')
  await card(page, 'Pinned').getByRole('heading', { name: 'First step' }).waitFor()
  await page.reload()
  await card(page, 'Pinned').getByRole('button', { name: 'Unpin First step' }).click()
  await card(page, 'Pinned').waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Achievements' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('tab', { name: 'Friends', selected: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('friends')
})

test('what is unlocked elsewhere appears by itself; the looks have no faults and nothing scrolls sideways', async () => {
  const { page, person, task } = await enterNew('/achievements', { viewport: { width: 390, height: 844 } })
  await page.getByText('Complete a task, and the first one is yours.').waitFor()
  await person.act(task.id, 'complete')
  await card(page, 'Unlocked').getByRole('heading', { name: 'First step' }).waitFor()
  await page.getByText('50 more').click()
  await page.getByText('You see what it is for once it is yours.').first().waitFor()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('without gamification achievements stay, and nothing of XP is said', async () => {
  const { page, person, task } = await enterNew('/achievements')
  await person.act(task.id, 'complete')
  await person.patch('/api/settings', { gamificationEnabled: false })
  await page.reload()
  await page.getByText('Gamification is off').first().waitFor()
  await card(page, 'Unlocked').getByRole('heading', { name: 'First step' }).waitFor()
  expect(await page.getByRole('region', { name: 'XP history' }).count()).toBe(0)
})

test('without celebrations it is unlocked all the same, and nothing is said', async () => {
  const { page, person } = await enterNew('/theme.js')
  await person.patch('/api/settings', { achievementsEnabled: false })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('button', { name: 'Complete Water the plants' }).first().click()
  await page
    .getByText(/Task completed!/)
    .first()
    .waitFor()
  await page.goto('/achievements')
  await card(page, 'Unlocked').getByRole('heading', { name: 'First step' }).waitFor()
  expect(await page.getByRole('region', { name: 'Notifications' }).getByText('First step').count()).toBe(0)
})
