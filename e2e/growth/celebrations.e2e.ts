import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const DAY = 86_400_000
const AGENDA = '/dashboard?view=agenda'
const moments = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const complete = (page: Page, title: string) =>
  page
    .getByRole('button', { name: `Complete ${title}` })
    .first()
    .click()

async function plan(person: TestPerson, title: string, fields: object = {}) {
  const task = aTask({ title, scheduled_date: today(), xp_reward: 5, ...fields })
  await person.post('/api/tasks', task)
  return task
}

/** Six days before today, each with something done. */
async function sixDays(person: TestPerson) {
  for (let days = 6; days >= 1; days -= 1) {
    const { id } = await plan(person, `Day ${days}`, { scheduled_date: addDays(today(), -days) })
    await person.act(id, 'complete', new Date(Date.now() - days * DAY))
  }
}

/** The words of every live region, each time one of them changes. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target.parentElement?.closest('output') ?? target.parentElement
        if (region?.closest('[aria-live]')) said.push(region.textContent ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return async () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}

test.each(['dark', 'light'] as const)(
  'a new level is a scene that is read aloud once, blocks nothing, and goes by Escape, %s',
  async (colorScheme) => {
    const { page, person } = await world.enter('/theme.js', { colorScheme })
    await plan(person, 'Big one', { xp_reward: 120 })
    await plan(person, 'Next one')
    await page.goto(AGENDA)
    await page.getByRole('button', { name: 'Complete Big one' }).first().waitFor()
    const said = await listen(page)
    await complete(page, 'Big one')
    const text = moments(page).getByText('You reached level 2')
    await text.waitFor()
    expect(await faults(page)).toEqual([])
    await complete(page, 'Next one')
    await page
      .getByText(/Task completed! You earned 5 XP!|2 tasks, \+125 XP/)
      .first()
      .waitFor()
    expect((await said()).filter((words) => words.includes('You reached level 2'))).toHaveLength(1)

    const field = page.getByRole('button', { name: 'Search' }).first()
    await field.focus()
    await page.keyboard.press('F6')
    await page.keyboard.press('Escape')
    await text.waitFor({ state: 'detached' })
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('with reduced motion the scene stands at once, and without it nothing moves for more than two seconds', async () => {
  for (const [reducedMotion, most] of [
    ['reduce', 5],
    ['no-preference', 2000],
  ] as const) {
    const { page, person } = await world.enter('/theme.js', { reducedMotion })
    await plan(person, 'Big one', { xp_reward: 120 })
    await page.goto(AGENDA)
    await complete(page, 'Big one')
    await moments(page).getByText('You reached level 2').waitFor()
    const longest = await moments(page).evaluate((region) =>
      Math.max(
        0,
        ...region.getAnimations({ subtree: true }).map(({ effect }) => {
          const { endTime } = effect?.getComputedTiming() ?? {}
          return Number(endTime ?? 0)
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(most)
  }
})

test('a week kept is celebrated where its day was made, and on no other device', async () => {
  const { page, person } = await world.enter('/theme.js')
  await sixDays(person)
  for (const title of ['First today', 'Second today']) await plan(person, title)
  await page.goto(AGENDA)
  const other = await world.openWindow(person, AGENDA)
  await other.getByRole('button', { name: 'Complete Second today' }).first().waitFor()
  await complete(page, 'First today')
  await moments(page).getByText('7 days in a row').waitFor()
  await moments(page).getByText('A whole week of showing up.').waitFor()
  const asked = other.waitForResponse((answer) => answer.url().includes('/api/xp-ledger'))
  await complete(other, 'Second today')
  await (await asked).finished()
  await other.getByText('Task completed! You earned 5 XP!').first().waitFor()
  expect(await moments(other).getByText('7 days in a row').count()).toBe(0)
})

test('a moment fits a screen of 320 px', async () => {
  const { page, person } = await world.enter('/theme.js', { viewport: { width: 320, height: 640 } })
  await plan(person, 'Big one', { xp_reward: 120 })
  await page.goto(AGENDA)
  await complete(page, 'Big one')
  const card = moments(page).locator('[data-scene=level]')
  await card.waitFor()
  const box = await card.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
