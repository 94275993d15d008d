import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { isDayYoung, openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NARROW = { viewport: { width: 390, height: 844 } }
const WIDE = { viewport: { width: 1440, height: 900 } }

test.each(
  [
    { view: 'agenda', on: 'a phone', options: PHONE, missed: 'yesterday' },
    { view: 'agenda', on: 'a phone', options: PHONE, missed: 'today' },
    { view: 'week', on: 'a phone', options: PHONE, missed: 'yesterday' },
    { view: 'agenda', on: 'a narrow window', options: NARROW, missed: 'today' },
    { view: 'week', on: 'a narrow window', options: NARROW, missed: 'yesterday' },
    { view: 'agenda', on: 'a wide window', options: WIDE, missed: 'yesterday' },
    { view: 'week', on: 'a wide window', options: WIDE, missed: 'today' },
  ].filter(({ missed }) => missed !== 'today' || !isDayYoung),
)('in the $view on $on nothing moves when the bar of what was missed $missed comes', async (row) => {
  const { page, person } = await world.enter('/theme.js', row.options)
  const early = { scheduled_date: today(), scheduled_time: '00:00', estimated_duration: 15 }
  await person.post(
    '/api/tasks',
    aTask({
      title: 'Missed',
      ...(row.missed === 'today' ? early : { scheduled_date: addDays(today(), -1) }),
    }),
  )
  await person.post(
    '/api/tasks',
    aTask({ title: 'Of today', scheduled_date: today(), scheduled_time: '23:00' }),
  )
  const isAsked = Promise.withResolvers<void>()
  const mayCome = Promise.withResolvers<void>()
  await page.route('**/idle-*.js', async (route) => {
    isAsked.resolve()
    await mayCome.promise
    await route.continue()
  })
  const isKnown = Promise.withResolvers<void>()
  await page.route('**/api/tasks?from=1900*', async (route) => {
    if (row.missed === 'today') await isKnown.promise
    await route.continue()
  })
  await page.goto(`/dashboard?view=${row.view}`)
  const task = page.locator('main [data-task]').filter({ hasText: 'Of today' }).first()
  await isAsked.promise
  const before = await areaOf(task)
  const tops = await task.evaluateHandle((element) => {
    const noted = new Set<number>()
    const note = () => {
      noted.add(element.getBoundingClientRect().top)
      requestAnimationFrame(note)
    }
    note()
    return noted
  })
  const code = page.waitForResponse(/idle-/)
  mayCome.resolve()
  await (await code).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))) // the code has run
  isKnown.resolve()
  await page.getByRole('group', { name: 'What was left' }).waitFor()
  expect(await areaOf(task)).toEqual(before)
  expect(await tops.evaluate((noted) => [...noted])).toEqual([before.y])
})
