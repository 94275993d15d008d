import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { befriend } from '#server/testing/friends.ts'
import { faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const TAB = '/settings?tab=accountability'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('somebody asks a friend, completes a task with a proof, and the friend confirms it within a tap, also without a network', async () => {
  const [ann, ben] = [await world.server.signUp({ name: 'Ann' }), await world.server.signUp({ name: 'Ben' })]
  await befriend(ann, ben)
  for (const person of [ann, ben]) await person.patch('/api/profile', { first_steps: 'closed' })
  await ann.patch('/api/settings', { completion_method_setting: 'proof' })
  const phone = await world.openWindow(ben, TAB, PHONE)
  await phone
    .getByText('Nothing was due in the last 28 days. Choose a partner for one task and it counts.')
    .waitFor()
  const wide = await world.openWindow(ann, '/settings?tab=friends')
  await wide.getByRole('button', { name: 'More about Ben' }).click()
  await wide.getByRole('menuitem', { name: 'Accountability Partner' }).click()
  await phone.getByRole('button', { name: 'Accept Ann as partner' }).click()
  await phone.getByRole('button', { name: 'More about your partner Ann' }).waitFor()

  const areKnown = wide.waitForResponse(/api.settings/)
  await wide.goto('/dashboard?view=agenda')
  await areKnown
  await wide.getByRole('heading', { level: 1 }).waitFor()
  await wide.keyboard.press('n')
  const line = wide.getByRole('textbox', { name: 'New task' })
  await line.fill('Swim today @ben')
  await wide.getByRole('button', { name: /^With Ben/ }).waitFor()
  await line.press('Enter')
  await wide.getByRole('button', { name: 'Complete Swim' }).first().click()
  await wide.getByLabel('What did you do?').fill('Forty lengths')
  await wide.getByRole('button', { name: 'Complete and send' }).click()

  const claim = card(phone, 'To confirm')
  await claim.getByRole('heading', { name: 'Swim' }).waitFor()
  await claim.getByText('Forty lengths').waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await faultsInAllLooks(phone, ['gold'])).toEqual([])
  await phone.context().setOffline(true)
  await claim.getByRole('button', { name: 'Confirm' }).click()
  await claim.waitFor({ state: 'detached' })
  await phone.context().setOffline(false)

  await wide.goto(TAB)
  await card(wide, 'Answered').getByText('Ben confirmed it').waitFor()
  await card(wide, 'Your score')
    .getByText('You kept 1 of 1 thing that was due in the last 28 days.')
    .waitFor()
  expect(await faultsInAllLooks(wide, ['gold'])).toEqual([])
  await wide.getByRole('button', { name: /^Partner 1 of 1 kept/ }).click()
  const counted = wide.getByRole('dialog', { name: 'Partner' })
  await counted.getByRole('link', { name: 'Swim' }).waitFor()
  await counted.getByText('counts 1').waitFor()
})
