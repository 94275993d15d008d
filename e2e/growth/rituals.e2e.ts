import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { pageSchema } from '#shared/entity/row.ts'
import { Ritual } from '#shared/rituals/ritual.ts'
import { Task } from '#shared/tasks/task.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PHONE = { width: 390, height: 844 }
const ritualsOf = async (person: TestPerson) =>
  (await read(pageSchema(Ritual), person.get('/api/rituals'))).items
const task = async (person: TestPerson, title: string, more: object = {}) =>
  read(
    Task,
    person.post('/api/tasks', {
      ...aTask({ title, scheduled_date: today(), scheduled_time: null }),
      ...more,
    }),
  )
const taskOf = (person: TestPerson, { id }: { id: string }) => read(Task, person.get(`/api/tasks/${id}`))

/** By the card that says what is to be done now. */
async function openRitual(page: Page, name: string) {
  const now = page.getByRole('region', { name: 'Now' })
  await now.getByRole('button').last().click()
  await page.getByRole('dialog', { name: 'Now' }).getByRole('button', { name }).click()
}

test('in the morning three tasks are chosen, and what the day has no room for is moved', async () => {
  const { page, person } = await world.enter('/theme.js')
  const [report, garden] = [
    await task(person, 'Write the report', { estimated_duration: 300, priority: 'high' }),
    await task(person, 'Dig the garden', { estimated_duration: 240 }),
  ]
  const left = await task(person, 'Call the bank', {
    scheduled_date: addDays(today(), -1),
    estimated_duration: 30,
  })
  await page.goto('/dashboard')
  await openRitual(page, 'Plan the day')
  const plan = page.getByRole('dialog', { name: 'Morning plan' })
  await plan.getByText('9 h planned. That is 1 h more than a day has room for.').waitFor()
  await plan.getByRole('checkbox', { name: 'Dig the garden 4 h Does not fit' }).waitFor()
  await plan.getByRole('checkbox', { name: /Write the report/ }).check()
  await plan.getByRole('checkbox', { name: /Call the bank/ }).check()
  await plan.getByLabel('Move “Dig the garden”').selectOption('Tomorrow')
  await plan.getByText('5 h 30 min planned. 2 h 30 min are free.').waitFor()
  await plan.getByLabel('Intention for today (optional)').fill('Report before lunch')
  await plan.getByRole('button', { name: 'Start the day' }).click()
  await page.getByText('Morning plan saved. 2 tasks move.').first().waitFor()
  await expect
    .poll(async () => (await ritualsOf(person))[0])
    .toMatchObject({
      kind: 'morning_plan',
      intention: 'Report before lunch',
      task_ids: [report.id, left.id],
      skipped: false,
    })
  expect((await taskOf(person, garden)).scheduled_date).toBe(addDays(today(), 1))
  expect((await taskOf(person, left)).scheduled_date).toBe(today())
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(async () => (await taskOf(person, garden)).scheduled_date).toBe(today())
})

test('in the evening what is open goes on tomorrow, unless it stays, and one line is kept; without a network too', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const [open, stays] = [await task(person, 'Open task'), await task(person, 'Stays here')]
  await person.act((await task(person, 'Done task')).id, 'complete')
  await page.goto('/dashboard')
  await openRitual(page, 'Close the day')
  const close = page.getByRole('dialog', { name: 'Evening close' })
  await close.getByText('1 of 3 done').waitFor()
  await close.getByLabel('Move “Stays here”').selectOption('Stays')
  await close.getByLabel('One line about today (optional)').fill('Enough for today')
  await close.getByRole('radio', { name: 'Good' }).check()
  await page.context().setOffline(true)
  await close.getByRole('button', { name: 'Close the day' }).click()
  await page.getByText('Evening close saved. 1 task moves.').first().waitFor()
  expect(await ritualsOf(person)).toEqual([])
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await ritualsOf(person))[0])
    .toMatchObject({
      note: 'Enough for today',
      mood: 4,
      facts: { completed: 1, total: 3 },
    })
  expect((await taskOf(person, open)).scheduled_date).toBe(addDays(today(), 1))
  expect((await taskOf(person, stays)).scheduled_date).toBe(today())
})

test('the review gives the dashboard the week’s intention, and a ritual may be skipped', async () => {
  const { page, person } = await world.enter()
  await openRitual(page, 'Review the week')
  const review = page.getByRole('dialog', { name: 'Weekly review' })
  await review.getByLabel('Intention for the coming week').fill('Less, but better')
  await review.getByRole('button', { name: 'Save the review' }).click()
  await page.getByRole('main').getByText('Less, but better').waitFor()
  await openRitual(page, 'Plan the day')
  await page.getByRole('dialog', { name: 'Morning plan' }).getByRole('button', { name: 'Skip' }).click()
  await expect
    .poll(async () => (await ritualsOf(person)).map(({ kind, skipped }) => [kind, skipped]))
    .toEqual([
      ['morning_plan', true],
      ['weekly_review', false],
    ])
  const elsewhere = await world.openWindow(person)
  await elsewhere.getByRole('main').getByText('Less, but better').waitFor()
})

test('a device that is elsewhere is shown the intention when the review comes', async () => {
  const { page, person } = await world.enter()
  await page.getByRole('region', { name: 'Now' }).waitFor()
  const { from } = weekOf(today(), 0)
  await person.put(`/api/rituals/weekly_review/${from}`, { intention: 'Said elsewhere' })
  await page.getByRole('main').getByText('Said elsewhere').waitFor()
})

test('on a phone a word in the first line opens all of it, and the next task is started there', async () => {
  const { person } = await world.enter('/theme.js')
  await task(person, 'First of today')
  const page = await world.openWindow(person, '/theme.js')
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')
  const chip = page.getByRole('button', { name: /^Now/ })
  await chip.waitFor()
  const [line, date] = [await areaOf(chip), await areaOf(page.locator('main h1').first())]
  expect(Math.abs(line.y - date.y)).toBeLessThan(4)
  expect(Math.min(line.width, line.height)).toBeGreaterThanOrEqual(44)
  expect((await areaOf(page.getByRole('listitem', { name: 'First of today' }))).y).toBeLessThanOrEqual(170)
  await chip.click()
  const now = page.getByRole('dialog', { name: 'Now' })
  await now.getByRole('button', { name: 'Start First of today' }).click()
  await now.getByText('Nothing else is open for today.').waitFor() // the one that runs has its own bar
  await page.getByRole('region', { name: 'Running timer' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await now.waitFor({ state: 'detached' })
  expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('what is typed stays when another device saves the same ritual', async () => {
  const { page, person } = await world.enter('/dashboard')
  await openRitual(page, 'Close the day')
  const close = page.getByRole('dialog', { name: 'Evening close' })
  const line = close.getByLabel('One line about today (optional)')
  await line.fill('Slept well')
  const path = `/api/rituals/evening_close/${today()}`
  const isFetched = page.waitForResponse((response) => response.url().endsWith(path))
  await person.put(path, { note: 'From the phone' })
  await isFetched
  await page.waitForTimeout(300)
  expect(await line.inputValue()).toBe('Slept well')
})
