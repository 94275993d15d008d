import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read } from '#server/testing.ts'
import { quickAdd } from '#e2e/testing/hands.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** Every week within the sixty days of the agenda. */
const TIMES = 9

test('a series made without a network stands on all its dates, can be worked with, and is there once afterwards', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda', WORKS_OFFLINE)
  await page.getByText('No tasks found').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await quickAdd(page, `Stretch every week starting ${today()}`)
  await expect.poll(() => rows(page).count()).toBe(TIMES)
  await expect.poll(() => rows(page).getByText('Waiting to be sent').count()).toBe(TIMES)
  await rows(page).nth(1).getByRole('button', { name: 'Start' }).click()
  await page.getByText('2 changes will be sent when you are back.').waitFor()

  await page.reload()
  await rows(page).nth(1).getByRole('timer').waitFor()
  await expect.poll(() => rows(page).count()).toBe(TIMES)

  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'hidden' })
  const listed = async () =>
    (await read(TaskPage, person.get(`/api/tasks?from=${today()}&to=${addDays(today(), 59)}`))).items
  await expect
    .poll(async () =>
      (await listed()).filter(({ status }) => status === 'in_progress').map((task) => task.scheduled_date),
    )
    .toEqual([addDays(today(), 7)])
  expect(await listed()).toHaveLength(TIMES)
  await expect.poll(() => rows(page).getByText('Waiting to be sent').count()).toBe(0)
  expect(await rows(page).count()).toBe(TIMES)
  expect(await page.getByRole('region', { name: 'Changes that could not be saved' }).count()).toBe(0)
})

const rows = (page: Page) => page.getByRole('listitem', { name: 'Stretch', exact: true })
