import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aClaim, claimsOf, completed } from '#server/claims/testing/scene.ts'
import { becomePartners } from '#server/testing/friends.ts'
import { aTeam } from '#server/testing/teams.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const TAB = '/settings?tab=accountability'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

test('a claim is declined with a kind sentence, asked about once more, and answered by another partner', async () => {
  const { ann, ben } = await aClaim(world.server, { title: 'Swim' })
  const cleo = await world.server.signUp({ name: 'Cleo' })
  await becomePartners(ann, cleo)
  const [owner, witness, other] = [
    await world.openWindow(ann, TAB, PHONE),
    await world.openWindow(ben, TAB, PHONE),
    await world.openWindow(cleo, TAB),
  ]
  await card(witness, 'To confirm').getByRole('button', { name: 'Decline' }).click()
  const question = witness.getByRole('dialog', { name: 'Decline “Swim”' })
  await question.getByText('Nothing is taken').waitFor()
  expect(await question.getByRole('button', { name: 'Decline' }).isDisabled()).toBe(true)
  await question.getByLabel('A kind sentence: why?').fill('I saw you at the cinema')
  await question.getByRole('button', { name: 'Decline' }).click()
  await card(witness, 'To confirm').waitFor({ state: 'detached' })

  const answered = card(owner, 'Answered').getByRole('listitem').filter({ hasText: 'Swim' })
  await answered.getByText('Ben declined it. Nothing is taken.').waitFor()
  await answered.getByText('I saw you at the cinema').waitFor()
  const [score, answers] = [await topOf(owner, 'Your score'), await topOf(owner, 'Answered')]
  expect(score).toBeLessThan(answers)

  await answered.getByRole('button', { name: 'Ask to look at “Swim” once more' }).click()
  const again = owner.getByRole('dialog', { name: 'Look at “Swim” once more' })
  await again.getByText('You can ask once.').waitFor()
  await again.getByLabel('What was overlooked?').fill('That was on Monday')
  await again.getByRole('button', { name: 'Send' }).click()
  await card(owner, 'What I owe').getByText('Swim').waitFor()
  const asked = card(other, 'To confirm')
  await asked.getByText('asks to look once more').waitFor()
  await asked.getByText('That was on Monday').waitFor()
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await answered.getByText('Cleo confirmed it').waitFor()
  expect(await answered.getByRole('button', { name: /once more/ }).count()).toBe(0)
})

test('what a team is asked, each member may answer: the first answer counts, and the card is gone for the others', async () => {
  const [ann, ben, cleo] = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => world.server.signUp({ name })),
  )
  if (!ann || !ben || !cleo) throw new Error('Nobody is here')
  const team = await aTeam(ann, [ben, cleo])
  await completed(ann, { title: 'Row', accountability_type: 'team', witness_id: team.id })
  const [first, second] = [await world.openWindow(ben, TAB, PHONE), await world.openWindow(cleo, TAB)]
  for (const page of [first, second]) {
    await card(page, 'To confirm').getByRole('heading', { name: 'Row' }).waitFor()
    await card(page, 'To confirm').getByText('Ann · done').waitFor()
  }
  await card(first, 'To confirm').getByRole('button', { name: 'Confirm' }).click()
  await card(second, 'To confirm').waitFor({ state: 'detached' })
  const owner = await world.openWindow(ann, TAB)
  await card(owner, 'Answered').getByText('Ben confirmed it').waitFor()
  expect((await claimsOf(ann)).map(({ state }) => state)).toEqual(['confirmed'])
})

/** How far down a card begins. */
async function topOf(page: Page, title: string): Promise<number> {
  const box = await card(page, title).boundingBox()
  return box?.y ?? 0
}
