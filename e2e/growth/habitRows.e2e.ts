import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Habit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'
import { createHabit, dayOf } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { read } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const daysAgo = (days: number) => addDays(today(), -days)
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stateOf = (person: TestPerson, { id }: Habit) => read(Habit, person.get(`/api/habits/${id}`))

test.each([
  [0, ['Sun', 'Sat']],
  [1, ['Mon', 'Sun']],
  [6, ['Sat', 'Fri']],
] as const)('a row shows a week that begins on %i from %s', async (week_start, ends) => {
  const { page, person } = await world.enter('/theme.js')
  await person.patch('/api/profile', { week_start })
  await createHabit(person, { name: 'Walk' })
  await page.goto('/habits')
  const days = page.getByRole('list', { name: 'This week of Walk' }).getByRole('listitem')
  expect(await days.first().innerText()).toContain(ends[0])
  expect(await days.last().innerText()).toContain(ends[1])
})

test('a habit of some times a week is open today in its row as in the calendar, until its week is kept', async () => {
  const { page, person } = await world.enter('/theme.js')
  const schedule = { type: 'times_per_week', times: 1 }
  const habit = await createHabit(person, { name: 'Swim', schedule, start_date: daysAgo(7) })
  await page.goto('/dashboard?view=agenda')
  await button(page, 'Complete Swim').first().waitFor()
  await page.goto('/habits')
  const week = page.getByRole('list', { name: 'This week of Swim' })
  await week.getByText('Today: nothing done yet').waitFor()
  await person.put(dayOf(habit, today()), {})
  await week.getByText('Today: done').waitFor()
})

test('what is quit is not completed: the button says that the day was without it, and no strength comes before a day is over', async () => {
  const { page, person } = await world.enter('/theme.js')
  const habit = await createHabit(person, { name: 'Smoking', kind: 'quit' })
  const old = await createHabit(person, { name: 'Sugar', kind: 'quit', start_date: daysAgo(2) })
  await page.goto('/habits')
  await rowOf(page, 'Smoking').getByText('Avoid, every day').waitFor()
  await rowOf(page, 'Smoking').getByText('After the first day').waitFor()
  await rowOf(page, 'Sugar').getByRole('meter', { name: 'Strength of Sugar' }).waitFor()
  expect(await page.getByRole('button', { name: /^Complete/ }).count()).toBe(0)
  await button(page, 'I stayed off it today: Smoking').click()
  await page.getByText('Smoking: a day without it! You earned 10 XP!').first().waitFor()
  await button(page, 'Stayed off: Smoking. Take back').waitFor()
  await button(page, 'Smoking').click()
  await page.getByRole('dialog', { name: 'Smoking' }).getByText('After the first day').waitFor()
  await expect.poll(async () => (await stateOf(person, habit)).value_today).toBe(0)
  await page.goto('/dashboard?view=agenda')
  await button(page, `I stayed off it today: ${old.name}`).first().waitFor()
})

test('before a habit has a name nothing stands for the dates to come', async () => {
  const { page } = await world.enter('/habits')
  await button(page, 'Add Habit').click()
  const dialog = page.getByRole('dialog', { name: 'Add Habit' })
  await dialog.getByLabel('Name').waitFor()
  expect(await dialog.locator('form output').isVisible()).toBe(false)
})
