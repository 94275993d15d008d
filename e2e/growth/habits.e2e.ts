import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Habit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import { createHabit, dayOf } from '#server/testing/habits.ts'
import { AT_SEVEN, createIfThen, YOGA } from '#server/testing/ifThens.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { read } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const daysAgo = (days: number) => addDays(today(), -days)
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stateOf = (person: TestPerson, { id }: Habit) => read(Habit, person.get(`/api/habits/${id}`))
async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a habit is added, completed by a tap, and undone; the week, the streak and the figures follow', async () => {
  const { page, person } = await world.enter('/analytics?tab=habits')
  const card = page.getByRole('region', { name: 'Daily Habits & Rituals' })
  await card.getByText('No habits yet').waitFor()
  await button(page, 'Add Habit').click()
  const dialog = page.getByRole('dialog', { name: 'Add Habit' })
  expect(await dialog.getByRole('button', { name: 'Add Habit' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Name').fill('Meditate')
  await dialog.getByText(/^Due today, /).waitFor()
  await dialog.getByRole('button', { name: 'Add Habit' }).click()
  await button(page, 'Complete Meditate').click()
  await page.getByText('Meditate is done! You earned 10 XP!').first().waitFor()
  await button(page, 'Meditate is done. Take back').waitFor()
  const week = page.getByRole('list', { name: 'This week of Meditate' })
  await week.getByText('Today: done').waitFor()
  await card.getByText('1 day', { exact: true }).first().waitFor()
  await card.getByText('1 of 1').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click() // the one before it undoes the habit
  await button(page, 'Complete Meditate').waitFor()
  const habits = async () => (await (await person.get('/api/habits')).json()).items as Habit[]
  await expect.poll(habits).toHaveLength(1) // it is shown before the server has it
  const [habit] = (await habits()) as [Habit]
  await expect.poll(async () => (await stateOf(person, habit)).value_today).toBe(null)
})

test('minutes are added by a timer that goes on while its dialog is closed', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Piano', kind: 'minutes', target: 20 })
  await page.goto('/analytics?tab=habits')
  await button(page, 'Complete Piano').click()
  const dialog = page.getByRole('dialog', { name: 'Piano' })
  await dialog.getByRole('button', { name: 'Start timer' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await button(page, 'Timer of Piano').click()
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await dialog.getByRole('button', { name: 'Add 1 min' }).click()
  await expect.poll(async () => (await stateOf(person, habit)).value_today).toBe(1)
  await button(page, 'Complete Piano').waitFor()
})

test('each of the eleven schedules says its dates to come, and an edit keeps what was', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Run', kind: 'count', target: 5, unit: 'km' })
  await page.goto('/analytics?tab=habits')
  await rowOf(page, 'Run').waitFor()
  await choose(page, 'Run', 'Edit…')
  const dialog = page.getByRole('dialog', { name: 'Edit Habit' })
  const said: string[] = []
  await dialog.getByText('Earlier dates keep the rule').waitFor()
  const options = await dialog.getByLabel('Schedule').locator('option').allTextContents()
  for (const label of options) {
    await dialog.getByLabel('Schedule').selectOption({ label })
    said.push((await dialog.getByText('Earlier dates keep the rule').textContent()) ?? '')
  }
  expect(options.length).toBe(11)
  for (const words of said) expect(words).toMatch(/\d/)
  expect(new Set(said).size).toBeGreaterThan(7) // begun on a Monday, some of them come on the same dates
  await dialog.getByLabel('Schedule').selectOption({ label: 'On days of the week' })
  for (const day of ['Tue', 'Thu']) await dialog.getByRole('checkbox', { name: day }).uncheck({ force: true })
  await dialog.getByLabel('Only in a season of the year').check()
  await dialog.getByRole('textbox', { name: 'Target' }).fill('6')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('6 km · Mon, Wed, Fri, 1 Apr to 30 Sep').waitFor()
  await expect
    .poll(async () => (await stateOf(person, habit)).schedule)
    .toEqual({ type: 'weekdays', days: [1, 3, 5], season: { from: '04-01', to: '09-30' } })
  await choose(page, 'Run', 'Edit…')
  await dialog.getByLabel('Aim').selectOption('at_most')
  expect(await dialog.getByLabel('Schedule').locator('option').count()).toBe(4)
})

test('the last days can be set, skipped and noted, and the year is walked by keys', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Read', start_date: daysAgo(20) })
  await page.goto('/analytics?tab=habits')
  await button(page, 'Read').click()
  const details = page.getByRole('dialog', { name: 'Read' }).first()
  const yesterday = dayInWords(daysAgo(1))
  await details.getByRole('button', { name: `Check in ${yesterday}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Read' }).last()
  await dialog.getByLabel('Note').fill('on the train')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await details.getByText('on the train').waitFor()
  await details.getByText('entered later').waitFor()
  await details.getByRole('button', { name: `Check in ${dayInWords(daysAgo(2))}` }).click()
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await details.getByText('Skipped').first().waitFor() // the date's line, and its button a moment longer
  expect(await details.getByRole('button', { name: /^Check in / }).count()).toBe(8)

  const year = details.getByRole('slider', { name: 'A year of Read, day by day' })
  await year.focus()
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => year.getAttribute('aria-valuetext'))
    .toContain(`${yesterday} ${today().slice(0, 4)}: done`)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => year.getAttribute('aria-valuetext')).toContain('skipped')
  await page.keyboard.press('Home')
  expect(await year.getAttribute('aria-valuetext')).toContain('not due')
  const streaks = details.getByRole('region', { name: 'Best streaks' })
  await streaks.getByText('1 day').waitFor()
  await details.getByLabel('By', { exact: true }).selectOption('year')
  await details
    .getByRole('region', { name: 'Totals' })
    .getByRole('row', { name: `${today().slice(0, 4)} 1` })
    .waitFor()
  expect(await stateOf(person, habit)).toMatchObject({ streak: 1 })
})

test('a habit is paused and goes on, archived and used again, deleted and restored', async () => {
  const { page, person } = await world.enter('/theme.js')
  await createHabit(person, { name: 'Swim' })
  await page.goto('/analytics?tab=habits')
  await choose(page, 'Swim', 'Pause from today')
  await rowOf(page, 'Swim').getByText('Paused', { exact: true }).waitFor()
  await choose(page, 'Swim', 'Go on from today')
  await button(page, 'Complete Swim').waitFor()
  await choose(page, 'Swim', 'Skip today')
  await button(page, 'Swim is skipped today. Take back').click()
  await choose(page, 'Swim', 'Archive')
  await page.getByText('No habits yet').waitFor()
  await page.getByText('Archived and deleted habits').click()
  await button(page, 'Use again: Swim').click()
  await choose(page, 'Swim', 'Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await button(page, 'Restore: Swim').click()
  await button(page, 'Complete Swim').waitFor()
})

test('after a miss it says never twice, and coming back is celebrated', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Walk', start_date: daysAgo(3) })
  for (const days of [3, 2]) await person.put(dayOf(habit, daysAgo(days)), {})
  await page.goto('/analytics?tab=habits')
  await page.getByText('Missed yesterday. Do it today to get back on track.').waitFor()
  await button(page, 'Complete Walk').click()
  await page.getByText('A comeback! You missed once, and not twice.').first().waitFor()
  await page.getByText('Missed yesterday.').waitFor({ state: 'detached' })
})

test('dates are imported from a pasted list, and what is not read is said', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Draw' })
  await page.goto('/analytics?tab=habits')
  await rowOf(page, 'Draw').waitFor()
  await choose(page, 'Draw', 'Import dates…')
  const dialog = page.getByRole('dialog', { name: 'Import dates of Draw' })
  await dialog.getByLabel('Dates').fill('Date,Value\n2020-02-29,1,leap\n2020-03-01\n31.02.2020')
  await dialog
    .getByText('2 dates will be imported, from Saturday 29 February 2020 to Sunday 1 March 2020')
    .waitFor()
  await dialog.getByText('Not read: 31.02.2020').waitFor()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await page.getByText('2 dates imported').first().waitFor()
  expect(await stateOf(person, habit)).toMatchObject({ start_date: '2020-02-29', best_streak: 2 })
})

test('a routine runs through its habits with one timer', async () => {
  const { page, person } = await world.enter('/theme.js')
  const water = await createHabit(person, { name: 'Water', kind: 'count', target: 2, unit: 'glasses' })
  const stretch = await createHabit(person, { name: 'Stretch' })
  await page.goto('/analytics?tab=habits')
  await button(page, 'Add Routine').click()
  const edit = page.getByRole('dialog', { name: 'Add Routine' })
  await edit.getByLabel('Name').fill('Morning')
  await edit.getByLabel('Water').check()
  await edit.getByLabel('Stretch').check()
  await edit.getByRole('button', { name: 'Stretch earlier' }).click()
  await edit.getByRole('button', { name: 'Add Routine' }).click()
  await button(page, 'Start Morning').click()
  const run = page.getByRole('dialog', { name: 'Morning' })
  await run.getByText('Step 1 of 2').waitFor()
  await run.getByRole('timer').waitFor()
  await run.getByRole('heading', { name: 'Stretch' }).waitFor()
  await run.getByRole('button', { name: 'Done' }).click()
  await run.getByLabel('How many glasses').waitFor()
  expect(await run.getByLabel('How many glasses').inputValue()).toBe('2')
  await run.getByRole('button', { name: 'Done' }).click()
  await run.getByText(/^2 of 2 done in 0:\d\d\.$/).waitFor()
  await run.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('2 of 2 done today').waitFor()
  for (const habit of [water, stretch])
    await expect.poll(async () => (await stateOf(person, habit)).completedToday).toBe(true)
})

test('habits stand in the calendar at any time or at theirs, and are checked in there', async () => {
  const { page, person } = await world.enter('/theme.js')
  const journal = await createHabit(person, { name: 'Journal', start_date: daysAgo(1) })
  const walk = await createHabit(person, { name: 'Walk', targetTime: '18:00', duration: 30 })
  await person.put(dayOf(journal, daysAgo(1)), {})
  await page.goto('/dashboard?view=week')
  const lane = page.getByRole('region', { name: 'Any time' })
  await lane.getByRole('button', { name: 'Complete Journal', exact: true }).click()
  await lane.getByRole('button', { name: 'Journal, done. Take back', exact: true }).waitFor()
  const column = page.getByRole('group', { name: dayInWords(today()), exact: true })
  await column.getByRole('button', { name: 'Complete Walk', exact: true }).focus()
  await page.keyboard.press('Enter')
  await column.getByRole('button', { name: 'Walk, done. Take back', exact: true }).waitFor()
  for (const habit of [journal, walk])
    await expect.poll(async () => (await stateOf(person, habit)).completedToday).toBe(true)

  await page.goto(`/dashboard?view=day&date=${daysAgo(1)}`)
  await button(page, `Journal, done, ${dayInWords(daysAgo(1))}. Take back`).waitFor()
  await page.goto('/dashboard?view=agenda')
  await button(page, 'Walk 18:00, done. Take back').click()
  await expect.poll(async () => (await stateOf(person, walk)).completedToday).toBe(false)
})

test('an address opens a habit, and Back does not open it again', async () => {
  const { page, person } = await world.enter('/theme.js')
  const { id } = await createHabit(person, { name: 'Stretch' })
  await page.goto(`/analytics?tab=habits&habit=${id}`)
  await page.getByRole('dialog', { name: 'Stretch' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=habits')
  await page.getByRole('dialog', { name: 'Stretch' }).waitFor({ state: 'detached' })
})

test('what was deleted is restored from the settings, whatever it is', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Stretch' })
  const plan = await createIfThen(person, { if: AT_SEVEN, then: YOGA })
  const routine = await (
    await person.post('/api/routines', { name: 'Morning', habit_ids: [habit.id] })
  ).json()
  const paths = [`/api/routines/${routine.id}`, `/api/if-thens/${plan.id}`, `/api/habits/${habit.id}`]
  for (const path of paths) expect((await person.delete(path)).status).toBe(204)
  await page.goto('/settings')
  for (const name of [/^Restore Morning$/, /^Restore .*07:00.*/, /^Restore Stretch$/]) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name }).waitFor({ state: 'detached' })
  }
  for (const path of paths) await expect.poll(async () => (await person.get(path)).status).toBe(200)
})

test('the dashboard of somebody without habits loads none of their code', async () => {
  const { page } = await world.enter('/theme.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = page.waitForResponse((response) => response.url().includes('/api/habits?limit=1'))
  await page.goto('/dashboard')
  await answer
  await page.waitForTimeout(500)
  expect(asked.filter((path) => /Habit/.test(path))).toEqual([])
})
