import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { quickAdd } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'
const HOUR = 60 * 60 * 1000

test.each([
  ['without a date', null],
  ['of a year to come', '2032-06-01'],
  ['of a year gone by', '2025-06-01'],
])('a timer that was forgotten for thirteen hours is asked about, also on a task %s', async (_, date) => {
  const { page, person } = await world.enter('/theme.js')
  const task = await createdBy(person, { title: 'Forgotten', scheduled_date: date })
  await person.act(task.id, 'start', new Date(Date.now() - 13.1 * HOUR))
  await page.goto('/dashboard?view=week')
  const question = page.getByRole('alertdialog', { name: 'Is this timer right?' })
  await question.getByText('“Forgotten” has been running for 13 h').waitFor()
  await question.getByRole('button', { name: 'Drop this time' }).click()
  await expect
    .poll(async () => await read(Task, person.get(`/api/tasks/${task.id}`)))
    .toMatchObject({ status: 'pending', elapsed_seconds: 0 })
})

test.each([['Pause'], ['Complete']])(
  'a new level is not celebrated while a timer runs, but after %s',
  async (ending) => {
    const { page, person } = await world.enter('/theme.js')
    const running = await createdBy(person, { title: 'Deep work', scheduled_date: today() })
    await createdBy(person, { title: 'Big one', scheduled_date: today(), xp_reward: 120 })
    await person.act(running.id, 'start')
    await page.goto(AGENDA)
    const row = page.getByRole('listitem', { name: 'Deep work' })
    await row.getByRole('timer').waitFor()
    await page.getByRole('listitem', { name: 'Big one' }).getByRole('button', { name: 'Complete' }).click()
    await page.getByText('Task completed! You earned 120 XP!').first().waitFor()
    await expect.poll(async () => (await person.get('/api/xp-ledger')).json()).toMatchObject({ items: [{}] })
    await page.waitForTimeout(500)
    expect(await page.getByText('You reached level 2').count()).toBe(0)
    await row.getByRole('button', { name: ending }).click()
    const moment = page.getByRole('region', { name: 'Notifications' }).getByText('You reached level 2')
    await moment.waitFor()
    expect(await page.locator('output').filter({ hasText: 'You reached level 2' }).count()).toBe(1)
  },
)

/** A Wednesday far from today; its week runs from Sunday 28 February to Saturday 6 March. */
const WEDNESDAY = '2032-03-03'
const WEEK = `/dashboard?view=week&date=${WEDNESDAY}`

test('a task that was moved to another day by keys keeps the focus', async () => {
  const { page } = await onWeek({ title: 'Moved' })
  await box(page, 'Moved').focus()
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page
    .getByRole('group', { name: 'Thursday 4 March' })
    .getByRole('button', { name: /^Moved/ })
    .waitFor()
  await expect.poll(() => focused(page)).toBe('Moved, 09:00 to 10:00, Work')
})

test('Start in the popover leaves the focus on its button, and Escape on the task', async () => {
  const { page } = await onWeek({ title: 'Begun' })
  await box(page, 'Begun').press('Enter')
  const panel = page.getByRole('dialog', { name: 'Begun' })
  await panel.getByRole('button', { name: 'Start' }).press('Enter')
  await panel.getByRole('timer').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pause')
  await page.getByRole('status').filter({ hasText: 'Started: Begun' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Begun, 09:00 to 10:00, running, Work')
})

test('of a deleted task the neighbour takes the focus, and gives it back when the deletion is undone', async () => {
  const { page } = await onWeek({ title: 'Deleted' }, { title: 'Neighbour', scheduled_time: '11:00' })
  await box(page, 'Deleted').focus()
  const remove = async () => {
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await box(page, 'Deleted').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Neighbour, 11:00 to 12:00, Work')
  }
  await remove()
  await page.keyboard.press('Control+z')
  await expect.poll(() => focused(page)).toBe('Deleted, 09:00 to 10:00, Work')
  await remove()
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter')
  await expect.poll(() => focused(page)).toBe('Deleted, 09:00 to 10:00, Work')
})

test('the only task leaves the focus to the free slots when it is deleted', async () => {
  const { page } = await onWeek({ title: 'Alone' })
  await box(page, 'Alone').focus()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell')
})

test('arrows across the edge of the week lead to the nearest task of the next, and back', async () => {
  const { page } = await onWeek(
    { title: 'Last', scheduled_date: '2032-03-06' },
    { title: 'Early', scheduled_date: '2032-03-07', scheduled_time: '06:00' },
    { title: 'Near', scheduled_date: '2032-03-07', scheduled_time: '10:00' },
  )
  await box(page, 'Last').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Near, 10:00 to 11:00, Work')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page)).toBe('Last, 09:00 to 10:00, Work')
})

test('an arrow into a week without tasks leads to its free slots', async () => {
  const { page } = await onWeek({ title: 'Last', scheduled_date: '2032-03-06' })
  await box(page, 'Last').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: '7 – 13 March 2032' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell')
})

test('an arrow into a week without tasks leads to its free slots', async () => {
  const { page } = await onWeek({ title: 'Last', scheduled_date: '2032-03-06' })
  await box(page, 'Last').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: '7 – 13 March 2032' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell')
})

test.each([
  ['in the plan', 'Pay rent today 11:00', 'Pay rent, 11:00 to 12:00, Finance'],
  ['among the unscheduled', 'Pay rent', 'Pay rent, 1 h, Finance'],
])('a task that was added by N %s has the focus at once', async (_, line, name) => {
  const { page } = await world.enter('/dashboard?view=week')
  await page.setViewportSize({ width: 1440, height: 900 })
  await quickAdd(page, line)
  await expect.poll(() => focused(page)).toBe(name)
})

test('a task that is completed by a key keeps the focus, hidden ones leave it to their neighbour', async () => {
  const { page } = await onWeek({ title: 'Done' }, { title: 'Next', scheduled_time: '11:00' })
  await box(page, 'Done').focus()
  await page.keyboard.press('x')
  await expect.poll(() => focused(page)).toBe('Done, 09:00 to 10:00, completed, Work')
  await page.goto(`${WEEK}&done=hidden`)
  await box(page, 'Next').focus()
  await page.keyboard.press('x')
  await box(page, 'Next').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell')
})

/** Somebody with tasks on a Wednesday at nine, unless they say otherwise, who looks at its week. */
async function onWeek(...tasks: Parameters<typeof aTask>[0][]) {
  const { page, person } = await world.enter('/theme.js')
  for (const fields of tasks)
    await person.post('/api/tasks', aTask({ scheduled_date: WEDNESDAY, scheduled_time: '09:00', ...fields }))
  await page.goto(WEEK)
  await page.locator('[data-bench=task]').first().waitFor()
  return { page, person }
}

const box = (page: Page, title: string) => page.locator('[data-bench=task]', { hasText: title })

/** The name of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel)

const createdBy = (person: TestPerson, fields: Parameters<typeof aTask>[0]) =>
  read(Task, person.post('/api/tasks', aTask({ scheduled_time: null, ...fields })))
