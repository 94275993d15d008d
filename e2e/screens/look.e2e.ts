import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

async function gallery(): Promise<Page> {
  const page = await world.openDevice()
  await page.goto('/dev/gallery')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('the first stop of Tab skips to the content, and a new screen takes the focus to its heading', async () => {
  const { page } = await world.enter('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')

  await page.getByRole('link', { name: 'Achievements' }).press('Enter')
  await expect.poll(() => page.title()).toBe('Achievements · Goal Crusher')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('a dialog takes the focus to its first field and gives it back; a question begins with the harmless answer', async () => {
  const page = await gallery()
  await page.getByRole('button', { name: 'Open dialog' }).press('Enter')
  await page.getByRole('dialog', { name: 'Create New Task' }).waitFor()
  expect(await page.getByLabel('Title', { exact: true }).last().evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Open dialog')

  await page.getByRole('button', { name: 'Open question' }).press('Enter')
  await page.getByRole('alertdialog', { name: 'Delete task' }).waitFor()
  expect(await focused(page)).toBe('Cancel')
})

test('a menu is worked with arrows, first letters and Escape', async () => {
  const page = await gallery()
  const opener = page.getByRole('button', { name: 'More actions' })
  await opener.press('ArrowDown')
  await page.getByRole('menu', { name: 'More actions' }).waitFor()
  expect(await focused(page)).toContain('Edit')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Delete')
  await page.keyboard.press('e')
  expect(await focused(page)).toContain('Edit')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await opener.evaluate(isFocused)).toBe(true)

  await opener.click()
  await opener.click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await opener.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('Delete was chosen').first().waitFor()
})

test('tabs are one stop of Tab, and arrows choose', async () => {
  const page = await gallery()
  await page.getByRole('tab', { name: 'Week' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tab', { name: 'Month' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('End')
  await page.getByText('The agenda is shown here.').waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Open dialog')
})

test('rewards in a row are one line, F6 reaches its Undo, and a dialog makes a moment wait', async () => {
  const page = await gallery()
  const region = page.getByRole('region', { name: 'Notifications' })
  await page.getByRole('button', { name: 'Say a reward' }).click()
  await region.getByText('Task completed! You earned 25 XP!').waitFor()
  await page.getByRole('button', { name: 'Say a reward' }).click()
  await region.getByText('2 tasks, +50 XP').waitFor()
  await page.keyboard.press('F6')
  expect(await focused(page)).toBe('Undo')
  await page.keyboard.press('F6')
  expect(await focused(page)).toBe('Say a reward')

  await page.getByRole('button', { name: 'Celebrate a level' }).click()
  await region.getByText('You have earned 1,000 XP in all.').waitFor()
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await region.getByText('You have earned 1,000 XP in all.').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await region.getByText('You have earned 1,000 XP in all.').waitFor()
})

test('the look that somebody chose is there before the first paint, in every window', async () => {
  const { page } = await world.enter('/settings')
  await page.getByRole('radio', { name: 'Purple' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Reduced motion' }).check()
  const other = await page.context().newPage()
  await other.route('**/assets/**', (route) => route.abort()) // nothing of the app: the small file alone
  await other.goto('/')
  expect(
    await other.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset))),
  ).toMatchObject({
    mode: 'dark',
    theme: 'purple',
    motion: 'reduced',
  })
})

test('settings are kept on the server: name, day start with its sentence, and a refused handle', async () => {
  const { page, person } = await world.enter('/settings')
  await page.getByLabel('A day starts at').selectOption('04:00')
  await page.getByText(/^Tonight until 04:00 still counts as \w+day\.$/).waitFor()
  await page.getByLabel('A day starts at').selectOption('00:00')
  await page.getByText('A new day begins at midnight.').waitFor()
  await page.getByLabel('The week starts on').selectOption('Monday')
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Handle').fill('no spaces allowed')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('A handle is 3 to 20 small letters a to z, digits or _').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Grace Hopper')

  await page.getByLabel('Handle').fill(`grace_${process.pid}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile is saved.').first().waitFor()
  const profile = await (await person.get('/api/profile')).json()
  expect(profile).toMatchObject({ name: 'Grace Hopper', handle: `grace_${process.pid}`, week_start: 1 })
})

test('a deleted task waits in the trash and comes back', async () => {
  const { page, person } = await world.enter('/theme.js')
  const task = aTask({ title: 'Thrown away', scheduled_date: today() })
  await person.post('/api/tasks', task)
  await person.delete(`/api/tasks/${task.id}`)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Restore Thrown away' }).click()
  await page.getByRole('button', { name: 'Restore Thrown away' }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await person.get(`/api/tasks/${task.id}`)).status).toBe(200)
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Thrown away' }).waitFor()
})

test('achievements and analytics show what the person really did', async () => {
  const { page, person } = await world.enter('/theme.js')
  const task = aTask({
    title: 'Morning stretch',
    category: 'health',
    scheduled_date: today(),
    xp_reward: 120,
  })
  await person.post('/api/tasks', task)
  await person.act(task.id ?? '', 'complete')
  await page.goto('/achievements')
  await page.getByRole('meter', { name: 'Way to level 3' }).first().waitFor()
  await page.getByText('+120 XP').waitFor()
  await page.getByText('Today is kept.').waitFor()
  await page.goto('/analytics')
  await page.getByRole('link', { name: '100 % 1 of 1 due' }).waitFor()
  await page.getByText('Health has the most completed tasks, 1 of 1.').waitFor()
})

test('somebody who travelled is asked once, and may keep their zone or switch', async () => {
  const person = await world.server.signUp({ timezone: 'Asia/Tokyo' })
  const page = await world.openWindow(person)
  const banner = page.getByRole('complementary', { name: 'Time zone' })
  await banner.getByRole('button', { name: 'Keep Tokyo' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await banner.isVisible()).toBe(false)

  const second = await world.openWindow(person)
  await second.getByRole('button', { name: 'Switch to UTC' }).click()
  await second.getByText('Your days now follow UTC.').first().waitFor()
  expect((await (await person.get('/api/profile')).json()).timezone).toBe('UTC')
})

const isFocused = (element: Element) => element === document.activeElement

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}
