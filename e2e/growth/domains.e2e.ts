import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('domains show what was done, and are added, edited, deleted and restored, on both devices', async () => {
  const { page, person } = await world.enter('/analytics?tab=domains')
  const fitness = progressOn(page).getByRole('listitem').filter({ hasText: 'Fitness & Health' })
  await fitness.getByText('Nothing due in 7 days').waitFor()
  const run = aTask({ category: 'fitness', scheduled_date: today() })
  await person.post('/api/tasks', run)
  await person.act(run.id, 'complete')
  await fitness.getByText('Excellent').waitFor()

  await page.getByRole('button', { name: 'Manage Domains' }).click()
  const list = page.getByRole('dialog', { name: 'Manage Domains' })
  const add = list.getByRole('button', { name: 'Add Domain' })
  expect(await add.isDisabled()).toBe(true)
  await list.getByLabel('Name').fill('Travel')
  await list.getByRole('radio', { name: 'Sunrise' }).check()
  await add.click()
  await list.getByRole('button', { name: 'Edit Travel' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Life Domain' })
  await edit.getByLabel('Name').fill('Journeys')
  await edit.getByRole('button', { name: 'Save Changes' }).click()

  const other = await world.openWindow(person, '/analytics?tab=domains')
  await progressOn(other).getByText('Journeys').waitFor()
  expect(await list.getByRole('button', { name: 'Delete Mental Health' }).count()).toBe(0)
  await list.getByRole('button', { name: 'Delete Journeys' }).click()
  await progressOn(other).getByText('Journeys').waitFor({ state: 'detached' })
  const undo = list.getByRole('button', { name: 'Undo the deletion of Journeys' })
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await undo.press('Enter')
  await progressOn(other).getByText('Journeys').waitFor()

  await list.getByRole('button', { name: 'Delete Journeys' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Manage Domains' }).click()
  await list.getByRole('button', { name: 'Restore Journeys' }).click()
  await progressOn(other).getByText('Journeys').waitFor()
})

test('a category that a domain takes leaves the other one, and its tasks count in the new one', async () => {
  const { page, person } = await world.enter('/analytics?tab=domains')
  const run = aTask({ category: 'fitness', scheduled_date: today() })
  await person.post('/api/tasks', run)
  await person.act(run.id, 'complete')
  await page.getByRole('button', { name: 'Manage Domains' }).click()
  const list = page.getByRole('dialog', { name: 'Manage Domains' })
  await list.getByText('Health, Fitness').waitFor()
  await list.getByRole('button', { name: 'Edit Mental Health' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Life Domain' })
  await edit.getByText('Categories whose tasks count here (0)').click()
  await edit.getByRole('checkbox', { name: 'Fitness (now in Fitness & Health)' }).check()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await list.getByRole('listitem').filter({ hasText: 'Mental Health' }).getByText('Fitness').waitFor()
  await page.keyboard.press('Escape')
  const mind = progressOn(page).getByRole('listitem').filter({ hasText: 'Mental Health' })
  await mind.getByText('Excellent').waitFor()
})

test('what is added without a network is there after a reload, and reaches the server once', async () => {
  const { page, person } = await world.enter('/analytics?tab=domains', WORKS_OFFLINE)
  await progressOn(page).getByText('Mental Health').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Manage Domains' }).click()
  await page.getByLabel('Name').fill('Spirituality')
  await page.getByRole('button', { name: 'Add Domain' }).click()
  await page.getByRole('button', { name: 'Delete Spirituality' }).waitFor()
  await page.reload()
  await progressOn(page).getByRole('listitem').filter({ hasText: 'Spirituality' }).waitFor()
  await page.context().setOffline(false)
  const names = async () =>
    (await read(pageSchema(Domain), person.get('/api/domains'))).items.map(({ name }) => name)
  await expect.poll(names).toContain('Spirituality')
  expect((await names()).filter((name) => name === 'Spirituality')).toHaveLength(1)
})

const progressOn = (page: Page) => page.getByRole('region', { name: 'Life Domains Progress' })
