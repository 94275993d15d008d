import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { PlanPage } from '#shared/planning/plan.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const GOAL = 'Run 3 times a week for 30 minutes for 4 weeks'
const card = (page: Page) => page.getByRole('region', { name: /^Plan: / })
const rows = (page: Page) =>
  card(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
const tasksOf = async (person: TestPerson) =>
  (await (await person.get(`/api/tasks?from=${today()}&to=${addDays(today(), 40)}&limit=200`)).json()).items

async function propose(text = GOAL) {
  const { page, person } = await world.enter('/goal-wizard')
  await page.getByLabel('Your message').fill(text)
  await page.keyboard.press('Enter')
  await card(page).getByText('Proposal').waitFor()
  return { page, person }
}

test('a goal sentence becomes a proposal; nothing changes until it is accepted, and one undo takes it back', async () => {
  const { page, person } = await propose()
  expect(await tasksOf(person)).toEqual([])
  await card(page).getByRole('button', { name: 'Show all 13' }).click()
  expect(await card(page).getByRole('checkbox').count()).toBe(13)
  await card(page).getByRole('button', { name: 'Accept' }).click()
  await card(page).getByText('14 changes made.').waitFor() // the goal too
  expect(await tasksOf(person)).toHaveLength(13)
  await card(page).getByRole('button', { name: 'Undo' }).click()
  await card(page).getByText('Undone', { exact: true }).waitFor()
  expect(await tasksOf(person)).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await page.getByText('This was undone').waitFor()
  expect(asked.filter((path) => /^\/api\/tasks\/[\da-f-]{36}$/.test(path))).toEqual([]) // none of the thirteen
})

test('what is left out is not made; a step is changed by hand and keeps what it breaks in sight', async () => {
  const { page, person } = await propose()
  await card(page).getByRole('checkbox').nth(1).click()
  await card(page).getByRole('button', { name: 'Accept 12 of 13' }).waitFor()
  expect(await card(page).getByRole('checkbox').nth(1).isChecked()).toBe(false)
  await card(page)
    .getByRole('button', { name: /^About / })
    .first()
    .click()
  await card(page)
    .getByRole('button', { name: /^Change .*:/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change this step' })
  await dialog.getByLabel('Title').fill('Buy shoes')
  await dialog.getByLabel('Date').fill(addDays(today(), 2))
  await dialog.getByLabel('Time').fill('03:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card(page).getByText('Outside your hours').waitFor()
  await card(page).getByRole('button', { name: 'Accept 12 of 13' }).click()
  await card(page).getByText('13 changes made.').waitFor()
  const tasks = await tasksOf(person)
  expect(tasks).toHaveLength(12)
  expect(tasks).toContainEqual(
    expect.objectContaining({
      title: 'Buy shoes',
      scheduled_date: addDays(today(), 2),
      scheduled_time: '03:00',
    }),
  )
})

test('a step is dragged to another day of the small week', async () => {
  const { page } = await propose()
  await card(page).getByRole('button', { name: 'Beside my calendar' }).click()
  const boxes = card(page).getByRole('button', { name: /, \d\d:\d\d to \d\d:\d\d$/ })
  await boxes.first().waitFor()
  await card(page).getByRole('button', { name: 'Show all 13' }).click()
  const before = await rows(page).allInnerTexts()
  // Late on a Friday this week has room for one run only; the next one has all three.
  await card(page).getByRole('button', { name: 'Later week of the plan' }).click()
  const box = boxes.nth(1)
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' })) // clear of the foot that stays in sight
  const from = await box.boundingBox()
  if (!from) throw new Error('It is not on the screen')
  const aside = from.x > 700 ? -from.width : from.width
  await page.mouse.move(from.x + from.width / 2, from.y + 3)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + aside, from.y + 3, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => rows(page).allInnerTexts()).not.toEqual(before)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a time that was taken meanwhile is named, and the others can be accepted', async () => {
  const { page, person } = await propose()
  const { items } = await (await person.get('/api/plans')).json()
  const { row } = items[0].items[0]
  await person.post('/api/tasks', {
    ...aTask({ title: 'In the way' }),
    ...row,
    id: undefined,
    title: 'In the way',
  })
  await card(page).getByRole('button', { name: 'Accept' }).click()
  await card(page).getByRole('alert').getByText('has a time that is taken by now').waitFor()
  expect(await tasksOf(person)).toHaveLength(1)
  await card(page).getByRole('button', { name: 'Accept the others' }).click()
  await card(page).getByText('13 changes made.').waitFor()
})

test('what does not fit is said, and an offer makes it fit', async () => {
  const person = await world.server.signUp()
  const hours = (day: string[][]) => Array.from({ length: 7 }, () => day)
  await person.put('/api/availability', {
    work: hours([]),
    personal: hours([['09:00', '10:00']]),
    exceptions: [],
    buffer_minutes: 0,
    daily_capacity: { work: null, personal: null },
    min_chunk: 30,
    max_chunk: 120,
  })
  const page = await world.openWindow(person, '/goal-wizard')
  await page.getByLabel('Your message').fill('Paint once a week for 2 hours for 1 week')
  await page.keyboard.press('Enter')
  await card(page).getByRole('heading', { name: 'Does not fit' }).waitFor()
  await card(page).getByRole('button', { name: 'Shorten to 60 min' }).click()
  await card(page).getByRole('heading', { name: 'Does not fit' }).waitFor({ state: 'detached' })
  await card(page).getByRole('button', { name: 'Accept' }).click()
  await card(page).getByText('3 changes made.').waitFor()
})

test('what was left is planned anew: from where to where, and the task has its name', async () => {
  const person = await world.server.signUp()
  await person.post('/api/tasks', {
    ...aTask({ title: 'Sort the photos' }),
    scheduled_date: addDays(today(), -40), // a month that the plan does not know yet
    scheduled_time: '09:00',
  })
  const page = await world.openWindow(person, '/goal-wizard')
  await page.getByLabel('Your message').fill('Reschedule overdue tasks')
  await page.keyboard.press('Enter')
  const item = card(page).getByRole('listitem').filter({ hasText: 'Sort the photos' })
  await item.getByText(/09:00\s*→/).waitFor()
  await card(page).getByRole('button', { name: 'Accept' }).click()
  await card(page).getByText('1 change made.').waitFor()
  expect(await tasksOf(person)).toMatchObject([{ title: 'Sort the photos' }])
})

test('a proposal is refused', async () => {
  const { page, person } = await propose()
  await card(page).getByRole('button', { name: 'Not now' }).click()
  await card(page).getByText('Refused').waitFor()
  expect(await tasksOf(person)).toEqual([])
  expect(await card(page).getByRole('button', { name: 'Accept' }).count()).toBe(0)
})

test('what a goal sentence leaves open is asked, and the answer is taken', async () => {
  const { page } = await world.enter('/goal-wizard')
  await page.getByLabel('Your message').fill('I want to learn the violin')
  await page.keyboard.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation.getByText('By when do you want to be there?').waitFor()
  await page.getByLabel('Your message').fill('3 times a week, 30 minutes, for 2 weeks')
  await page.keyboard.press('Enter')
  await card(page).getByText('Proposal').waitFor()
})

test('a proposal whose time is over says so by itself, also where nothing was changed', async () => {
  const { page, person } = await propose()
  const [plan] = (await read(PlanPage, person.get('/api/plans'))).items
  if (!plan) throw new Error('There is no proposal')
  const soon = new Date(Date.now() + 3000)
  await world.server.db.query('update plans set expires_at = $2 where user_id = $1', [person.id, soon])
  await person.patch(`/api/plans/${plan.id}`, { title: 'Soon over' })
  await card(page).getByRole('heading', { name: 'Soon over' }).waitFor()
  await card(page).getByText('Expired', { exact: true }).waitFor()
  expect(await card(page).getByRole('button', { name: 'Accept' }).count()).toBe(0)
})

test('with keys alone: the focus goes on to what can be done next, and an answer is read from its beginning', async () => {
  const { page, person } = await propose()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect
    .poll(() => card(page).evaluate((element) => element.getBoundingClientRect().top > 0))
    .toBe(true)
  await card(page).getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Undo')
  await page.keyboard.press('Enter')
  await card(page).getByText('Undone', { exact: true }).waitFor()
  await expect.poll(() => card(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await tasksOf(person)).toEqual([])
})

test('in a low window the conversation keeps room to be read; on paper it is whole, without what is pressed', async () => {
  const { page } = await propose()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const clipped = () => conversation.evaluate((element) => element.scrollHeight - element.clientHeight)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect.poll(async () => (await conversation.boundingBox())?.height).toBeGreaterThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await clipped()).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect(await clipped()).toBeLessThanOrEqual(1)
  for (const name of ['Accept', 'Speak this message', 'Conversations'])
    expect(await page.getByRole('button', { name }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByLabel('Your message').isVisible()).toBe(false)
})
