import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTeam } from '#server/testing/teams.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const members = (page: Page) => page.getByRole('region', { name: 'Members' })

/** Ann's team with Ben, seen by both. */
async function aSharedTeam() {
  const [ann, ben] = [await world.server.signUp({ name: 'Ann' }), await world.server.signUp({ name: 'Ben' })]
  const team = await aTeam(ann, [ben])
  const [owner, member] = [
    await world.openWindow(ann, `/teams/${team.id}`),
    await world.openWindow(ben, `/teams/${team.id}`),
  ]
  await members(owner).getByRole('link', { name: 'Ben' }).waitFor()
  await members(member).getByRole('link', { name: 'Ann' }).waitFor()
  return { ann, ben, owner, member }
}

test('who blocks a member sees them hidden at once, and removes them in words without a name', async () => {
  const { ann, ben, owner } = await aSharedTeam()
  await ann.put(`/api/blocks/${ben.id}`)
  await members(owner).getByText('Hidden').waitFor()
  await owner.getByRole('button', { name: 'More about this member' }).click()
  await owner.getByRole('menuitem', { name: 'Remove from team' }).click()
  const question = owner.getByRole('alertdialog', { name: 'Remove this member?' })
  await question.getByText('What this member did stays theirs').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await owner.getByText('This member is not in Runners any more.').first().waitFor()
  await members(owner).getByText('Hidden').waitFor({ state: 'detached' })
})

test('a team whose owner is hidden is reported all the same, without an offer to block', async () => {
  const { ann, ben, member } = await aSharedTeam()
  await ben.put(`/api/blocks/${ann.id}`)
  await members(member).getByText('Hidden').waitFor()
  await member.getByRole('button', { name: 'More about Runners' }).click()
  await member.getByRole('menuitem', { name: 'Report team' }).click()
  const dialog = member.getByRole('dialog', { name: 'Report this team' })
  expect(await dialog.getByRole('checkbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Report' }).click()
  await member.getByText('Thank you, it is reported.').first().waitFor()
  const reports = 'select reported_id from reports where user_id = $1'
  expect(await world.server.db.query(reports, [ben.id])).toEqual([{ reported_id: ann.id }])
})
