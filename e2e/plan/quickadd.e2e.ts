import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { shortDay } from '#shared/time/names.ts'
import { faults } from '#e2e/testing/axe.ts'
import { keepSession, openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

type Person = Awaited<ReturnType<typeof world.enter>>['person']
const Listed = z.object({ items: z.array(Task) })

test('one line becomes a task with everything that was said', async () => {
  const { page, person } = await world.enter()
  const line = await openQuickAdd(page)
  await line.pressSequentially('Gym in 3 days 7am for 45m #health !high xp:30')
  const date = addDays(today(), 3)
  await expectChips(page, [shortDay(date, today()), '07:00', '45 min', 'Health', 'High priority', '30 XP'])
  await page.getByText(`Gym — ${shortDay(date, today())}, 07:00 to 07:45`).waitFor()
  await line.press('Enter')

  await told(page, /^Task added to/)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect
    .poll(() => tasksOn(person, date))
    .toMatchObject([
      {
        title: 'Gym',
        scheduled_time: '07:00',
        estimated_duration: 45,
        category: 'health',
        priority: 'high',
        xp_reward: 30,
      },
    ])
})

test('what is typed right after N is in the line, however long the line takes to come', async () => {
  const context = await world.openBrowser()
  const page = await context.newPage()
  await page.route('**/QuickAdd*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/theme.js')
  await keepSession(page, await world.sessionOf(await world.server.signUp()))
  await page.goto('/dashboard?view=week')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.type('nMeet Adam tomorroww')
  await page.keyboard.press('Backspace')
  const line = page.getByRole('textbox', { name: 'New task' })
  await line.waitFor()
  await page.keyboard.type(' 5pm')
  expect(await line.inputValue()).toBe('Meet Adam tomorrow 5pm')
  expect(new URL(page.url()).search).toBe('?view=week')
  await context.close()
})

test('everyday words stay in the title, the day leaves it, and a day that was refused keeps its time', async () => {
  const { page } = await world.enter()
  const line = await openQuickAdd(page)
  const tomorrow = shortDay(addDays(today(), 1), today())
  await line.fill('Walk dog tomorrow 7am')
  await expectChips(page, [tomorrow, '07:00'])
  await page.getByText(`Walk dog — ${tomorrow}, 07:00`).waitFor()
  await line.fill('Move it to friday 9am')
  await page.getByText('Move it to friday 9am — unscheduled').waitFor()
  expect(await page.getByRole('list', { name: 'Understood' }).count()).toBe(0)
})

test('a category that nobody chose follows the words, then what the person chose for them', async () => {
  const { page, person } = await world.enter()
  const guessed = page.getByRole('dialog').locator('[data-category]')
  const line = await openQuickAdd(page)
  await line.fill('Buy milk')
  expect(await guessed.getAttribute('data-category')).toBe('personal')
  await line.fill('Zumbarella #fitness tomorrow')
  expect(await guessed.getAttribute('data-category')).toBe('fitness')
  await line.press('Enter')
  await told(page, /^Task added to/)
  await openQuickAdd(page)
  await line.fill('Zumbarella with Ann')
  expect(await guessed.getAttribute('data-category')).toBe('fitness')
  await line.press('Enter')
  await expect
    .poll(() => tasksIn(person, ''))
    .toMatchObject([{ title: 'Zumbarella with Ann', category: 'fitness' }])
})

test('chips go by click, by Backspace behind them and by Delete on them, and their words stay', async () => {
  const { page } = await world.enter()
  const line = await openQuickAdd(page)
  await line.pressSequentially('Read tomorrow for 45m #learning')
  await line.press('Backspace')
  await expectChips(page, [shortDay(addDays(today(), 1), today()), '45 min'])
  expect(await line.inputValue()).toBe('Read tomorrow for 45m #learning')

  await chip(page, '45 min').click()
  await chip(page, shortDay(addDays(today(), 1), today())).focus()
  await page.keyboard.press('Delete')
  await page.getByText('Read tomorrow for 45m #learning — unscheduled').waitFor()
  expect(await line.evaluate((field) => field === document.activeElement)).toBe(true)

  await line.press('Backspace')
  expect(await line.inputValue()).toBe('Read tomorrow for 45m #learnin')
})

test('quotes keep words, and a task without a date is unscheduled', async () => {
  const { page, person } = await world.enter()
  const line = await openQuickAdd(page)
  await line.fill('Buy "sun lotion tomorrow"')
  expect(await page.getByRole('list', { name: 'Understood' }).count()).toBe(0)
  await line.press('Enter')
  await told(page, 'Task added to Unscheduled')
  await page
    .getByRole('button', { name: /^Buy sun lotion tomorrow/ })
    .first()
    .waitFor()
  await expect.poll(() => tasksIn(person, '')).toMatchObject([{ title: 'Buy sun lotion tomorrow' }])
})

test('a line without words of its own cannot be added, and says nothing wrong', async () => {
  const { page } = await world.enter()
  const line = await openQuickAdd(page)
  await line.fill('tomorrow 7am')
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add task' })
  expect(await add.isDisabled()).toBe(true)
  await line.press('Enter')
  expect(await line.inputValue()).toBe('tomorrow 7am')
})

test('several pasted lines become the tasks that were ticked', async () => {
  const { page, person } = await world.enter()
  const line = await openQuickAdd(page)
  await paste(page, '- Gym tomorrow 7am\n- Call Mark tomorrow\n\n- Leave this one out')
  const tasks = page.getByRole('list', { name: 'Tasks to make' })
  expect(await tasks.getByRole('checkbox').count()).toBe(3)
  expect(await tasksOn(person, addDays(today(), 1))).toEqual([])
  await tasks.getByRole('checkbox', { name: /Leave this one out/ }).uncheck()
  await page.getByRole('button', { name: 'Add 2 tasks' }).click()
  await told(page, '2 tasks added')
  const titles = async () => (await tasksOn(person, addDays(today(), 1))).map(({ title }) => title).toSorted()
  await expect.poll(titles).toEqual(['Call Mark', 'Gym'])
  expect(await line.count()).toBe(0)

  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await toasts.getByText("Undone: 'Gym' and 1 more are in the trash").waitFor()
  expect(await toasts.getByText('2 tasks added').count()).toBe(0)
  await expect.poll(titles).toEqual([])
  await page.keyboard.press('Control+Shift+z')
  await toasts.getByText("Redone: 'Gym' and 1 more are back on").waitFor()
  await expect.poll(titles).toEqual(['Call Mark', 'Gym'])
})

test('Show leads to where a pasted list went', async () => {
  const { page } = await world.enter()
  await openQuickAdd(page)
  const date = addDays(today(), 40)
  await paste(page, `- Buy tickets ${date}\n- Pack ${addDays(date, 1)}`)
  await page.getByRole('button', { name: 'Add 2 tasks' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: /^Buy tickets,/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('date')).toBe(date)
})

test('pasted lines can also be one task, and too many are refused without loss', async () => {
  const { page } = await world.enter()
  const line = await openQuickAdd(page)
  await line.fill('Plan')
  await paste(page, 'the trip\nto Lisbon')
  await page.getByRole('button', { name: 'Make it one task' }).click()
  expect(await line.inputValue()).toBe('Plan the trip to Lisbon')
  await line.focus()
  await paste(page, Array.from({ length: 101 }, (_, at) => `line ${at}`).join('\n'))
  await page.getByText('These are 101 lines. Paste at most 100 at once.').waitFor()
  expect(await line.inputValue()).toBe('Plan the trip to Lisbon')
})

test('changes of what was understood are spoken, and nothing in the dialog is an accessibility fault', async () => {
  const { page } = await world.enter()
  const line = await openQuickAdd(page)
  await line.fill('Gym #health for 45m')
  await page.getByRole('status').filter({ hasText: 'Health, 45 min' }).waitFor({ state: 'attached' })
  expect(await faults(page)).toEqual([])
})

test('on a touch screen every chip is large enough for a finger', async () => {
  const { person } = await world.enter()
  const phone = await world.openWindow(person)
  const context = await phone
    .context()
    .browser()
    ?.newContext({
      baseURL: world.baseURL,
      locale: 'en-GB',
      storageState: await phone.context().storageState(),
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    })
  const page = await context?.newPage()
  if (!page) throw new Error('No window was opened')
  await page.goto('/dashboard')
  const line = await openQuickAdd(page)
  await line.fill('Gym tomorrow 7am for 45m #health !high')
  for (const box of await page.getByRole('list', { name: 'Understood' }).getByRole('button').all()) {
    const { height = 0 } = (await box.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  }
  await chip(page, 'Health').tap()
  await page.getByText('Gym #health —').waitFor()
})

async function openQuickAdd(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  const line = page.getByRole('textbox', { name: 'New task' })
  await line.waitFor()
  await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true)
  return line
}

async function told(page: Page, words: string | RegExp) {
  await page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor()
}

async function expectChips(page: Page, labels: string[]) {
  const buttons = page.getByRole('list', { name: 'Understood' }).getByRole('button')
  await expect.poll(() => buttons.allInnerTexts()).toEqual(labels)
}

function chip(page: Page, label: string) {
  return page.getByRole('list', { name: 'Understood' }).getByText(label, { exact: true })
}

/** Pastes as the clipboard would, into what has the focus. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

const tasksOn = (person: Person, date: string) => tasksIn(person, `?from=${date}&to=${date}`)

async function tasksIn(person: Person, query: string): Promise<Task[]> {
  return Listed.parse(await (await person.get(`/api/tasks${query}`)).json()).items
}
