import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { TeamPage } from '#shared/teams/team.ts'
import { read } from '#server/testing.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const TEAMS = '/settings?tab=teams'
const PHONE = { viewport: { width: 390, height: 844 } }
const card = (page: Page, title: string) => page.getByRole('region', { name: title })
const rowOf = (page: Page, name: string) =>
  card(page, 'Members').getByRole('listitem').filter({ hasText: name })

/** Signs up from the sign-in, and follows the link of the mail in another tab, as mail programs open one. */
async function signUpFrom(page: Page, name: string): Promise<Page> {
  const email = `invited.${process.pid}.${Date.now()}@example.com`
  await page.getByRole('heading', { name: 'You are invited to a team', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Create your account' }).click()
  await page.getByRole('heading', { name: 'You are invited to a team', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('of the guest')
  await page.getByLabel('Confirm Password').fill('of the guest')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const link = async () => (await world.server.mailTo(email))?.links[0] ?? ''
  await expect.poll(link).toBeTruthy()
  const tab = await page.context().newPage()
  await tab.goto(await link())
  return tab
}

test('a team is made, joined by its link by somebody who signs up first, handed over and left', async () => {
  const { page: ann, person } = await world.enter(TEAMS)
  await ann.getByText('A team is two people or more with one wish.').waitFor()
  await ann.getByLabel('Code of a team').waitFor()
  expect(await faultsInAllLooks(ann, ['gold'])).toEqual([])
  await ann.getByRole('button', { name: 'Create Team' }).click()
  await ann.getByLabel('Name', { exact: true }).fill('River runners')
  await ann.keyboard.press('Enter')
  await ann.getByRole('heading', { name: 'River runners', level: 1 }).waitFor()
  await card(ann, 'Invite').getByText('Anybody who has it can join until').waitFor()
  const { items } = await read(TeamPage, person.get('/api/teams'))

  const visitor = await world.openDevice(PHONE)
  await visitor.goto(`/join/${items[0]?.invite_code}`)
  const ben = await signUpFrom(visitor, 'Ben Birch')
  await ben.getByRole('heading', { name: 'Join a team' }).waitFor()
  await ben.getByRole('button', { name: 'Join Team' }).click()
  await ben.getByRole('heading', { name: 'River runners', level: 1 }).waitFor()
  await rowOf(ben, '(you)').getByText('Member').waitFor()
  expect(await card(ben, 'Invite').count()).toBe(0)

  await rowOf(ann, 'Ben Birch').getByRole('button', { name: 'More about Ben Birch' }).click()
  await ann.getByRole('menuitem', { name: 'Hand the team over' }).click()
  await ann.getByText('Ben Birch becomes the owner, and you stay as an admin.').waitFor()
  await ann.getByRole('button', { name: 'Hand over' }).click()
  await rowOf(ann, 'Ben Birch').getByText('Owner').waitFor()
  await rowOf(ben, '(you)').getByText('Owner').waitFor()
  expect(await faultsInAllLooks(ann, ['gold'])).toEqual([])

  await ann.getByRole('button', { name: 'More about River runners' }).click()
  await ann.getByRole('menuitem', { name: 'Leave team' }).click()
  await ann.getByText('Your tasks, your XP and your own streak stay as they are.').waitFor()
  await ann.getByRole('button', { name: 'Leave', exact: true }).click()
  await ann.getByText('You have left River runners.').first().waitFor()
  await ann.getByText('A team is two people or more with one wish.').waitFor()
  await expect.poll(() => card(ben, 'Members').getByRole('listitem').count()).toBe(1)
})
