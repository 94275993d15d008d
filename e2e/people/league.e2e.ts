import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Profile } from '#shared/profile/profile.ts'
import { earn } from '#server/league/testing/scene.ts'
import { seedLeague } from '#server/seed/seedLeague.ts'
import { befriend } from '#server/testing/friends.ts'
import { read } from '#server/testing.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const BOARD = '/achievements?tab=leaderboard'
const NARROW = { viewport: { width: 320, height: 700 } }
const lines = (page: Page) => page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem')
const isWiderThanItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
/** Whether nothing covers the middle of a line, and no edge of the window cuts it off. */
const isInSight = (line: Locator) =>
  line.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    const points = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y))
    return points.every((found) => found !== null && element.contains(found))
  })

test('who is alone looks at everyone’s, shows themselves, and sees what their points are made of', async () => {
  const { page, person } = await world.enter(BOARD)
  await page.getByText('Only you this week').waitFor()
  await earn(world.server, person, 150)
  await page.getByRole('button', { name: 'Look at everyone’s' }).click()
  await page.getByRole('switch', { name: 'Show me to everyone' }).check()
  await lines(page).filter({ hasText: 'You' }).getByText('100 points').waitFor()
  await page.getByText('How points work').click()
  await page.getByText('150 XP → 100').waitFor()
  await page.getByRole('button', { name: 'Week before' }).click()
  await page.getByText('No points yet this week.').waitFor()
  const anew = page.waitForRequest((request) => request.url().includes('/api/leaderboard'))
  await page.getByRole('switch', { name: 'Show me to everyone' }).uncheck()
  await (await anew).response() // the board is pale until then
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await faultsInAllLooks(page)).toEqual([])
}, 120_000)

test('a board opens around the person, by rank, and no window is too narrow for it', async () => {
  const ann = await world.enter('/achievements', NARROW)
  const ben = await world.server.signUp()
  await read(Profile, ben.patch('/api/profile', { name: 'Benedict Bartholomew Birch' }))
  await befriend(ann.person, ben)
  await earn(world.server, ben, 80)
  await earn(world.server, ann.person, 30)
  await ann.person.patch('/api/settings', { leaderboard_everyone: true })
  await seedLeague(world.server.db, 200, new Date(world.server.deps.now()).toISOString().slice(0, 10))

  const { page } = ann
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await lines(page).nth(1).waitFor()
  expect(await lines(page).allInnerTexts()).toEqual([
    expect.stringMatching(/Rank\s+1[^]*Benedict Bartholomew Birch[^]*80 points/),
    expect.stringMatching(/Rank\s+2[^]*You[^]*30 points/),
  ])
  await page.getByRole('tab', { name: 'Everyone' }).click()
  await lines(page).filter({ hasText: '@league_' }).first().waitFor()
  const me = lines(page).filter({ hasText: 'You' })
  await me.waitFor()
  await expect.poll(() => isInSight(me)).toBe(true)
  expect(await lines(page).first().innerText()).not.toMatch(/Rank\s+1\b/)
  expect(await isWiderThanItsWindow(page)).toBe(false)
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.getByRole('button', { name: 'From the top' }).click()
  await lines(page)
    .filter({ hasText: /Rank\s+1\b/ })
    .first() // several may share it
    .waitFor()
  await page.getByRole('button', { name: 'Back to me' }).click()
  await me.waitFor()
}, 120_000)
