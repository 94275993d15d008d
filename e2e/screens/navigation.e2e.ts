import { afterAll, expect, test } from 'vitest'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NARROWEST = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

test('goals and habits stand in the navigation by name, beside what was there', async () => {
  const { page } = await world.enter()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link').first().waitFor()
  expect(await main.getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Goals',
    'Goal Wizard',
    'Habits',
    'Achievements',
    'Analytics',
    'Settings',
  ])
  for (const name of ['Habits', 'Goals']) {
    await main.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => main.locator('[aria-current=page]').allInnerTexts()).toEqual([name])
    expect(new URL(page.url()).pathname).toBe(`/${name.toLowerCase()}`)
  }
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor()
  await page.keyboard.press('h')
  await page.getByRole('heading', { level: 1, name: 'Habits' }).waitFor()
})

test('the address that the goals had before leads to them', async () => {
  const { page } = await world.enter('/dashboard?tab=goals')
  await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/goals')
})

test.each([
  [390, PHONE],
  [320, NARROWEST],
])('a phone %i px wide has five places with words, and the others under More', async (width, options) => {
  const { page } = await world.enter('/goals', options)
  const main = page.getByRole('navigation', { name: 'Main' })
  const more = main.getByRole('button', { name: 'More' })
  const places = ['Plan', 'Goals', 'Wizard', 'Habits'].map((name) =>
    main.getByRole('link', { name, exact: true }),
  )
  for (const place of [...places, more]) {
    await place.waitFor()
    const area = await areaOf(place)
    expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(44)
    expect(area.x + area.width).toBeLessThanOrEqual(width)
    const word = await areaOf(place.locator('span:visible'))
    expect(word.width).toBeGreaterThan(8)
  }
  expect(await main.locator('[aria-current]').allInnerTexts()).toEqual(['Goals'])

  await more.tap()
  await main.getByRole('button', { name: 'Search' }).waitFor()
  await main.getByRole('link', { name: 'Settings' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await main.getByRole('link', { name: 'Settings' }).waitFor({ state: 'hidden' })
  expect(await more.getAttribute('aria-current')).toBe('true')
})
