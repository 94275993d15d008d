import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from './world.ts'

const world = await openWorld()
afterAll(world.close)

test('an agenda says how far it looks, and shows later days with the focus on the first of them', async () => {
  const { page, person } = await world.enter('/theme.js')
  await plan(person, { title: 'Soon', scheduled_date: addDays(today(), 3) })
  await plan(person, { title: 'In spring', scheduled_date: addDays(today(), 90) })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('listitem', { name: 'Soon' }).waitFor()
  await page.getByText('That is everything planned until').waitFor()
  expect(await page.getByRole('listitem', { name: 'In spring' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Show later days' }).press('Enter')
  await page.getByRole('listitem', { name: 'In spring' }).waitFor()
  const day = page.locator(`#agenda-${addDays(today(), 90)}`)
  await expect.poll(() => day.evaluate((heading) => heading === document.activeElement)).toBe(true)
})

test('the end of a long agenda is reached with Tab alone, and only what was passed is drawn', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (let n = 0; n < 100; n += 1)
    await plan(person, { title: `Task ${n}`, scheduled_date: addDays(today(), Math.floor(n / 5)) })
  await page.goto('/dashboard?view=agenda')
  await cards(page).first().waitFor()
  expect(await cards(page).count()).toBe(40)
  await page.getByRole('button', { name: 'More for Task 0', exact: true }).focus()
  const isAtEnd = () =>
    page.getByRole('button', { name: 'Show later days' }).evaluate((end) => end === document.activeElement)
  for (let presses = 0; presses < 500; presses += 20) {
    for (let n = 0; n < 20; n += 1) await page.keyboard.press('Tab')
    if ((await cards(page).count()) === 100) break
  }
  expect(await cards(page).count()).toBe(100)
  for (let presses = 0; presses < 300 && !(await isAtEnd()); presses += 1) await page.keyboard.press('Tab')
  expect(await isAtEnd()).toBe(true)
})

const plan = (person: TestPerson, fields: Parameters<typeof aTask>[0]) =>
  person.post('/api/tasks', aTask(fields))
const cards = (page: Page) => page.locator('main li[data-task]')
