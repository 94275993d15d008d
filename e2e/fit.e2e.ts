import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld, today } from './world.ts'

const world = await openWorld()
afterAll(world.close)

test.each([
  [1440, 900],
  [1280, 720],
])('at %i by %i the hours of a week scroll and the page does not', async (width, height) => {
  const { page, person } = await world.enter('/theme.js')
  for (let n = 0; n < 30; n += 1)
    await person.post(
      '/api/tasks',
      aTask({ title: `Some day ${n}`, scheduled_date: null, scheduled_time: null }),
    )
  await page.setViewportSize({ width, height })
  await page.goto('/dashboard?view=week')
  await page.getByRole('complementary', { name: 'Unscheduled' }).getByText('Some day 29').waitFor()
  expect(await overflow(page, 'html')).toBe(0)
  expect(await overflow(page, 'section[aria-label=Week]')).toBeGreaterThan(400)
  expect((await page.getByRole('region', { name: 'Week' }).boundingBox())?.height).toBeGreaterThan(
    0.55 * height,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test.each([
  [320, '100%'],
  [390, '200%'],
])('at %i pixels and %s text nothing but the hours scrolls sideways', async (width, size) => {
  const { page, person } = await world.enter('/theme.js')
  const fields = { title: 'Undiscriminatingly long words', scheduled_date: today(), estimated_duration: 90 }
  for (const scheduled_time of ['10:00', '12:00', null])
    await person.post('/api/tasks', aTask({ ...fields, scheduled_time }))
  await page.setViewportSize({ width, height: 800 })
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await page.goto(`/dashboard?view=${view}`)
    await page.locator('[data-task], [data-opens]').first().waitFor()
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(width)
  }
})

test('T brings the present moment back into sight', async () => {
  const { page } = await world.enter('/dashboard?view=week')
  await page.setViewportSize({ width: 1280, height: 720 })
  const now = page.locator('[data-now]')
  await now.waitFor()
  for (const top of [0, 100_000]) {
    await page.getByRole('region', { name: 'Week' }).evaluate((week, to) => week.scrollTo(0, to), top)
    await page.keyboard.press('t')
    await expect.poll(() => isInSight(page)).toBe(true)
  }
})

test('a half hour shows its title before its time, and a long one is told whole', async () => {
  const { page, person } = await world.enter('/theme.js')
  const long = 'Prepare the quarterly planning workshop with everybody'
  const short = { scheduled_date: today(), estimated_duration: 30 }
  await person.post('/api/tasks', aTask({ ...short, title: long, scheduled_time: '10:00' }))
  await person.post('/api/tasks', aTask({ ...short, title: 'Gym', scheduled_time: '12:00' }))
  await page.goto('/dashboard?view=week')
  const [cut, whole] = [
    page.getByRole('button', { name: `${long}, 10:00 to 10:30, Work` }),
    page.getByRole('button', { name: 'Gym, 12:00 to 12:30, Work' }),
  ]
  await cut.hover()
  await expect.poll(() => cut.getAttribute('title')).toBe(`${long}, 10:00 to 10:30, Work`)
  expect(await whole.innerText()).toMatch(/^Gym\s+12:00/)
  await whole.hover()
  expect(await whole.getAttribute('title')).toBe(null)
})

async function overflow(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollHeight - element.clientHeight)
}

async function isInSight(page: Page): Promise<boolean> {
  const [now, week] = [
    await page.locator('[data-now]').boundingBox(),
    await page.getByRole('region', { name: 'Week' }).boundingBox(),
  ]
  return now !== null && week !== null && now.y > week.y + 80 && now.y < week.y + week.height
}
