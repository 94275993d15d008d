import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { dayInShort, dayInWords } from '#shared/time/format.ts'
import { aTask } from '#server/testing.ts'
import { walked } from '#server/testing/walks.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const WINDOWS = [
  [1440, 900],
  [1280, 720],
] as const
test.each(walked(WINDOWS))(
  'at %i by %i the hours of a week scroll and the page does not',
  async (width, height) => {
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
  },
)

const TEXTS = [
  [320, '100%'],
  [390, '200%'],
] as const
test.each(walked(TEXTS))(
  'at %i pixels and %s text nothing but the hours scrolls sideways',
  async (width, size) => {
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
  },
)

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
  const [title, time] = [whole.getByText('Gym', { exact: true }), whole.locator('[data-fact="12:00"]')]
  expect((await areaOf(title)).x).toBeLessThan((await areaOf(time)).x)
  await whole.hover()
  expect(await whole.getAttribute('title')).toBe(null)
})

test('on a phone one line says how it goes, and each part of it opens its detail', async () => {
  const { page, person } = await onPhone(390, 844)
  const done = aTask({ scheduled_date: today(), xp_reward: 120 })
  await person.post('/api/tasks', done)
  await person.act(done.id ?? '', 'complete')
  await person.post('/api/tasks', aTask({ scheduled_date: today() }))
  await page.goto('/dashboard')
  const line = page.locator('main header').first()
  const date = dayInShort(today())
  const parts = [
    [date, 'dialog', dayInWords(today())],
    ['Today: 1/2', 'region', 'Today'],
    ['120 XP this week', 'region', 'Weekly XP'],
    ['Streak in days: 1', 'region', 'Streak'],
    ['Lv 2', 'region', 'Level'],
  ] as const
  const areas = []
  for (const [name, role, detail] of parts) {
    const part = line.getByRole('button', { name })
    areas.push(await areaOf(part))
    await part.tap()
    await page.getByRole('dialog').waitFor()
    await page.getByRole(role, { name: detail }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await part.evaluate((element) => element === document.activeElement), name).toBe(true)
  }
  expect(new Set(areas.map(({ y }) => Math.round(y))).size).toBe(1)
  for (const { width, height } of areas) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('on a phone the first task of today begins within 170 px, also with leftovers above it', async () => {
  const { page, person } = await onPhone(390, 844)
  await person.post('/api/tasks', aTask({ title: 'First of today', scheduled_date: today() }))
  for (let n = 1; n <= 4; n += 1)
    await person.post('/api/tasks', aTask({ title: `Left ${n}`, scheduled_date: addDays(today(), -n) }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '4 left from earlier' }).waitFor()
  await page.getByRole('group', { name: 'What was left' }).waitFor()
  expect((await areaOf(page.getByRole('listitem', { name: 'First of today' }))).y).toBeLessThanOrEqual(170)
})

test('at 1440 by 900 a month is seen whole, also its full days, which show titles instead of times', async () => {
  const { page, person } = await world.enter('/theme.js')
  const add = (count: number, title: string, date: string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        person.post(
          '/api/tasks',
          aTask({ title: `${title} ${n}`, scheduled_date: date, scheduled_time: `1${n}:00` }),
        ),
      ),
    )
  const tomorrow = addDays(today(), 1) // in the six weeks too, on every day of a month
  await add(5, 'Full day', today())
  await add(3, 'Three lines', tomorrow)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard?view=month')
  const lastLines: [date: string, name: string][] = [
    [today(), '+3 more'],
    [tomorrow, 'Three lines 2'],
  ]
  for (const [date, name] of lastLines) {
    const day = page.locator(`li[data-date="${date}"]`)
    const line = await areaOf(day.getByRole('button', { name }))
    const { y, height } = await areaOf(day)
    expect(line.y + line.height).toBeLessThanOrEqual(y + height)
  }
  expect(await overflow(page, 'html')).toBe(0)
  const last = await areaOf(page.locator('li[data-date]').last())
  expect(last.y + last.height).toBeLessThanOrEqual(900)
  const title = page.locator(`li[data-date="${tomorrow}"]`).getByText('Three lines 2')
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

const PHONES = [
  ['at 320 px', 320, 640, '100%'],
  ['in landscape', 844, 390, '100%'],
  ['at 200 % zoom', 720, 450, '100%'],
  ['at 200 % text', 390, 844, '200%'],
] as const
test.each(walked(PHONES))('%s something of the plan is seen in each view', async (_, width, height, size) => {
  const { page, person } = await onPhone(width, height)
  await person.post('/api/tasks', aTask({ title: 'Seen at once', scheduled_date: today() }))
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await page.goto(`/dashboard?view=${view}`)
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    const plan =
      view === 'agenda'
        ? page.getByRole('listitem', { name: 'Seen at once' })
        : page.getByRole('region', { name: view, exact: false }).last()
    await plan.waitFor()
    const bar = await areaOf(page.getByRole('navigation', { name: 'Main' }))
    expect(bar.y - (await areaOf(plan)).y, view).toBeGreaterThan(view === 'agenda' ? 44 : 120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(width)
  }
})

test('at 400 % zoom no bar stays over the plan', async () => {
  const { page, person } = await onPhone(320, 256)
  await person.post('/api/tasks', aTask({ title: 'Under no bar', scheduled_date: today() }))
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await page.goto(`/dashboard?view=${view}`)
    await page.getByRole('button', { name: 'Add a task' }).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    for (const y of [6, 128, 250]) expect(await isOverThePage(page, 160, y)).toBe(false)
    expect(await sideways(page)).toBe(0)
  }
})

test('a phone goes through its plan by ‹ title ›, a menu of views and a badge', async () => {
  const { page, person } = await onPhone(390, 844)
  await person.post('/api/tasks', aTask({ title: 'Some day', scheduled_date: null, scheduled_time: null }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Calendar view: Agenda' }).tap()
  await page.getByRole('menuitemradio', { name: 'Day', exact: true }).tap()
  await page.getByRole('heading', { level: 2, name: dayInShort(today()) }).waitFor()
  await page.getByRole('button', { name: 'Next day' }).tap()
  await page.getByRole('heading', { level: 2, name: dayInShort(addDays(today(), 1)) }).waitFor()
  await page.getByRole('button', { name: 'Calendar view: Day' }).tap()
  await page.getByRole('menuitem', { name: 'Today' }).tap()
  await page.getByRole('heading', { level: 2, name: dayInShort(today()) }).waitFor()

  await page.getByRole('button', { name: '1 unscheduled' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Unscheduled' })
  await sheet.getByRole('listitem', { name: 'Some day' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
  const day = page.getByRole('dialog', { name: dayInWords(today()) })
  await day.getByLabel('Go to').fill(addDays(today(), 40))
  await day.getByRole('button', { name: 'Show', exact: true }).tap()
  await page.getByRole('heading', { level: 2, name: dayInShort(addDays(today(), 40)) }).waitFor()
})

/** Somebody on a phone of some size. */
async function onPhone(width: number, height: number) {
  const person = await world.server.signUp()
  const page = await world.openWindow(person, '/theme.js', {
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
  })
  return { page, person }
}

async function overflow(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollHeight - element.clientHeight)
}

/** Whether what is seen at a point stays there when the page scrolls. */
async function isOverThePage(page: Page, x: number, y: number): Promise<boolean> {
  return page.evaluate(
    ([left, top]) => {
      let element = document.elementFromPoint(left, top)
      while (element && getComputedStyle(element).position !== 'fixed') element = element.parentElement
      return element !== null
    },
    [x, y] as const,
  )
}

async function sideways(page: Page): Promise<number> {
  return page.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth)
}

async function isInSight(page: Page): Promise<boolean> {
  const [now, week] = [
    await page.locator('[data-now]').boundingBox(),
    await page.getByRole('region', { name: 'Week' }).boundingBox(),
  ]
  return now !== null && week !== null && now.y > week.y + 80 && now.y < week.y + week.height
}
