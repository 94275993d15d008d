import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { Availability } from '#shared/planning/availability.ts'
import { FreeTimePage } from '#shared/planning/placing/freeTime.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('the dialog of a task shows what, when, how long and how often; the rest is folded unless it says something', async () => {
  const { page, person } = await world.enter('/dashboard?view=week')
  await page.getByRole('button', { name: 'New Task' }).click()
  const dialog = page.getByRole('dialog')
  for (const label of ['Title', 'Date', 'Time', 'Duration (minutes)', 'Repeat'])
    await dialog.getByLabel(label, { exact: true }).waitFor()
  const folded = ['Category', 'Priority', 'XP', 'Accountability', 'Due date', 'Description']
  for (const label of folded) expect(await dialog.getByLabel(label, { exact: true }).isVisible()).toBe(false)
  await dialog.getByText('More details').click()
  for (const label of folded) await dialog.getByLabel(label, { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  const task = aTask({ title: 'With a description', description: 'By the river', scheduled_date: today() })
  await person.post('/api/tasks', task)
  await page.goto(`/dashboard?view=week&task=${task.id}`)
  await dialog.getByLabel('Description').waitFor()
})

test('a move offers today, tomorrow, next week and the next free slot, each with one click', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  const task = aTask({ title: 'Left over', scheduled_date: addDays(today(), -3), scheduled_time: '09:15' })
  await person.post('/api/tasks', task)
  const moveTo = async (name: RegExp) => {
    await page.getByRole('button', { name: 'More for Left over' }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name }).click()
  }
  const plan = async () => {
    const { items } = await read(TaskPage, person.get('/api/tasks?query=left+over'))
    return `${items[0]?.scheduled_date} ${items[0]?.scheduled_time}`
  }
  await page.getByRole('button', { name: '1 left from earlier' }).click()
  await moveTo(/^Tomorrow/)
  await expect.poll(plan).toBe(`${addDays(today(), 1)} 09:15`)
  await moveTo(/^Today/)
  await expect.poll(plan).toBe(`${today()} 09:15`)
  await moveTo(/^Next week/)
  // Their week begins on Sunday, and the Monday in it is meant.
  await expect.poll(plan).toBe(`${addDays(weekOf(today(), 0).to, 2)} 09:15`)
  const { items } = await read(
    FreeTimePage,
    person.get(`/api/free-time?minutes=60&hours=work&limit=1&except=${task.id}`),
  )
  await moveTo(/^Next free slot/)
  await expect.poll(plan).toBe(`${items[0]?.date} ${items[0]?.start}`)
})

test('the next free slot and found times keep to the hours of the person; without a connection they say so', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda', WORKS_OFFLINE)
  const tomorrow = addDays(today(), 1)
  await worksOnlyAtNight(person, tomorrow)
  await person.post(
    '/api/tasks',
    aTask({ title: 'Taken', scheduled_date: tomorrow, scheduled_time: '03:00', estimated_duration: 15 }),
  )
  await person.post('/api/tasks', aTask({ title: 'Wanted', scheduled_date: today(), estimated_duration: 60 }))
  await page.reload()

  await page.getByRole('button', { name: 'More for Wanted' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const move = page.getByRole('dialog', { name: /^Move/ })
  await move.getByRole('button', { name: 'Next free slot' }).getByText('03:30').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Wanted', exact: true }).first().focus()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  const found = dialog.getByRole('group', { name: 'Free times' }).getByRole('button')
  await found.filter({ hasText: '03:30' }).click()
  expect(await found.count()).toBe(1)
  expect(await dialog.getByLabel('Date', { exact: true }).inputValue()).toBe(tomorrow)
  expect(await dialog.getByLabel('Time', { exact: true }).inputValue()).toBe('03:30')
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  await dialog.getByRole('alert').getByText('Free times need a connection.').waitFor()
  await page.context().setOffline(false) // it looks again by itself
  await found.filter({ hasText: '03:30' }).waitFor()
})

test('the time that a task has already is free for it', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  const tomorrow = addDays(today(), 1)
  await worksOnlyAtNight(person, tomorrow)
  const place = { scheduled_date: tomorrow, scheduled_time: '03:30', estimated_duration: 60 }
  await person.post('/api/tasks', aTask({ title: 'Own', ...place }))
  await page.reload()
  await page.getByRole('button', { name: 'More for Own' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const move = page.getByRole('dialog', { name: /^Move/ })
  await move.getByRole('button', { name: 'Next free slot' }).getByText('03:00').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Own', exact: true }).first().focus()
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  await dialog.getByRole('group', { name: 'Free times' }).getByRole('button', { name: /03:00/ }).click()
  expect(await dialog.getByLabel('Time', { exact: true }).inputValue()).toBe('03:00')
})

/** A Wednesday far from today. */
const DATE = '2032-03-03'
const WEEK = `/dashboard?view=week&date=${DATE}`

test('a task is drawn over free slots, its title typed there with the grammar of quick add', async () => {
  const { page, person } = await world.enter(WEEK)
  await draw(page, '10:30', '12:00')
  const panel = page.getByRole('dialog', { name: 'New task, Wednesday 3 March, 10:30' })
  await panel.getByLabel('New task').fill('Gym #health !high')
  await panel.getByRole('button', { name: /Health, from/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Gym/ }).waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Gym'))
  await expect.poll(() => planOf(person)).toEqual(['Gym 2032-03-03 10:30 90 health high'])
})

test('More options opens the dialog with what was drawn and typed; a cancelled drawing leaves nothing', async () => {
  const { page, person } = await world.enter(WEEK)
  await draw(page, '14:00', '13:00')
  const panel = page.getByRole('dialog', { name: 'New task, Wednesday 3 March, 13:00' })
  await panel.getByLabel('New task').fill('Read for 45m')
  await panel.getByRole('button', { name: 'More options' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Read')
  expect(await dialog.getByLabel('Time').inputValue()).toBe('13:00')
  expect(await dialog.getByLabel('Duration (minutes)').inputValue()).toBe('45')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => planOf(person)).toEqual(['Read 2032-03-03 13:00 45 learning medium'])
  await draw(page, '16:00', '17:00', async () => page.keyboard.press('Escape'))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** Draws in the Wednesday from one slot to the beginning of another. */
async function draw(page: Page, from: string, to: string, before = async () => {}) {
  const slot = (time: string) => page.locator(`[data-time="${time}"] [role=gridcell]`).nth(3)
  await slot(from).hover()
  await page.waitForTimeout(500) // its code comes when the pointer does
  const [begin, end] = [await areaOf(slot(from)), await areaOf(slot(to))]
  await page.mouse.move(begin.x + 20, begin.y + 4)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + (to > from ? -1 : 1), { steps: 6 })
  await before()
  await page.mouse.up()
}

async function planOf(person: TestPerson): Promise<string[]> {
  const { items } = await read(TaskPage, person.get('/api/tasks?from=2032-03-01&to=2032-03-07'))
  return items.map((task) =>
    [
      task.title,
      task.scheduled_date,
      task.scheduled_time,
      task.estimated_duration,
      task.category,
      task.priority,
    ].join(' '),
  )
}

/** From 03:00 to 05:00 of one date, and at no other time. */
async function worksOnlyAtNight(person: TestPerson, date: string) {
  const usual = await read(Availability, person.get('/api/availability'))
  const night = { date, work: [['03:00', '05:00']], personal: [] }
  const none = Array.from({ length: 7 }, () => [])
  const only = { ...usual, work: none, personal: none, exceptions: [night] }
  expect((await person.put('/api/availability', only)).status).toBe(200)
}
