import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays, clockOf } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { walked } from '#server/testing/walks.ts'
import { cutWords } from '#e2e/testing/cutWords.ts'
import { DATE, onCalendar, WEEK } from '#e2e/testing/farWeek.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const LONG_TITLES = [
  'Prepare the quarterly planning workshop with everybody involved in the reorganisation',
  'Go to the gym and on to a swim in the lake',
  'Call Undiscriminatinglylongnamed about an uncharacteristically long conversation',
  'Write to aunt Ida',
]

test('a title that is cut ends with an ellipsis between two words', { timeout: 120_000 }, async () => {
  const { page, person } = await world.enter('/theme.js')
  const onDay = (day: number, fields: object) =>
    person.post('/api/tasks', aTask({ scheduled_date: addDays(DATE, day), ...fields }))
  for (const [at, title] of LONG_TITLES.entries()) {
    for (const [hour, estimated_duration] of [
      [8, 30],
      [11, 60],
      [14, 180],
    ] as const) {
      await onDay(0, { title, scheduled_time: clockOf(60 * hour + 10 * at), estimated_duration })
      const alone = clockOf(60 * hour + 35 * at)
      await onDay(1, { title, scheduled_time: alone, estimated_duration: Math.min(60, estimated_duration) })
      const inPairs = clockOf(60 * hour + 60 * Math.floor(at / 2))
      await onDay(-1, { title, scheduled_time: inPairs, estimated_duration: 60 })
    }
    await person.post('/api/habits', { name: title, start_date: today() })
    await person.post('/api/tasks', aTask({ title, scheduled_date: null, scheduled_time: null }))
  }
  const running = aTask({ title: LONG_TITLES[0], scheduled_date: null, scheduled_time: null })
  await person.post('/api/tasks', running)
  await person.act(running.id ?? '', 'start')
  const faults: Record<string, string[]> = {}
  for (const [view, ...widths] of [
    ['week', 1440, 1024, 390],
    ['day', 1440, 390],
    ['month', 1440],
    ['agenda', 1440, 390],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/dashboard?view=${view}&date=${DATE}`)
      await drawn(page)
      const found = () => cutWords(page).then((words) => (faults[`${view} ${width}`] = words).length)
      await expect
        .poll(found)
        .toBe(0)
        .catch(() => {})
    }
  expect(Object.fromEntries(Object.entries(faults).filter(([, each]) => each.length > 0))).toEqual({})
})

/** Resolves when titles are seen, in the font that they keep. */
async function drawn(page: Page) {
  await page.waitForFunction(
    () =>
      document.fonts.size > 0 &&
      [...document.querySelectorAll('[dir=auto]')].filter((each) =>
        each.checkVisibility({ contentVisibilityAuto: true }),
      ).length > 3,
  )
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

test.each(walked(['dark', 'light']))(
  'in %s mode a done block is the lightest thing in the week',
  async (mode) => {
    const { page, person, ids } = await onCalendar(
      world,
      WEEK,
      { title: 'Done', scheduled_time: '09:00' },
      { title: 'Open', scheduled_time: '11:00' },
    )
    await person.act(ids[0] ?? '', 'complete')
    await page.reload()
    await page.getByRole('button', { name: /^Done, .*completed/ }).waitFor()
    await page.evaluate((value) => (document.documentElement.dataset.mode = value), mode)
    const weights = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const paint = (colours: string[]): number[] => {
        if (!pen) return []
        pen.clearRect(0, 0, 1, 1)
        for (const colour of colours) {
          pen.fillStyle = colour
          pen.fillRect(0, 0, 1, 1)
        }
        return [...pen.getImageData(0, 0, 1, 1).data]
      }
      const week = getComputedStyle(
        document.querySelector('[aria-label=Week]') ?? document.body,
      ).backgroundColor
      const ground = paint([week])
      return ['Done', 'Open'].map((title) => {
        const box = document.querySelector(`[data-task][aria-label^="${title},"]`) ?? document.body
        const { backgroundColor, backgroundImage } = getComputedStyle(box)
        const fill =
          backgroundImage === 'none'
            ? backgroundColor
            : (backgroundImage.match(/color\([^)]*\)|oklab\([^)]*\)|rgba?\([^)]*\)/g)?.at(-1) ?? '')
        const seen = paint([week, fill])
        return {
          light:
            seen.slice(0, 3).reduce((sum, part) => sum + part, 0) -
            ground.slice(0, 3).reduce((sum, part) => sum + part, 0),
          weight: seen.reduce((sum, part, at) => sum + Math.abs(part - (ground[at] ?? 0)), 0),
        }
      })
    })
    const [done, open] = weights
    expect(done?.light).toBeGreaterThanOrEqual(0)
    expect(done?.weight).toBeLessThan((open?.weight ?? 0) / 4)
  },
)

test.each(walked([320, 390]))(
  'every control of the plan offers 44 px to a finger at %i px',
  async (windowWidth) => {
    const person = await world.server.signUp()
    const phone = { viewport: { width: windowWidth, height: 844 }, hasTouch: true, isMobile: true }
    const page = await world.openWindow(person, '/theme.js', phone)
    for (const fields of [
      { scheduled_time: '09:00', estimated_duration: 15 },
      { scheduled_time: '09:30', estimated_duration: 30 },
      ...Array.from({ length: 2 }, () => ({ scheduled_time: '11:00', estimated_duration: 45 })),
      ...Array.from({ length: 3 }, () => ({ scheduled_time: '13:00', estimated_duration: 30 })),
      ...Array.from({ length: 5 }, () => ({ scheduled_time: '15:00', estimated_duration: 60 })),
      { scheduled_time: '23:00' },
      { scheduled_time: null },
    ])
      await person.post('/api/tasks', aTask({ scheduled_date: DATE, ...fields }))
    const small: string[] = []
    // At 320 px not even seven days of a month have 44 px each.
    for (const view of windowWidth === 320 ? ['day', 'week'] : ['day', 'week', 'month']) {
      await page.goto(`/dashboard?view=${view}&date=${DATE}`)
      await page.locator('[data-task]').first().waitFor({ state: 'attached' })
      await page.locator('[data-opens], [data-side=later] button').first().waitFor()
      small.push(
        ...(await page.locator('[data-bench=calendar] button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { width, height } = button.getBoundingClientRect()
            const isSmall = width > 0 && (Math.round(width) < 44 || Math.round(height) < 44)
            return isSmall && button.checkVisibility()
              ? [`${button.outerHTML.slice(0, 160)} ${width}x${height}`]
              : []
          }),
        )),
      )
    }
    expect(small).toEqual([])
  },
)

test('on a phone what finds no room beside a task is counted there, and opens as a list', async () => {
  const person = await world.server.signUp()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await world.openWindow(person, '/theme.js', phone)
  for (const title of ['Gym', 'Call', 'Write'])
    await person.post('/api/tasks', aTask({ title, scheduled_date: DATE, scheduled_time: '11:00' }))
  await page.goto(WEEK)
  await page.getByRole('button', { name: /^2 more between/ }).tap()
  const list = page.getByRole('dialog', { name: 'More at this time' })
  await list.getByRole('button').nth(2).waitFor()
  expect(await list.locator('[data-task]').count()).toBe(2)
  await page.goto(`/dashboard?view=day&date=${DATE}`)
  await page.locator('[data-task]').nth(2).waitFor()
})
