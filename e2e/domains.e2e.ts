import { afterAll, expect, test } from 'vitest'
import { Domain } from '#shared/domains/domain.ts'
import { pageSchema } from '#shared/entity/row.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, readyForOffline, today } from './world.ts'

const world = await openWorld()
afterAll(world.close)

test('domains show what was done, and are added, edited, deleted and restored, on both devices', async () => {
  const { page, person } = await world.enter('/analytics')
  const fitness = page.getByRole('listitem').filter({ hasText: 'Fitness & Health' })
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

  const other = await world.openWindow(person, '/analytics')
  await other.getByText('Journeys').waitFor()
  expect(await list.getByRole('button', { name: 'Delete Mental Health' }).count()).toBe(0)
  await list.getByRole('button', { name: 'Delete Journeys' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await other.getByText('Journeys').waitFor({ state: 'detached' })
  await list.getByRole('button', { name: 'Restore Journeys' }).click()
  await other.getByText('Journeys').waitFor()
})

test('what is added without a network is there after a reload, and reaches the server once', async () => {
  const { page, person } = await world.enter('/analytics')
  await page.getByText('Mental Health').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Manage Domains' }).click()
  await page.getByLabel('Name').fill('Spirituality')
  await page.getByRole('button', { name: 'Add Domain' }).click()
  await page.getByRole('button', { name: 'Delete Spirituality' }).waitFor()
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Spirituality' }).waitFor()
  await page.context().setOffline(false)
  const names = async () =>
    (await read(pageSchema(Domain), person.get('/api/domains'))).items.map(({ name }) => name)
  await expect.poll(names).toContain('Spirituality')
  expect((await names()).filter((name) => name === 'Spirituality')).toHaveLength(1)
})
