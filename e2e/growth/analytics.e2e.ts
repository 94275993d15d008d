// oxlint-disable max-lines -- all journeys of one screen
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { dayInWords, rangeInWords } from '#shared/time/format.ts'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** A week begins on Sunday unless somebody has chosen another day. */
const thisWeek = () => weekOf(today(), 0)

test('each number opens the rows that it counts, and the address names them', async () => {
  const { page, person } = await world.enter('/theme.js')
  await doneToday(person, { title: 'Morning stretch' })
  await person.post('/api/tasks', aTask({ title: 'Focus Work Block', scheduled_date: today() }))
  await page.goto('/analytics')
  const rate = page.getByRole('region', { name: 'Completion Rate' }).getByRole('link')
  expect(await rate.innerText()).toMatch(/^50 %\s+1 of 2 due, 1 still open today$/)
  await rate.click()
  const rows = page.getByRole('dialog', { name: 'Completion Rate' })
  await rows.getByRole('listitem').filter({ hasText: 'Morning stretch' }).getByText('Done').waitFor()
  await rows.getByRole('listitem').filter({ hasText: 'Focus Work Block' }).getByText('Open').waitFor()
  await rows.getByText('2 rows').waitFor()

  await page.reload()
  await rows.getByText('Morning stretch').waitFor()
  await page.keyboard.press('Escape')
  await rows.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('rows=')

  for (const [name, title] of [
    [/^Work: 1 task, 100 %/, 'Completed: Work'],
    [/^Career & Work: 1 of 2 done/, 'Career & Work'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('dialog', { name: title }).getByText('Morning stretch').waitFor()
    await page.keyboard.press('Escape')
  }
  await rate.click()
  await rows.getByRole('link', { name: 'Focus Work Block' }).click()
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
})

test('a long list of rows comes page by page', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (let n = 1; n <= 60; n += 1)
    await person.post('/api/tasks', aTask({ title: `Step ${n}`, scheduled_date: today() }))
  await page.goto('/analytics?rows=completion_rate')
  const rows = page.getByRole('dialog', { name: 'Completion Rate' })
  await rows.getByText('60 rows').waitFor()
  expect(await rows.getByRole('listitem').count()).toBe(50)
  await rows.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(60)
})

test('the chart is one stop of Tab: arrows move along it, and Enter opens a day', async () => {
  const { page, person } = await world.enter('/theme.js')
  await doneToday(person, { title: 'Morning stretch' })
  await page.goto('/analytics?period=month')
  const bar = page.getByRole('link', { name: `${dayInWords(today())}: 1 completed, 1 planned` })
  await bar.focus()
  expect(await page.locator('[data-mark][tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('Home')
  expect(await focusedName(page)).toMatch(/^\w+ 1 \w+: /)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  expect(await page.locator('[data-mark]').last().evaluate(isFocused)).toBe(true)
  await bar.press('Enter')
  const rows = page.getByRole('dialog', { name: `Completed: ${dayInWords(today())}` })
  await rows.getByText('Morning stretch').waitFor()

  const table = page.getByRole('table', { name: 'Completed tasks by day', includeHidden: true })
  const line = table.getByRole('row', { name: `${dayInWords(today())} 1 1`, includeHidden: true })
  expect(await line.count()).toBe(1)
})

test('previous and next move week, month and year, and the address keeps them', async () => {
  const { page } = await world.enter('/analytics')
  const { from, to } = thisWeek()
  const shown = page.getByRole('heading', { level: 2 }).first()
  await expect.poll(() => shown.innerText()).toBe(rangeInWords(thisWeek()))
  expect(await page.getByRole('button', { name: 'Next week' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Previous week' }).click()
  const before = rangeInWords({ from: addDays(from, -7), to: addDays(to, -7) })
  await expect.poll(() => shown.innerText()).toBe(before)
  expect(new URL(page.url()).searchParams.get('at')).toBe(addDays(from, -7))
  await page.reload()
  await expect.poll(() => shown.innerText()).toBe(before)
  await page.getByRole('button', { name: 'This week' }).click()
  await expect.poll(() => shown.innerText()).toBe(rangeInWords(thisWeek()))
  await page.goBack()
  await expect.poll(() => shown.innerText()).toBe(before)

  await page.getByRole('tab', { name: 'Year' }).click()
  await expect.poll(() => shown.innerText()).toBe(addDays(from, -7).slice(0, 4))
  expect(await page.getByRole('link', { name: /^(January|December) .*planned$/ }).count()).toBe(2)
  await page.goto('/analytics?period=year&at=9999-12-31')
  await expect.poll(() => shown.innerText()).toBe(today().slice(0, 4))
})

test('while a period is on its way, the heading is that of the figures that are shown', async () => {
  const { page } = await world.enter('/analytics')
  const shown = page.getByRole('heading', { level: 2 }).first()
  await page.getByText('Nothing was due.', { exact: true }).waitFor()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/analytics?period=year*', async (route) => {
    await answered.promise
    return route.continue()
  })
  await page.getByRole('tab', { name: 'Year' }).click()
  await page.locator('[role=tabpanel] [aria-busy=true]').waitFor()
  expect(await shown.innerText()).toBe(rangeInWords(thisWeek()))
  answered.resolve()
  await expect.poll(() => shown.innerText()).toBe(today().slice(0, 4))
})

test('what there is no figure for is a sentence, and nothing is drawn for it', async () => {
  const { page } = await world.enter('/analytics')
  const rate = page.getByRole('region', { name: 'Completion Rate' })
  await rate.getByText('Nothing was due.', { exact: true }).waitFor()
  expect(await rate.getByRole('link').count()).toBe(0)
  await page.getByText('Nothing completed yet in this period.').waitFor()
  await page.getByText(/^Not enough to say yet/).waitFor()
  await page.getByText(/^No completed task of this period was timed/).waitFor()
  await page.getByText(/^No focus time in this period/).waitFor()
  await page.getByText(/^Nothing stands out/).waitFor()
  const drawn = page.locator('figure rect:not([class*=track])')
  expect(await drawn.count()).toBe(0)
  expect(await page.getByText(/NaN|undefined|null/).count()).toBe(0)
})

test('hours and insights speak once there is enough, and say what they rest on', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (let n = 1; n <= 10; n += 1) await doneToday(person, { title: `Step ${n}` })
  for (let week = 1; week <= 5; week += 1) {
    const missed = { scheduled_date: addDays(today(), -7 * week) }
    for (const scheduled_time of ['09:00', '10:00'])
      await person.post('/api/tasks', aTask({ title: `Plan ${week}`, ...missed, scheduled_time }))
  }
  await page.goto('/analytics')
  const insights = page.getByRole('region', { name: 'Insights' })
  await insights.getByText('100 % of what you finished belongs to Work.').waitFor()
  await insights.getByText(/^Tip:/).waitFor()
  const from = insights.getByRole('listitem').filter({ hasText: 'Main category' }).getByRole('link')
  expect(await from.innerText()).toBe('From 10 tasks')
  await from.click()
  await page.getByRole('dialog', { name: 'Main category' }).getByText('10 rows').waitFor()
  await page.keyboard.press('Escape')

  const cell = page.getByRole('gridcell', { name: /09:00: 0 % of 5 tasks done on their date$/ })
  await cell.focus()
  await page
    .getByText(await focusedName(page))
    .first()
    .waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await focusedName(page)).toMatch(/10:00: 0 % of 5 tasks done on their date$/)
})

test('a card is saved as CSV', async () => {
  const { page, person } = await world.enter('/theme.js')
  await doneToday(person, { title: '=1+1, said "so"' })
  await page.goto('/analytics')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Tasks Completed as CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^date,kind,id,title,category,domain_id,state,seconds\r\n/)
  expect(text).toContain(`"'=1+1, said ""so"""`)
})

test('a definition is shown on hover, focus and tap, and Escape closes it', async () => {
  const { page } = await world.enter('/analytics')
  const button = page.getByRole('button', { name: 'What is Focus Hours?' })
  const tip = page.getByText('Hours on the timer, each interval on the date on which it began.')
  await button.hover()
  await tip.waitFor()
  await tip.hover()
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Tasks Completed' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await tip.waitFor()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
})

test('what is done on another device shows at once, also in the rows', async () => {
  const { page, person } = await world.enter('/analytics')
  const completed = page.getByRole('region', { name: 'Tasks Completed' }).getByRole('link')
  await expect.poll(() => completed.innerText()).toBe('0')
  await doneToday(person, { title: 'Elsewhere' })
  await expect.poll(() => completed.innerText()).toBe('1')
  await completed.click()
  const rows = page.getByRole('dialog', { name: 'Tasks Completed' })
  await rows.getByText('Elsewhere').waitFor()
  await doneToday(person, { title: 'And again' })
  await rows.getByText('And again').waitFor()
})

test.each([
  [0, 'Sun'],
  [1, 'Mon'],
  [6, 'Sat'],
])('a week that begins on %i shows %s first', async (week_start, first) => {
  const { page, person } = await world.enter('/theme.js')
  await person.patch('/api/profile', { week_start })
  await page.goto('/analytics')
  await expect.poll(() => page.locator('[data-mark="0"]').first().innerText()).toContain(first)
})

test.each(['ar-EG', 'ja-JP'])('a browser in %s shows the same figures', async (locale) => {
  const person = await world.server.signUp()
  await doneToday(person, { title: 'Morning stretch' })
  const page = await world.openWindow(person, '/theme.js', { locale })
  await page.goto('/analytics')
  const rate = page.getByRole('region', { name: 'Completion Rate' }).getByRole('link')
  expect(await rate.innerText()).toMatch(/^100 %\s+1 of 1 due$/)
  await page.getByRole('link', { name: `${dayInWords(today())}: 1 completed, 1 planned` }).waitFor()
})

test.each([
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['on a phone', { width: 390, height: 844 }],
])('%s no tab and no period scrolls sideways', async (_, viewport) => {
  const { page, person } = await world.enter('/theme.js')
  await doneToday(person, { title: 'Undiscriminatingly long words' })
  await page.setViewportSize(viewport)
  for (const query of ['period=week', 'period=month', 'period=year', 'tab=domains', 'rows=tasks_completed']) {
    await page.goto(`/analytics?${query}`)
    await page.getByRole('link', { name: /Career & Work: / }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBe(viewport.width)
  }
})

test('in a month on a phone every column offers 44 px to a finger', async () => {
  const person = await world.server.signUp()
  const page = await world.openWindow(person, '/theme.js', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/analytics?period=month')
  const columns = page.locator('a[data-mark]')
  await columns.first().waitFor()
  const sizes = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  for (const { width, height } of sizes)
    expect(Math.min(Math.round(width), height)).toBeGreaterThanOrEqual(44)
})

test('the year is drawn within 100 ms', async () => {
  const { page, person } = await world.enter('/theme.js')
  await doneToday(person, { title: 'Morning stretch' })
  await page.goto('/analytics?period=year')
  const title = page.getByRole('heading', { name: 'Yearly Progress' })
  await title.waitFor()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('tab', { name: 'Week' }).click()
    await page.getByRole('heading', { name: 'Weekly Progress' }).waitFor()
    times.push(await page.getByRole('tab', { name: 'Year' }).evaluate(pressAndPaint))
    await title.waitFor()
  }
  expect(Math.min(...times)).toBeLessThan(100) // the machine of a test does other things as well
})

async function doneToday(person: TestPerson, fields: { title: string }) {
  const task = aTask({ ...fields, scheduled_date: today(), scheduled_time: null })
  await person.post('/api/tasks', task)
  await person.act(task.id ?? '', 'complete')
}

const isFocused = (element: Element) => element === document.activeElement

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('title') ?? focused?.getAttribute('aria-label') ?? ''
  })
}

/** Milliseconds from a click to the end of the next frame. */
function pressAndPaint(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now()
    button.click()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
  })
}
