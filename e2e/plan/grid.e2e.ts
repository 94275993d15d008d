import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { dayInWords } from '#shared/time/format.ts'
import { DATE, onCalendar, WEEK } from '#e2e/testing/farWeek.ts'
import { areaOf, middleOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a task says its title, time, status and category, and comes before the free slots', async () => {
  const { page, ids, person } = await onCalendar(world, WEEK, {
    title: 'Morning run',
    scheduled_time: '07:00',
    estimated_duration: 45,
    category: 'fitness',
  })
  await person.act(ids[0] ?? '', 'complete')
  await page.reload()
  const run = page.getByRole('button', {
    name: 'Morning run, 07:00 to 07:45, completed, Fitness',
    exact: true,
  })
  await run.waitFor()
  const isBefore = await run.evaluate((box) => {
    const grid = document.querySelector('[role=grid]')
    return grid && (box.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(isBefore).toBe(true)
  const headings = page.getByRole('region', { name: 'Week' }).getByRole('heading', { level: 3 })
  expect(await headings.allInnerTexts()).toEqual([
    'Sunday 29 February',
    'Monday 1 March',
    'Tuesday 2 March',
    'Wednesday 3 March',
    'Thursday 4 March',
    'Friday 5 March',
    'Saturday 6 March',
  ])
})

test('Tab enters the free slots today at the present time, and the tasks at what goes on or comes next', async () => {
  const { page } = await onCalendar(
    world,
    '/dashboard?view=week',
    { title: 'All day long', scheduled_date: today(), scheduled_time: '00:00', estimated_duration: 1440 },
    { title: 'Gone by', scheduled_date: '2020-01-01' },
  )
  const slot = page.locator('[role=gridcell][tabindex="0"]')
  await page.locator('[data-task][tabindex="0"]').waitFor()
  expect(await slot.count()).toBe(1)
  const [earliest, minutes] = [new Date(), (date: Date) => date.getUTCHours() * 60 + date.getUTCMinutes()]
  await slot.focus()
  const name = (await slot.getAttribute('aria-label')) ?? ''
  const time = /, (\d\d):(\d\d):/.exec(name)
  expect(name).toContain(dayInWords(today()))
  expect(minutes(earliest) - (Number(time?.[1]) * 60 + Number(time?.[2]))).toBeLessThan(30)
  expect(await page.locator('[data-task][tabindex="0"]').getAttribute('aria-label')).toContain('All day long')
})

test('a month is one stop for Tab; arrows lead through its days and tasks, and on into the next month', async () => {
  const { page } = await onCalendar(
    world,
    `/dashboard?view=month&date=${DATE}`,
    { title: 'First' },
    { title: 'Second', scheduled_time: '11:00' },
  )
  const month = page.getByRole('region', { name: 'Month' })
  await month.getByRole('button', { name: /^First/ }).waitFor()
  expect(await month.locator('button:not([tabindex="-1"])').count()).toBe(1)
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName)
  await month.locator('button[tabindex="0"]').focus()
  expect(await focused()).toBe('Wednesday 3 March, 2 tasks')
  for (const [key, name] of [
    ['ArrowDown', 'First, 09:00 to 10:00, Work'],
    ['ArrowDown', 'Second, 11:00 to 12:00, Work'],
    ['ArrowDown', 'Wednesday 10 March, 0 tasks'],
    ['ArrowUp', 'Second, 11:00 to 12:00, Work'],
    ['ArrowLeft', 'Tuesday 2 March, 0 tasks'],
    ['Home', 'Sunday 29 February, 0 tasks'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focused(), key).toBe(name)
  }
  expect(await month.locator('button:not([tabindex="-1"])').count()).toBe(1)
  await page.keyboard.press('ArrowUp')
  await expect.poll(focused).toBe('Sunday 22 February, 0 tasks')
})

test('each day says how much it asks for, and warns above what it has room for', async () => {
  const { page } = await onCalendar(
    world,
    WEEK,
    { scheduled_time: '09:00', estimated_duration: 150 },
    { scheduled_time: null, estimated_duration: 60 },
    { scheduled_date: '2032-03-04', estimated_duration: 495 },
  )
  const head = (name: string) => page.getByRole('region', { name: 'Week' }).getByRole('button', { name })
  const light = head('Wednesday 3 March, 3 h 30 min to do, 2 tasks')
  await light.getByText('3 h 30', { exact: true }).waitFor()
  const heavy = head('Thursday 4 March, 8 h 15 min to do, more than 8 h, 1 task')
  await heavy.getByText('▲ 8 h 15').waitFor()
  await head('Friday 5 March, 0 tasks').waitFor()
})

test('another week opens at its earliest task, an empty one at eight, and columns count what lies beyond', async () => {
  const { page } = await onCalendar(
    world,
    WEEK,
    { title: 'Noon', scheduled_time: '12:00' },
    { title: 'Night owl', scheduled_time: '22:30' },
    { title: 'Before dawn', scheduled_date: '2032-03-09', scheduled_time: '04:30' },
  )
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.reload()
  await page.getByRole('button', { name: '1 later, Wednesday 3 March' }).waitFor()
  expect(await hourAtTop(page)).toBe('12:00')

  await page.getByRole('button', { name: '1 later, Wednesday 3 March' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toContain('Night owl')
  expect(await isInSight(page, 'Night owl')).toBe(true)
  const earlier = page.getByRole('button', { name: '1 earlier, Wednesday 3 March' })
  expect(await earlier.innerText()).toBe('▲ 1 earlier')
  expect(await page.getByRole('button', { name: /later, / }).count()).toBe(0)
  await earlier.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toContain('Noon')
  expect(await isInSight(page, 'Noon')).toBe(true)

  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect.poll(() => hourAtTop(page)).toBe('08:00')
  for (let week = 0; week < 2; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: /^Before dawn/ }).waitFor()
  await expect.poll(() => hourAtTop(page)).toBe('04:30')
})

test('a free night is one row that opens on press; a task in it is never folded away', async () => {
  const { page } = await onCalendar(world, WEEK, {
    title: 'Feed',
    scheduled_date: '2032-03-10',
    scheduled_time: '03:30',
  })
  const rows = page.getByRole('row')
  const night = page.getByRole('button', { name: 'Show 00:00 to 06:00' })
  await night.waitFor()
  expect(await rows.count()).toBe(36)
  expect((await areaOf(night)).height).toBeLessThanOrEqual(44)
  await night.press('Enter')
  expect(await rows.count()).toBe(48)
  const fold = page.getByRole('button', { name: 'Fold 00:00 to 06:00' })
  expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true)
  await fold.press('Enter')
  expect(await rows.count()).toBe(36)

  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Show 00:00 to 03:00' }).waitFor()
  const [box, row] = [
    await areaOf(page.getByRole('button', { name: /^Feed, 03:30/ })),
    await areaOf(page.locator('[role=row][data-time="03:30"]')),
  ]
  expect(Math.abs(box.y - row.y)).toBeLessThan(2)
})

test('what is dragged over a folded night opens it and can be dropped there', async () => {
  const { page, person, ids } = await onCalendar(world, WEEK, { title: 'Late flight' })
  const flight = page.getByRole('button', { name: /^Late flight/ })
  await flight.waitFor()
  await page.getByRole('region', { name: 'Week' }).evaluate((week) => week.scrollTo(0, 0))
  const from = await areaOf(flight)
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + 6)
  await page.mouse.down()
  await page.mouse.move(x, (await middleOf(page.getByRole('button', { name: 'Show 00:00 to 06:00' }))).y, {
    steps: 8,
  })
  const two = page.locator('[role=row][data-time="02:00"]')
  await two.waitFor()
  await page.mouse.move(x, (await areaOf(two)).y + 6, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(async () => (await (await person.get(`/api/tasks/${ids[0]}`)).json()).scheduled_time)
    .toBe('02:00')
  await page.getByRole('button', { name: /^Late flight, 02:00/ }).waitFor()
})

test('what is done or of other categories can be hidden, and the address keeps it', async () => {
  const { page, person, ids } = await onCalendar(
    world,
    WEEK,
    { title: 'Swim', category: 'health' },
    { title: 'Report', scheduled_time: '11:00' },
    { title: 'Read', scheduled_time: '13:00', category: 'health' },
    { title: 'Someday', scheduled_date: null, scheduled_time: null },
  )
  await person.act(ids[0] ?? '', 'complete')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  const shown = async () => {
    const names = await page.locator('[data-task]').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))
    return names.map((name) => name?.split(',')[0] ?? '').toSorted((a, b) => a.localeCompare(b))
  }
  await expect.poll(shown).toEqual(['Read', 'Report', 'Someday', 'Swim'])
  await page.getByRole('button', { name: 'Filter' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('checkbox', { name: 'Health' }).check()
  await expect.poll(shown).toEqual(['Read', 'Swim'])
  await panel.getByRole('checkbox', { name: 'Hide done' }).check()
  await expect.poll(shown).toEqual(['Read'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.waitForURL('**/dashboard?view=week&date=2032-03-10&done=hidden&category=health')
  await page.goto(`${WEEK}&done=hidden&category=health`)
  await expect.poll(shown).toEqual(['Read'])
  await page.getByRole('button', { name: 'Filter, some tasks are hidden' }).click()
  await panel.getByRole('button', { name: 'Show all tasks' }).click()
  await expect.poll(shown).toEqual(['Read', 'Report', 'Someday', 'Swim'])
  expect(new URL(page.url()).search).toBe(`?view=week&date=${DATE}`)
})

/** The time of the first slot that is wholly below the heads of the days. */
async function hourAtTop(page: Page): Promise<string | undefined> {
  return await page.getByRole('region', { name: 'Week' }).evaluate((week) => {
    const edge = week.firstElementChild?.getBoundingClientRect().bottom ?? 0
    const rows = [...week.querySelectorAll<HTMLElement>('[role=row]')]
    return rows.find((row) => row.getBoundingClientRect().top >= edge - 1)?.dataset.time
  })
}

async function isInSight(page: Page, title: string): Promise<boolean> {
  const box = await areaOf(page.getByRole('button', { name: new RegExp(`^${title},`) }))
  const week = await areaOf(page.getByRole('region', { name: 'Week' }))
  return box.y > week.y + 60 && box.y + box.height <= week.y + week.height + 1
}
