import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { faults, faultsInAllLooks, WIDE } from '#e2e/testing/axe.ts'
import { someGoals, somethingToShow } from '#e2e/testing/somethingToShow.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test("a goal's panel, its questions and its story are free of faults", async () => {
  const { page, person } = await world.enter('/theme.js')
  const { milestones, number } = await someGoals(person)
  for (const id of [milestones, number]) {
    await page.goto(`/goals?goal=${id}`)
    await page.getByRole('slider', { name: 'Date' }).waitFor()
    expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  expect(await faults(page)).toEqual([])
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New goal' }).click()
  await page.getByRole('textbox', { name: 'Goal', exact: true }).fill('Rest')
  for (const name of ['Next', 'Next', 'Next', 'Create goal']) {
    expect(await faults(page), name).toEqual([])
    await page.getByRole('button', { name }).click()
  }
  await person.post(`/api/goals/${number}/achieve`, { reason: 'Enough' })
  await page.goto(`/goals?story=${number}`)
  await page.getByRole('dialog', { name: 'You did it' }).waitFor()
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
}, 120_000)

test('dialogs, menus and toasts are free of faults while they are open', async () => {
  const page = await visit('/dev/gallery')
  for (const name of ['Open dialog', 'Open question', 'More actions', 'Say a reward', 'Celebrate a level']) {
    await page.getByRole('button', { name }).click()
    expect(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('the dialogs of habits are free of faults', async () => {
  const { page, person } = await world.enter('/theme.js')
  await somethingToShow(person)
  await page.goto('/analytics?tab=habits')
  const openings = ['Add Habit', 'Walk', 'Complete Water', 'Add Routine']
  for (const name of openings) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    if (name === 'Walk') await dialog.getByRole('slider').waitFor()
    expect(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
}, 120_000)

test('a conversation with a plan is free of faults', async () => {
  const { page } = await world.enter('/goal-wizard')
  await page.getByLabel('Your message').fill('Run 3 times a week for 30 minutes for 4 weeks')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  expect(await faultsInAllLooks(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Conversations' }).click()
  await page
    .getByRole('dialog', { name: 'Conversations' })
    .getByRole('button', { name: /^Run 3/ })
    .waitFor()
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
}, 120_000)

test('availability, found times and proposals for leftovers are free of faults', async () => {
  const { page, person } = await world.enter('/settings')
  const card = page.getByRole('region', { name: 'Availability' })
  await card.locator('summary').first().click()
  await card.locator('summary').last().click()
  await card.getByLabel('Date with other hours').fill(addDays(today(), 30))
  await card.getByRole('button', { name: 'Add date' }).click()
  await card.getByLabel('Shortest part').fill('1')
  await card.getByRole('button', { name: 'Save hours' }).click()
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])

  const left = { title: 'Report', scheduled_date: addDays(today(), -2), scheduled_time: '09:00' }
  await person.post('/api/tasks', aTask(left))
  const bar = page.getByRole('group', { name: 'What was left' })
  for (const view of ['week', 'agenda']) {
    await page.goto(`/dashboard?view=${view}`)
    await bar.getByRole('button', { name: 'Choose' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faults(page), view).toEqual([])
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Plan them for me' }).click()
    await bar.getByText(/^1 placed/).waitFor()
    expect(await faultsInAllLooks(page, ['gold', 'red'])).toEqual([])
  }
  await page.setViewportSize(WIDE)
  await page.goto('/dashboard?view=week')
  await page.getByRole('button', { name: 'New Task' }).click()
  await page.getByRole('button', { name: 'Find a time' }).click()
  await page.getByRole('group', { name: 'Free times' }).getByRole('button').first().waitFor()
  expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
}, 120_000)

async function visit(path: string): Promise<Page> {
  const page = await world.openDevice()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
