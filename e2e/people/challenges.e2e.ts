import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Profile } from '#shared/profile/profile.ts'
import { earn } from '#server/league/testing/scene.ts'
import { befriend } from '#server/testing/friends.ts'
import { read } from '#server/testing.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const FRIENDS = '/achievements?tab=friends'
const PHONE = { viewport: { width: 390, height: 844 } }
const NARROW = { width: 320, height: 700 }

const card = (page: Page) => page.getByRole('region', { name: 'Active challenges' })
const isWiderThanItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('two people carry a challenge together: one makes it from a template, the other joins, and one bar fills', async () => {
  const ann = await world.enter('/dashboard')
  const ben = await world.enter('/dashboard', PHONE)
  await read(Profile, ann.person.patch('/api/profile', { name: 'Ann Ames' }))
  await read(Profile, ben.person.patch('/api/profile', { name: 'Ben Birch' }))
  await befriend(ann.person, ben.person)
  await ann.page.goto(FRIENDS)
  await ben.page.goto(FRIENDS)

  await card(ann.page).getByRole('button', { name: 'Twenty check-ins together' }).click()
  const dialog = ann.page.getByRole('dialog', { name: 'New challenge' })
  await dialog.getByLabel('Name').fill('Four tasks together')
  await dialog.getByLabel('What counts').selectOption({ label: 'Tasks completed' })
  await dialog.getByLabel('Target together').fill('0')
  await dialog.getByRole('checkbox', { name: /^Ben Birch/ }).check()
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await dialog.getByText('At least 1').waitFor()
  await dialog.getByLabel('Target together').fill('4')
  expect(await faultsInAllLooks(ann.page, ['gold'])).toEqual([])
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await ann.page.getByRole('heading', { name: 'Four tasks together', level: 1 }).waitFor()

  const waiting = ann.page.getByText('Invited, not in yet: Ben Birch.')
  await waiting.waitFor()

  await card(ben.page).getByRole('button', { name: 'Join Four tasks together' }).click()
  await card(ben.page).getByText('0 of 4 tasks').first().waitFor()
  const table = ann.page.getByRole('table', { name: 'Who added to it so far' })
  await table.getByRole('row').filter({ hasText: 'Ben Birch' }).waitFor()
  await waiting.waitFor({ state: 'detached' })

  await earn(world.server, ann.person, 10)
  await earn(world.server, ben.person, 10)
  await card(ben.page).getByRole('link', { name: 'Four tasks together' }).click()
  await ben.page.getByRole('table', { name: 'Who added to it so far' }).waitFor()
  await ben.page.reload()
  await ben.page.getByRole('meter', { name: 'Done together' }).waitFor()
  await ben.page.getByText('2 of 4 tasks').waitFor()
  expect(await ben.page.getByRole('columnheader').allInnerTexts()).toEqual(['Who', 'Added'])
  expect(await faultsInAllLooks(ben.page, ['gold'])).toEqual([])
  await ben.page.setViewportSize(NARROW)
  expect(await isWiderThanItsWindow(ben.page)).toBe(false)

  await ben.page.getByRole('button', { name: 'Leave' }).click()
  await ben.page.getByText('Until it ends you can come back').waitFor()
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await ben.page.getByRole('button', { name: 'Join again' }).waitFor()
  await table.getByRole('row').filter({ hasText: 'Ben Birch' }).waitFor({ state: 'detached' })
})
