import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Profile } from '#shared/profile/profile.ts'
import { read } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const FRIENDS = '/achievements?tab=friends'
const PHONE = { viewport: { width: 390, height: 844 } }

async function named(person: TestPerson, name: string): Promise<Profile> {
  return read(Profile, person.patch('/api/profile', { name }))
}
const card = (page: Page, title: string) => page.getByRole('region', { name: title })
const rowIn = (page: Page, title: string, name: string) =>
  card(page, title).getByRole('listitem').filter({ hasText: name })

test('two people become friends: one asks, the other hears of it at once and accepts, and both see each other', async () => {
  const ann = await world.enter(FRIENDS)
  const ben = await world.enter(FRIENDS, PHONE)
  await named(ann.person, 'Ann Ames')
  const { handle } = await named(ben.person, 'Ben Birch')
  await card(ann.page, 'Friends')
    .getByText('Goals are easier with one person who knows about them.')
    .waitFor()
  await card(ann.page, 'Messages').getByText('Say hello.').waitFor()

  await card(ann.page, 'Friends').getByLabel('Handle or e-mail address').fill(`@${handle}`)
  await ann.page.getByLabel('A few words (optional)').fill('From the river run')
  await ann.page.keyboard.press('Tab')
  await ann.page.keyboard.press('Enter')
  await ann.page.getByText(`Your request to @${handle} is on its way.`).first().waitFor()
  await rowIn(ann.page, 'Requests you sent', `@${handle}`).waitFor()

  const asked = rowIn(ben.page, 'Friend requests', 'Ann Ames')
  await asked.getByText('From the river run').waitFor()
  expect(await asked.getByRole('link').count()).toBe(0) // their page is not open yet
  expect(await faultsInAllLooks(ben.page)).toEqual([])
  await asked.getByRole('button', { name: 'Accept Ann Ames' }).click()
  await rowIn(ben.page, 'Friends', 'Ann Ames').getByText('Level 1').waitFor()
  await rowIn(ann.page, 'Friends', 'Ben Birch').waitFor()
  await card(ann.page, 'Requests you sent').waitFor({ state: 'detached' })

  await rowIn(ann.page, 'Friends', 'Ben Birch').getByRole('link', { name: 'Ben Birch' }).click()
  await ann.page.getByRole('heading', { name: 'Ben Birch', level: 1 }).waitFor()
  expect(await faultsInAllLooks(ann.page)).toEqual([])
  await ann.page.getByRole('button', { name: 'Message' }).click()
  await ann.page.getByRole('dialog', { name: 'Ben Birch' }).getByText('Say hello.').waitFor()
  await ann.page.keyboard.press('Escape')
  await ann.page.getByRole('button', { name: 'More about Ben Birch' }).click()
  await ann.page.getByRole('menuitem', { name: 'Remove from friends' }).click()
  await ann.page.getByRole('button', { name: 'Ask @' + handle + ' to be friends' }).waitFor()
  await rowIn(ben.page, 'Friends', 'Ann Ames').waitFor({ state: 'detached' })
}, 120_000)

test('who is blocked is gone from both sides, and one press takes it back', async () => {
  const { page, person } = await world.enter(FRIENDS)
  const other = await world.server.signUp()
  await named(other, 'Cleo Cray')
  await befriend(person, other)
  await rowIn(page, 'Friends', 'Cleo Cray').getByRole('button', { name: 'More about Cleo Cray' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByText('Cleo Cray is blocked. They are not told.').first().waitFor()
  await rowIn(page, 'Friends', 'Cleo Cray').waitFor({ state: 'detached' })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Unblock Cleo Cray' }).click()
  await page.getByText('Cleo Cray is not blocked any more.').first().waitFor()
})

test('a team mate who is no friend is asked from their page, and can be reported and blocked there', async () => {
  const { page, person } = await world.enter('/theme.js')
  const mate = await world.server.signUp({ name: 'Mia Moss' })
  await aTeam(person, [mate])
  await page.goto(`/people/${mate.profile.handle}`)
  await page.getByRole('button', { name: 'Ask Mia Moss to be friends' }).click()
  await page.getByText('Your request to Mia Moss is on its way.').first().waitFor()
  await page.getByRole('button', { name: 'More about Mia Moss' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Report', 'Block'])
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByText('Mia Moss is blocked. They are not told.').first().waitFor()
})

test('G and then P lead to friends, and a setting of the card is kept', async () => {
  const { page, person } = await world.enter('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.waitForURL(/tab=friends/)
  await page.goto('/settings')
  const privacy = card(page, 'People and privacy')
  await privacy.getByRole('switch', { name: 'When I am here' }).click()
  const settings = async () => (await person.get('/api/settings')).json()
  await expect.poll(settings).toMatchObject({ show_presence: false })
})
