import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { type Task, TaskPage } from '#shared/tasks/task.ts'
import { areaOf, drag, middleOf, touch } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** A Wednesday far from today; its week runs from Sunday 28 February to Saturday 6 March. */
const DATE = '2032-03-03'
const WEEK = `/dashboard?view=week&date=${DATE}`

test('a click on a free slot opens the dialog with its date and time, and Create puts the task there', async () => {
  const { page, person } = await onCalendar(WEEK)
  await slot(page, 3, '10:30').click()
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  expect(await dialog.getByLabel('Date', { exact: true }).inputValue()).toBe(DATE)
  expect(await dialog.getByLabel('Time').inputValue()).toBe('10:30')
  expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true)

  await dialog.getByLabel('Title').fill('Morning Planning Session')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await box(page, 'Morning Planning Session').waitFor()
  await expect.poll(() => planOf(person)).toEqual(['Morning Planning Session 2032-03-03 10:30 60'])
})

test('the slots are walked by arrows, Enter opens a field in place, and Space or its More options the dialog', async () => {
  const { page } = await onCalendar(WEEK)
  await slot(page, 1, '09:00').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const cell = page.getByRole('gridcell', { name: 'Tuesday 2 March, 09:30: free' })
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  const expectSlot = async () => {
    expect(await dialog.getByLabel('Date', { exact: true }).inputValue()).toBe('2032-03-02')
    expect(await dialog.getByLabel('Time').inputValue()).toBe('09:30')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await cell.press('Space')
  await expectSlot()
  await page.waitForFunction(() => document.activeElement?.role === 'gridcell')
  await cell.press('Enter')
  await page
    .getByRole('dialog', { name: 'New task, Tuesday 2 March, 09:30' })
    .getByRole('button', { name: 'More options' })
    .click()
  await expectSlot()
})

test('what was typed survives a closed dialog until it is created', async () => {
  const { page } = await onCalendar(WEEK)
  await page.getByRole('button', { name: 'New Task' }).click()
  await page.getByLabel('Title').fill('Half a thought')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'New Task' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought')
  await page.getByRole('button', { name: 'Start over' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
})

test('a task is dragged to another day and slot with the mouse, and Undo brings it back', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  await drag(page, box(page, 'Focus Work Block'), slot(page, 5, '11:00'))
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-05 11:00 60'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-03 09:00 60'])
})

test('Escape takes a drag back, and less than four pixels are a click', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  const { x, y } = await middleOf(box(page, 'Focus Work Block'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 90, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 3)
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'Focus Work Block' }).waitFor()
  expect(await planOf(person)).toEqual(['Focus Work Block 2032-03-03 09:00 60'])
})

test('the lower edge makes a task longer in steps of fifteen minutes', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  const area = await areaOf(box(page, 'Focus Work Block'))
  const quarter = area.height / 4
  await page.mouse.move(area.x + 20, area.y + area.height - 3)
  await page.mouse.down()
  await page.mouse.move(area.x + 20, area.y + area.height - 3 + 3 * quarter, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-03 09:00 105'])
})

test('M moves a task by the arrow keys, each step is announced, and Enter drops it', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  await box(page, 'Focus Work Block').focus()
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByText('Thursday 4 March, 10:00 to 11:00').waitFor()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Moved to Thursday 4 March, 10:00 to 11:15').waitFor()
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-04 10:00 75'])
})

test('Escape leaves a task where the keys found it', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  await box(page, 'Focus Work Block').focus()
  for (const key of ['m', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
  await page.getByText('Back where it was.').waitFor()
  expect(await planOf(person)).toEqual(['Focus Work Block 2032-03-03 09:00 60'])
})

test('the menu moves a task by naming its date and time', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:17' }))
  await box(page, 'Focus Work Block').click()
  await page.getByRole('button', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Move/ })
  expect(await dialog.getByLabel('Time').inputValue()).toBe('09:17')
  await dialog.getByLabel('Date').fill('2032-03-06')
  await dialog.getByLabel('Time').selectOption('16:30')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-06 16:30 60'])
})

test('a task past midnight stands on both days', async () => {
  const late = aTask({
    title: 'Night shift',
    scheduled_date: DATE,
    scheduled_time: '22:30',
    estimated_duration: 180,
  })
  const { page } = await onCalendar(WEEK, late)
  await box(page, 'Night shift').first().waitFor()
  expect(await day(page, 'Wednesday 3 March').getByRole('button', { name: 'Night shift' }).count()).toBe(1)
  expect(await day(page, 'Thursday 4 March').getByRole('button', { name: 'Night shift' }).count()).toBe(1)
})

test('tasks that overlap stand side by side, and what finds no room is counted and listed', async () => {
  const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
    aTask({ title, scheduled_date: DATE, scheduled_time: '09:00' }),
  )
  const { page } = await onCalendar(WEEK, ...five)
  await page.locator('[data-bench=task]').first().waitFor()
  const lefts = await Promise.all(
    (await day(page, 'Wednesday 3 March').locator('[data-task]').all()).map(
      async (each) => (await areaOf(each)).x,
    ),
  )
  expect(new Set(lefts).size).toBe(3)
  await page.getByRole('button', { name: '2 more between 09:00 and 10:00' }).click()
  await page.getByRole('dialog', { name: 'More at this time' }).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: 'Complete' }).waitFor()
})

test('a month drag keeps the time, and "+n more" opens the day', async () => {
  const tasks = ['08:00', '09:00', '10:00', '11:00'].map((scheduled_time) =>
    aTask({ title: `At ${scheduled_time}`, scheduled_date: DATE, scheduled_time }),
  )
  const { page, person } = await onCalendar(`/dashboard?view=month&date=${DATE}`, ...tasks)
  await drag(page, box(page, 'At 09:00'), page.locator('[data-drop=day][data-date="2032-03-17"]'))
  await expect.poll(() => planOf(person)).toContain('At 09:00 2032-03-17 09:00 60')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: '+2 more' }).click()
  await page.getByRole('tab', { name: 'Day', selected: true }).waitFor()
  await page.waitForURL(`**/dashboard?view=day&date=${DATE}`)
})

test('a task becomes unscheduled and comes back', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  const tray = page.getByRole('complementary', { name: 'Unscheduled' })
  await drag(page, box(page, 'Focus Work Block'), tray)
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block null null 60'])
  await drag(page, tray.getByRole('button', { name: 'Focus Work Block' }), slot(page, 2, '10:00'))
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-02 10:00 60'])
})

test('the dialog edits, and delete asks first and can be undone', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  await box(page, 'Focus Work Block').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByLabel('Title').fill('Deep Work Block')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => planOf(person)).toEqual(['Deep Work Block 2032-03-03 09:00 60'])

  await box(page, 'Deep Work Block').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Are you sure you want to delete this task?').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await box(page, 'Deep Work Block').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await box(page, 'Deep Work Block').waitFor()
})

test('the timer runs in the box, and Complete strikes it through', async () => {
  const { page } = await onCalendar(
    '/dashboard?view=day',
    aTask({ scheduled_date: today(), scheduled_time: '09:00' }),
  )
  await box(page, 'Focus Work Block').click()
  const panel = page.getByRole('dialog', { name: 'Focus Work Block' })
  await panel.getByRole('button', { name: 'Start' }).click()
  await panel.getByRole('timer').waitFor()
  await panel.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Task completed! You earned').first().waitFor()
  await page.getByRole('button', { name: 'Focus Work Block, 09:00 to 10:00, completed, Work' }).waitFor()
})

test('view and date are in the address, and back leads back', async () => {
  const { page } = await onCalendar(WEEK)
  await page.getByRole('heading', { name: '29 February – 6 March 2032' }).waitFor()
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('heading', { name: '7 – 13 March 2032' }).waitFor()
  await page.waitForURL('**/dashboard?view=week&date=2032-03-10')
  await page.getByRole('tab', { name: 'Month' }).click()
  await page.waitForURL('**/dashboard?view=month&date=2032-03-10')
  await page.goBack()
  await page.getByRole('heading', { name: '7 – 13 March 2032' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '29 February – 6 March 2032' }).waitFor()
})

test('weeks that are only passed through are no stops on the way back', async () => {
  const { page } = await onCalendar(WEEK)
  await page.getByRole('heading', { name: '29 February – 6 March 2032' }).waitFor()
  await page.evaluate(async () => {
    for (let week = 0; week < 3; week += 1) {
      document.querySelector<HTMLElement>('[data-bench=next]')?.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await page.getByRole('heading', { name: '21 – 27 March 2032' }).waitFor()
  await page.waitForURL('**/dashboard?view=week&date=2032-03-24')
  await page.goBack()
  await page.getByRole('heading', { name: '29 February – 6 March 2032' }).waitFor()
})

test("a week begins on the person's own first day, and today says so", async () => {
  const { page, person } = await onCalendar('/theme.js')
  await person.patch('/api/profile', { week_start: 1 })
  await page.goto('/dashboard?view=week')
  const heads = page.getByRole('region', { name: 'Week' }).getByRole('button', { name: /tasks?$/ })
  await heads
    .first()
    .and(page.getByRole('button', { name: /Monday/ }))
    .waitFor()
  await page.getByRole('button', { name: /^Today, / }).waitFor()
  await page.locator('[data-now]').waitFor()
})

test('a phone begins with the agenda, and its narrow grid is named by its three days', async () => {
  const { page } = await onCalendar('/theme.js')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'No tasks found' }).waitFor()
  await page.getByText('Create your first task to get started!').waitFor()
  await page.getByRole('button', { name: 'Calendar view: Agenda' }).click()
  await page.getByRole('menuitemradio', { name: '3 days' }).click()
  await page.getByRole('grid').waitFor()
  expect(await page.getByRole('row').first().getByRole('gridcell').count()).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a finger that rests drags a task; one that moves at once scrolls', async () => {
  const { page, person } = await onCalendar(WEEK, aTask({ scheduled_date: DATE, scheduled_time: '09:00' }))
  const from = await middleOf(box(page, 'Focus Work Block'))
  const to = await middleOf(slot(page, 4, '10:00'))
  await touch(page, from, to, 0)
  expect(await planOf(person)).toEqual(['Focus Work Block 2032-03-03 09:00 60'])
  await box(page, 'Focus Work Block').scrollIntoViewIfNeeded()
  await touch(
    page,
    await middleOf(box(page, 'Focus Work Block')),
    await middleOf(slot(page, 4, '10:00')),
    500,
  )
  await expect.poll(() => planOf(person)).toEqual(['Focus Work Block 2032-03-04 10:00 60'])
})

test('of a repeating task a drag asks which ones, and moves them', async () => {
  const gym = aTask({
    title: 'Gym',
    scheduled_date: DATE,
    scheduled_time: '09:00',
    recurrence: { rrule: 'FREQ=DAILY;COUNT=3', from: 'schedule' },
  })
  const { page, person } = await onCalendar(WEEK, gym)
  await drag(page, day(page, 'Thursday 4 March').getByRole('button', { name: 'Gym' }), slot(page, 4, '11:00'))
  await page.getByRole('radio', { name: /This and following/ }).check()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect
    .poll(() => planOf(person))
    .toEqual(['Gym 2032-03-03 09:00 60', 'Gym 2032-03-04 11:00 60', 'Gym 2032-03-05 11:00 60'])
})

/** Somebody with some tasks, who looks at the calendar. */
async function onCalendar(path: string, ...tasks: ReturnType<typeof aTask>[]) {
  const { page, person } = await world.enter('/theme.js')
  for (const task of tasks) await person.post('/api/tasks', task)
  await page.goto(path)
  return { page, person }
}

const box = (page: Page, title: string) => page.locator('[data-bench=task]', { hasText: title })
const day = (page: Page, name: string) => page.getByRole('group', { name })

/** A half-hour slot of the shown week; days count from 0. */
function slot(page: Page, dayIndex: number, time: string): Locator {
  return page.locator(`[role=row][data-time="${time}"] [role=gridcell]`).nth(dayIndex)
}

/** Every task of a person, as title, date, time and minutes. */
async function planOf(person: TestPerson): Promise<string[]> {
  const planned = await read(TaskPage, person.get('/api/tasks?from=2032-01-01&to=2032-12-31'))
  const waiting = await read(TaskPage, person.get('/api/tasks'))
  const inWords = (task: Task) =>
    `${task.title} ${task.scheduled_date} ${task.scheduled_time} ${task.estimated_duration}`
  return [...planned.items, ...waiting.items].map(inWords).toSorted()
}
