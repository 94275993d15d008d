import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { faults, faultsInAllLooks } from '#e2e/testing/axe.ts'
import { someGoals, somethingToShow } from '#e2e/testing/somethingToShow.ts'
import { scrollsSideways, smallTargets } from '#e2e/testing/targets.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const NARROW = { width: 390, height: 844 }
const OPEN = [
  '/',
  '/auth/login',
  '/auth/signup',
  '/auth/confirm#token=x',
  '/auth/reset-password',
  '/terms',
  '/privacy',
  '/share?title=Bread&text=With+seeds',
  '/nowhere',
]
const GUARDED = [
  '/dashboard',
  '/goals',
  '/habits',
  '/goal-wizard',
  '/achievements',
  '/analytics',
  '/analytics?tab=domains&rows=completion_rate',
  '/settings',
]

test('every part in every state is free of faults in all ten looks', async () => {
  const page = await visit('/dev/gallery')
  expect(await faultsInAllLooks(page)).toEqual([])
}, 120_000)

test.each(OPEN)(
  '%s is free of faults in dark and light',
  async (path) => {
    const page = await visit(path)
    expect(await faultsInAllLooks(page, ['gold'])).toEqual([])
  },
  60_000,
)

test.each(GUARDED)(
  '%s is free of faults in all ten looks',
  async (path) => {
    const { page, person } = await world.enter('/theme.js')
    await somethingToShow(person)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
    expect(await faultsInAllLooks(page)).toEqual([])
  },
  120_000,
)

test('what is seen on a control is in its name, so that a voice can call it', async () => {
  const { page, person } = await world.enter('/theme.js')
  await somethingToShow(person)
  const running = aTask({ title: 'Read', scheduled_date: today(), scheduled_time: null })
  await person.post('/api/tasks', running)
  await person.act(running.id, 'start')
  await person.post('/api/tasks', aTask({ title: 'Call the bank', scheduled_date: null, priority: 'high' }))
  const found: string[] = []
  for (const path of [
    ...GUARDED,
    '/dashboard?view=week',
    '/dashboard?view=month',
    '/dashboard?view=agenda',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
    found.push(...(await faults(page, ['label-content-name-mismatch'])).map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
}, 120_000)

test('at 320 px, and at twice the text size on a phone, nothing scrolls sideways', async () => {
  const { page, person } = await world.enter('/theme.js')
  await somethingToShow(person)
  const visitor = await world.openDevice()
  const wide: string[] = []
  for (const [each, paths] of [
    [page, ['/dev/gallery', '/terms', ...GUARDED]],
    [visitor, OPEN],
  ] as const)
    for (const path of paths) {
      await each.setViewportSize({ width: 320, height: 640 })
      await each.goto(path)
      await each.getByRole('heading', { level: 1 }).waitFor()
      if (await scrollsSideways(each)) wide.push(`${path} at 320 px`)
      await each.setViewportSize(NARROW)
      await each.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await each.waitForTimeout(300) // what is loaded after the heading
      if (await scrollsSideways(each)) wide.push(`${path} at twice the text size`)
    }
  expect(wide).toEqual([])
}, 120_000)

test('every control offers 44 px to a finger', async () => {
  const person = await world.server.signUp()
  const page = await world.openWindow(person, '/theme.js', {
    hasTouch: true,
    isMobile: true,
    viewport: NARROW,
  })
  const small: string[] = []
  const { number } = await someGoals(person)
  await page.goto(`/goals?goal=${number}`)
  await page.getByRole('slider', { name: 'Date' }).waitFor()
  small.push(...(await smallTargets(page)).map((what) => `a goal: ${what}`))
  for (const path of [
    '/dev/gallery',
    '/goals',
    '/habits',
    '/goal-wizard',
    '/achievements',
    '/analytics?period=year',
    '/analytics?tab=domains',
    '/settings',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main [aria-busy=true]:not(button)').first().waitFor({ state: 'detached' })
    small.push(...(await smallTargets(page)).map((what) => `${path}: ${what}`))
  }
  expect(small).toEqual([])
})

async function visit(path: string): Promise<Page> {
  const page = await world.openDevice()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
