import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Availability } from '#shared/planning/availability.ts'
import { Plan, PlanPage } from '#shared/planning/plan.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aTask, read } from '#server/testing.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { isDayYoung, openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const tomorrow = () => addDays(today(), 1)
const dayView = () => `/dashboard?view=day&date=${tomorrow()}`

test('one Enter accepts what is proposed for the leftovers, and Ctrl+Z takes it back', async () => {
  const { page, person } = await enter(['09:00', '10:00'])
  await leaveOver(person, ['Report', 'Letters', 'Taxes'])
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByText('3 left from earlier').waitFor()
  await bar.getByRole('button', { name: 'Plan them for me' }).focus()
  await page.keyboard.press('Enter')
  await bar.getByText(/^2 placed, .*; 1 does not fit$/).waitFor()
  await expect.poll(() => ghostsOn(page)).toEqual(['09:00–09:30', '09:30–10:00'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Accept')
  expect((await placesOf(person)).filter((place) => place.startsWith(tomorrow()))).toEqual([])

  await page.keyboard.press('Enter')
  await page.getByText('2 tasks have new times').first().waitFor()
  const moved = (await placesOf(person)).filter((place) => place.startsWith(tomorrow()))
  expect(moved.map((place) => place.slice(11, 16))).toEqual(['09:00', '09:30'])
  await bar.getByText('1 left from earlier').waitFor()
  await expect.poll(() => page.locator('[data-drop=slots] [data-task]').count()).toBe(2)
  expect(await ghostsOn(page)).toEqual([])

  await page.keyboard.press('Control+z')
  await page.getByText('Undone: 2 tasks are back where they were').first().waitFor()
  await bar.getByText('3 left from earlier').waitFor()
  expect((await placesOf(person)).filter((place) => place.startsWith(tomorrow()))).toEqual([])
})

test('the agenda shows what is proposed as lines; what is left alone changes nothing', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await page.setViewportSize({ width: 390, height: 844 })
  await leaveOver(person, ['Report', 'Letters'])
  await page.goto('/dashboard?view=agenda')
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Plan them for me' }).click()
  await bar.getByText(/^2 placed/).waitFor()
  await page.locator('[data-ghost]').filter({ hasText: 'Report' }).getByText('09:00–09:30').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await bar.getByRole('button', { name: 'Leave it' }).click()
  await page.locator('[data-ghost]').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '2 left from earlier' }).waitFor()
  await expect
    .poll(async () => (await read(PlanPage, person.get('/api/plans?status=refused'))).items.length)
    .toBe(1)
})

test('leftovers are moved to today at once, or some are chosen to be planned', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveOver(person, ['Report', 'Letters'])
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Move to today' }).click()
  await page.getByText('2 tasks moved to today').first().waitFor()
  await bar.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await placesOf(person)).map((place) => place.slice(0, 10)))
    .toEqual([today(), today()])
  await page.getByRole('button', { name: 'Undo' }).click()
  await bar.getByRole('button', { name: 'Choose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Left from earlier' })
  await dialog.getByRole('checkbox', { name: 'Letters' }).uncheck()
  await dialog.getByRole('button', { name: 'Plan them for me' }).click()
  await bar.getByText(/^1 placed/).waitFor()
  await expect.poll(() => ghostsOn(page)).toEqual(['09:00–09:30'])
  await bar.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit the plan' })
  await editor.getByRole('region', { name: /^Plan/ }).waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await placesOf(person))[1]).toBe(`${tomorrow()} 09:00 Report`)
})

test.skipIf(isDayYoung)('what is counted is what is planned: also what was missed today', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveOver(person, ['Report'])
  const early = { title: 'Gym', scheduled_date: today(), scheduled_time: '00:00', estimated_duration: 15 }
  await person.post('/api/tasks', aTask(early))
  await page.goto('/dashboard?view=agenda')
  const bar = barOf(page)
  await page.getByRole('button', { name: '1 left from earlier' }).waitFor()
  await bar.getByText('2 to plan anew').waitFor()
  await page.goto(dayView())
  await bar.getByText('1 left from earlier, 2 to plan anew').waitFor()
  await bar.getByRole('button', { name: 'Plan them for me' }).click()
  await bar.getByText(/^2 placed/).waitFor()
  await bar.getByRole('button', { name: 'Leave it' }).click()
  await bar.getByRole('button', { name: 'Move to today' }).click()
  await bar.waitFor({ state: 'detached' })
  await expect.poll(() => placesOf(person)).toContain(`${today()} null Gym`)
})

test('what is proposed is dragged to another time before it is accepted', async () => {
  const { page, person, bar } = await enterWithProposal()
  const ghost = page.locator('[data-ghost]')
  await ghost.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await areaOf(ghost)
  const at = { x: x + width / 2, y: y + 4 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y + 2 * height, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => ghostsOn(page)).toEqual(['10:00–10:30'])
  await bar.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await placesOf(person)).at(-1)).toBe(`${tomorrow()} 10:00 Report`)
})

test('what was missed twice may be half the size; what was missed three times is asked about', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  const [twice, thrice] = await leaveOver(person, ['Report', 'Letters'])
  await missAgain(person, [twice ?? '', thrice ?? ''])
  await missAgain(person, [thrice ?? ''])
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Plan them for me' }).click()
  await bar.getByText(/^1 placed, .*; 1 to decide$/).waitFor()
  const row = (title: string) => bar.getByRole('listitem').filter({ hasText: `“${title}”` })
  await row('Report').getByText('was missed for the second time').waitFor()
  await row('Letters').getByText('was missed for the third time').waitFor()
  await row('Report').getByRole('button', { name: 'Half the size: 15 min' }).click()
  await expect.poll(() => ghostsOn(page)).toEqual(['09:00–09:15'])
  await row('Letters').getByRole('button', { name: 'Plan it again' }).click()
  await bar.getByText(/^2 placed, [^;]*$/).waitFor()
  await row('Letters').getByRole('button', { name: 'Leave it out' }).click()
  await bar.getByText(/^1 placed, [^;]*$/).waitFor()
  await bar.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('1 task has a new time').first().waitFor()
  const report = await read(Task, person.get(`/api/tasks/${twice}`))
  expect([report.scheduled_date, report.estimated_duration]).toEqual([tomorrow(), 15])
})

test('a time that was taken meanwhile is named and nothing is moved; planned again it fits', async () => {
  const { page, person, bar } = await enterWithProposal()
  const taken = {
    title: 'Dentist',
    scheduled_date: tomorrow(),
    scheduled_time: '09:00',
    estimated_duration: 60,
  }
  await person.post('/api/tasks', aTask(taken))
  await bar.getByRole('button', { name: 'Accept' }).click()
  await bar.getByRole('alert').getByText('“Report” has lost its time to something else').waitFor()
  await bar.getByRole('button', { name: 'Plan again' }).click()
  await expect.poll(() => ghostsOn(page)).toEqual(['10:00–10:30'])
  await bar.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('1 task has a new time').first().waitFor()
})

test('without a connection planning says so, and the tasks stay', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveOver(person, ['Report'])
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByText('1 left from earlier').waitFor()
  await page.context().setOffline(true)
  await bar.getByRole('button', { name: 'Plan them for me' }).click()
  await bar.getByRole('alert').getByText('Planning needs a connection').waitFor()
  await bar.getByText('1 left from earlier').waitFor()
})

test('more than twenty come to today only after a question, and one Undo takes them back', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveMany(person, 24)
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByText('24 left from earlier').waitFor()
  await bar.getByRole('button', { name: 'Move to today' }).click()
  const question = page.getByRole('alertdialog', { name: 'Move 24 tasks to today?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await bar.getByText('24 left from earlier').waitFor()
  await bar.getByRole('button', { name: 'Move to today' }).click()
  await question.getByRole('button', { name: 'Move 24 tasks' }).click()
  await page.getByText('24 tasks moved to today').first().waitFor()
  await bar.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await bar.getByText('24 left from earlier').waitFor()
})

test('more than a plan holds are moved in batches while the page goes on, and one Undo takes all back', async () => {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveMany(person, 230)
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByText('230 left from earlier').waitFor()
  await bar.getByRole('button', { name: 'Plan the latest 200 for me' }).waitFor()
  await bar.getByRole('button', { name: 'Move to today' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move 230 tasks' }).click()
  await bar.getByText(/^Moving 230 tasks/).waitFor()
  await page.getByText('230 tasks moved to today').first().waitFor({ timeout: 60_000 })
  await bar.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await page.getByText('Undone: 230 tasks are back where they were').first().waitFor({ timeout: 60_000 })
  await bar.getByText('230 left from earlier').waitFor()
}, 180_000)

/** Somebody who has time tomorrow alone, without pauses and limits. */
async function enter(window: [string, string]) {
  const { page, person } = await world.enter('/theme.js')
  const usual = await read(Availability, person.get('/api/availability'))
  const none = Array.from({ length: 7 }, () => [])
  const put = await person.put('/api/availability', {
    ...usual,
    work: none,
    personal: none,
    exceptions: [{ date: tomorrow(), work: [window], personal: [] }],
    buffer_minutes: 0,
    daily_capacity: { work: null, personal: null },
  })
  expect(put.status).toBe(200)
  return { page, person }
}

/** Tasks of half an hour that were planned for days before. @returns their ids */
async function leaveOver(person: TestPerson, titles: readonly string[]): Promise<string[]> {
  const tasks = titles.map((title, at) =>
    aTask({
      title,
      scheduled_date: addDays(today(), at - 5),
      scheduled_time: '10:00',
      estimated_duration: 30,
    }),
  )
  for (const task of tasks) await person.post('/api/tasks', task)
  return tasks.map(({ id }) => id)
}

/** Leaves many tasks of one time, as steps of plans that were accepted. */
async function leaveMany(person: TestPerson, count: number) {
  const rows = Array.from({ length: count }, (_, at) =>
    aTask({ title: `Old ${at}`, scheduled_date: addDays(today(), -3), scheduled_time: null }),
  )
  for (let from = 0; from < count; from += 200) {
    const changes = rows.slice(from, from + 200).map((row) => ({ kind: 'create_task', row }))
    const { id } = await read(Plan, person.post('/api/plans', { changes }))
    await person.post(`/api/plans/${id}/accept`, { anyway: true })
  }
}

/** Plans tasks anew, and lets them be missed once more. */
async function missAgain(person: TestPerson, ids: readonly string[]) {
  const plan = await read(Plan, person.post('/api/plans', { replan: ids }))
  const items = plan.items.map(({ id }) => id)
  expect((await person.post(`/api/plans/${plan.id}/accept`, { items })).status).toBe(200)
  for (const id of ids)
    await person.patch(`/api/tasks/${id}`, { scheduled_date: addDays(today(), -2), scheduled_time: '10:00' })
}

const barOf = (page: Page) => page.getByRole('group', { name: 'What was left' })

async function ghostsOn(page: Page): Promise<string[]> {
  const texts = await page.locator('[data-ghost]').allTextContents()
  return texts.flatMap((text) => /\d\d:\d\d–\d\d:\d\d/.exec(text)?.[0] ?? []).toSorted()
}

async function placesOf(person: TestPerson): Promise<string[]> {
  const { items } = await read(
    TaskPage,
    person.get(`/api/tasks?from=${addDays(today(), -9)}&to=${addDays(today(), 9)}`),
  )
  return items.map((task) => `${task.scheduled_date} ${task.scheduled_time} ${task.title}`).toSorted()
}

/** Somebody whose report was left, with its new place proposed on tomorrow's morning. */
async function enterWithProposal() {
  const { page, person } = await enter(['09:00', '12:00'])
  await leaveOver(person, ['Report'])
  await page.goto(dayView())
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Plan them for me' }).click()
  await expect.poll(() => ghostsOn(page)).toEqual(['09:00–09:30'])
  return { page, person, bar }
}
