import { afterAll, expect, test } from 'vitest'
import { Habit } from '#shared/habits/habit.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

type Page = Awaited<ReturnType<typeof world.enter>>['page']

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const EARNED = /\bXP\b|\blevels?\b|\bstreaks?\b/i

/** What a page says, also to those who hear it. */
const saidOn = (page: Page) =>
  page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
      each.ariaLabel ?? '',
      (each as HTMLElement).title,
    ]),
  ])
const earnedOn = async (page: Page) => (await saidOn(page)).filter((line) => EARNED.test(line))

/** Looks at a page as it is, wide and on a phone. */
async function saysNothingEarned(page: Page, where: string) {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    expect([where, size.width, await earnedOn(page)]).toEqual([where, size.width, []])
  }
  await page.setViewportSize(WIDE)
}

test('without gamification no screen says XP, level or streak; other devices follow both ways without being loaded anew', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda', { viewport: WIDE })
  const tasks = ['One', 'Two', 'Three'].map((title, n) =>
    aTask({ title, scheduled_date: today(), scheduled_time: `1${n}:00`, xp_reward: 60 }),
  )
  for (const task of tasks) await person.post('/api/tasks', task)
  await person.act(tasks[0]?.id ?? '', 'complete')
  const habit = await read(Habit, person.post('/api/habits', { name: 'Morning walk' }))
  await person.put(`/api/habits/${habit.id}/check-ins/${today()}`, {})
  await person.post('/api/goals', { title: 'A book' })
  await person.put(`/api/rituals/evening_close/${today()}`, { note: 'A day' })
  const figures = page.getByRole('region', { name: 'How it goes' })
  await figures.getByText('Streak', { exact: true }).waitFor()
  const other = await world.openWindow(person, '/settings', { viewport: PHONE })
  expect((await earnedOn(page)).length).toBeGreaterThan(2)
  const choice = other.getByRole('switch', { name: 'XP, levels and streaks' })
  const followed = page.waitForResponse(/\/api\/stats/)
  await choice.click()
  await figures.getByText('Streak', { exact: true }).waitFor({ state: 'detached' })
  await followed
  expect(new Set(await earnedOn(other))).toEqual(new Set(['XP, levels and streaks']))

  await page.getByRole('button', { name: 'Complete Two' }).first().click()
  await page.getByText('Task completed!', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Complete Three' }).first().click()
  await page.getByText('2 tasks done', { exact: true }).first().waitFor()
  await saysNothingEarned(page, 'dashboard, after completing')
  await page.getByRole('button', { name: 'New Task' }).click()
  await page.getByRole('dialog', { name: 'Create New Task' }).waitFor()
  for (const folded of await page.locator('dialog summary').all()) await folded.click()
  await saysNothingEarned(page, 'a new task')
  await page.keyboard.press('Escape')
  for (const [path, mark] of [
    ['/dashboard', 'Two'],
    ['/dashboard?view=month', 'Two'],
    ['/goals', 'A book'],
    ['/goal-wizard', 'Goal Wizard'],
    ['/analytics', 'Focus Hours'],
    ['/habits', 'Morning walk'],
  ] as const) {
    await page.goto(path)
    await page.getByText(mark).first().waitFor()
    await saysNothingEarned(page, path)
  }
  await page.getByRole('button', { name: 'Morning walk', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Morning walk' })
  await details.getByText('Strength', { exact: true }).waitFor()
  await saysNothingEarned(page, 'a habit')
  await details.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Habit' }).waitFor()
  await saysNothingEarned(page, 'an edited habit')
  await page.keyboard.press('Escape')

  await page.goto('/achievements') // what was reached stays, and may be called a streak
  await page.getByText('Nothing is lost').waitFor()
  expect((await saidOn(page)).filter((line) => /\bXP\b/.test(line))).toEqual([])
  await page.goto('/habits')
  await page.getByText('Morning walk').first().waitFor()
  await choice.click()
  await page.getByText('Longest streak').waitFor()
  await page.getByText('1 day', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await figures.getByText('190', { exact: true }).waitFor() // what was earned meanwhile is there
  await page.getByRole('link', { name: 'Achievements' }).click()
  await page.getByText('190 XP in all').waitFor()
  expect(await other.getByRole('switch', { name: 'XP, levels and streaks' }).isChecked()).toBe(true)
})
