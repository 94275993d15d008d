import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Habit } from '#shared/habits/habit.ts'
import { addDays } from '#shared/time/civil.ts'
import { createHabit } from '#server/testing/habits.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { read } from '#server/testing.ts'
import { openWorld, readyForOffline, today, waitingOn, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stateOf = (person: TestPerson, { id }: Habit) => read(Habit, person.get(`/api/habits/${id}`))

test('counts are added by the number pad, and the additions of two devices without a network both count', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const habit = await createHabit(person, { name: 'Water', kind: 'count', target: 8, unit: 'glasses' })
  await page.goto('/analytics?tab=habits')
  await button(page, 'Complete Water').click()
  const pad = page.getByRole('dialog', { name: 'Water' })
  for (const key of ['1', '.', '5']) await pad.getByRole('button', { name: key, exact: true }).click()
  await pad.getByRole('button', { name: 'Delete the last digit' }).click()
  await pad.getByRole('button', { name: 'Delete the last digit' }).click()
  await pad.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Today: 1 of 8 glasses').waitFor()

  const phone = await world.openWindow(person, '/analytics?tab=habits', WORKS_OFFLINE)
  await button(phone, 'Add 1 to Water').waitFor()
  await readyForOffline(phone)
  await phone.context().setOffline(true)
  await button(phone, 'Add 1 to Water').click()
  await phone.getByText('Today: 2 of 8 glasses').waitFor()
  await button(page, 'Add 1 to Water').click()
  await page.getByText('Today: 2 of 8 glasses').waitFor()
  await phone.context().setOffline(false)
  await expect.poll(async () => (await stateOf(person, habit)).value_today).toBe(3)
  for (const each of [page, phone]) await each.getByText('Today: 3 of 8 glasses').waitFor()
})

test('a check-in without a network is there after a reload, and is sent once', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const habit = await createHabit(person, { name: 'Stretch' })
  await page.goto('/analytics?tab=habits')
  await button(page, 'Complete Stretch').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await button(page, 'Complete Stretch').click()
  await button(page, 'Stretch is done. Take back').waitFor()
  await expect.poll(() => waitingOn(page, person.id)).toBe(1)
  await page.reload()
  await button(page, 'Stretch is done. Take back').waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await stateOf(person, habit)).completedToday).toBe(true)
  await expect.poll(() => waitingOn(page, person.id)).toBe(0)
  const { xp } = (await (await person.get('/api/profile')).json()) as { xp: number }
  expect(xp).toBe(10)
})

test('check-ins without a network are there after a reload, reach the server once, and the other device', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const goal = await read(
    Goal,
    person.post('/api/goals', {
      title: 'Run 100 km',
      start_date: addDays(today(), -10),
      target_date: addDays(today(), 10),
      metric: { kind: 'number', start: 0, target: 100, unit: 'km', aggregate: 'sum' },
    }),
  )
  await page.goto(`/goals?goal=${goal.id}`)
  const panel = page.getByRole('dialog', { name: 'Run 100 km' })
  await panel.getByText('No check-in yet.').waitFor()
  const other = await world.openWindow(person, '/dashboard?tab=goals', WORKS_OFFLINE)
  await other.getByText('0 of 100 km').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await checkIn(page, '12,5')
  await panel.getByText('12.5 of 100 km').waitFor()
  await checkIn(page, '30')
  await page.reload()
  await panel.getByText('42.5 of 100 km').waitFor()
  await panel.getByRole('button', { name: /^Edit 30 km/ }).click()
  await panel.getByRole('listitem').getByLabel('Added').fill('20')
  await panel.getByRole('button', { name: 'Save check-in' }).click()
  await panel.getByText('32.5 of 100 km').waitFor()
  await page.context().setOffline(false)
  await other.getByText('32.5 of 100 km').waitFor()
  await other.getByText(/days behind: .* km a week/).waitFor()

  await panel.getByRole('button', { name: /^Delete 20 km/ }).click()
  await panel.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await panel.getByText('32.5 of 100 km').waitFor()
  const values = async () => {
    const { items } = await (await person.get(`/api/goals/${goal.id}/check-ins`)).json()
    return items.map(({ value }: { value: number }) => value).toSorted()
  }
  await expect.poll(async () => (await waitingOn(page, person.id)) === 0 && values()).toEqual([12.5, 20])
})

async function checkIn(page: Page, value: string) {
  const entry = page.getByRole('region', { name: 'Check-ins' })
  await entry.getByLabel('Added').fill(value)
  await entry.getByRole('button', { name: 'Check in' }).click()
}
