import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { Goal } from '#shared/goals/goal.ts'
import { aTask, read } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTeam } from '#server/testing/teams.ts'
import { faults, faultsInAllLooks } from '#e2e/testing/axe.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const FEED = '/achievements?tab=friends'

/** Lets a person reach a streak of seven days today. */
async function keepWeek(person: TestPerson) {
  const days = Array.from({ length: 6 }, (_, back) => addDays(today(), back - 6))
  for (const day of days)
    await world.server.db.query('insert into streak_days (user_id, local_date) values ($1, $2)', [
      person.id,
      day,
    ])
  const begun = 'update users set streak_run = 6, streak_best = 6, streak_last = $2 where id = $1'
  await world.server.db.query(begun, [person.id, days.at(-1)])
  const task = aTask({ xp_reward: 10, scheduled_date: today() })
  await person.post('/api/tasks', task)
  expect((await person.act(task.id, 'complete')).status).toBe(200)
}

async function reachGoal(person: TestPerson) {
  const { id } = await read(Goal, person.post('/api/goals', { title: 'Run a marathon', published: true }))
  expect((await person.post(`/api/goals/${id}/achieve`, { reason: 'Ran it' })).status).toBe(200)
}

test('a friend sees the streak and cheers by one tap; who kept it sees it at once', async () => {
  const [ann, ben] = await Promise.all([
    world.server.signUp({ name: 'Ann' }),
    world.server.signUp({ name: 'Ben' }),
  ])
  await befriend(ann, ben)
  await keepWeek(ann)
  const [pageOfAnn, pageOfBen] = await Promise.all([
    world.openWindow(ann, FEED),
    world.openWindow(ben, FEED, { viewport: { width: 390, height: 844 }, hasTouch: true }),
  ])
  const own = pageOfAnn.getByRole('listitem', { name: 'You kept a streak of 7 days' })
  const seen = pageOfBen.getByRole('listitem', { name: 'Ann kept a streak of 7 days' })
  await Promise.all([own.waitFor(), seen.waitFor()])
  expect(await own.getByRole('button').count()).toBe(0)

  const cheer = seen.getByRole('button', { name: /^Cheer/ })
  const { height = 0 } = (await cheer.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  await cheer.tap()
  await seen.getByRole('button', { name: /^Cheer ?1/, pressed: true }).waitFor()
  await own.getByText('Ben cheered').waitFor()
  await pageOfAnn.getByText('Ben cheered for a streak of 7 days').waitFor({ state: 'attached' })

  await cheer.tap()
  await seen.getByRole('button', { pressed: false }).waitFor()
  await own.getByText('Ben cheered').waitFor({ state: 'detached' })
  expect([await faults(pageOfAnn), await faults(pageOfBen)]).toEqual([[], []])
})

test('a cheer that is given without a network is sent with it; without anything reached a sentence says what comes here', async () => {
  const [ann, ben] = await Promise.all([
    world.server.signUp({ name: 'Ann' }),
    world.server.signUp({ name: 'Ben' }),
  ])
  const page = await world.openWindow(ben, FEED, WORKS_OFFLINE)
  await page.getByText('When a friend keeps a streak or reaches a goal, it stands here.').waitFor()
  await befriend(ann, ben)
  await keepWeek(ann)
  await page.reload()
  const seen = page.getByRole('listitem', { name: 'Ann kept a streak of 7 days' })
  await seen.waitFor()
  await page.context().setOffline(true)
  await seen.getByRole('button', { name: /^Cheer/ }).click()
  await seen.getByRole('button', { pressed: true }).waitFor()
  await page.context().setOffline(false)
  const given = 'select kind from cheers where user_id = $1'
  await expect.poll(() => world.server.db.query(given, [ann.id])).toEqual([{ kind: 'fire' }])
})

test('on the page of a team a member cheers for what another reached', async () => {
  const [ann, ben] = [await world.server.signUp({ name: 'Ann' }), await world.server.signUp({ name: 'Ben' })]
  const team = await aTeam(ann, [ben])
  await reachGoal(ben)
  const page = await world.openWindow(ann, `/teams/${team.id}`)
  const row = page.getByRole('region', { name: 'Reached together' }).getByRole('listitem')
  await row.getByRole('button', { name: /^Cheer/ }).click()
  await row.getByRole('button', { name: /^Cheer ?1/, pressed: true }).waitFor()
  const given = () => world.server.db.query('select kind from cheers where user_id = $1', [ben.id])
  await expect.poll(given).toEqual([{ kind: 'clap' }])
  await page.reload()
  await row.getByRole('button', { pressed: true }).click()
  await expect.poll(given).toEqual([])
})

test('a public page is read without an account, and is gone when it is closed', async () => {
  const ann = await world.server.signUp({ name: 'Ann' })
  await ann.patch('/api/settings', { public_page: true })
  await ann.post('/api/goals', { title: 'Run a marathon', published: true })
  await ann.post('/api/goals', { title: 'A private goal' })
  const path = `/u/${ann.profile.handle}`
  const page = await world.openDevice({ viewport: { width: 320, height: 640 } })
  expect((await page.goto(path))?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Ann' }).waitFor()
  await page.getByRole('listitem', { name: 'Run a marathon' }).getByText('0 %').waitFor()
  expect(await page.getByText('A private goal').count()).toBe(0)
  expect(await page.title()).toBe(`Ann (@${ann.profile.handle}) · Goal Crusher`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await faultsInAllLooks(page)).toEqual([])

  await ann.patch('/api/settings', { public_page: false })
  expect((await page.goto(path))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor()
  expect(await page.getByText('Ann').count()).toBe(0)
})
