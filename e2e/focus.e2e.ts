import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today } from './world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'
const HOUR = 60 * 60 * 1000

test.each([
  ['without a date', null],
  ['of a year to come', '2032-06-01'],
  ['of a year gone by', '2025-06-01'],
])('a timer that was forgotten for thirteen hours is asked about, also on a task %s', async (_, date) => {
  const { page, person } = await world.enter('/theme.js')
  const task = await createdBy(person, { title: 'Forgotten', scheduled_date: date })
  await person.act(task.id, 'start', new Date(Date.now() - 13.1 * HOUR))
  await page.goto('/dashboard?view=week')
  const question = page.getByRole('alertdialog', { name: 'Is this timer right?' })
  await question.getByText('“Forgotten” has been running for 13 h').waitFor()
  await question.getByRole('button', { name: 'Drop this time' }).click()
  await expect
    .poll(async () => await read(Task, person.get(`/api/tasks/${task.id}`)))
    .toMatchObject({ status: 'pending', elapsed_seconds: 0 })
})

test.each([['Pause'], ['Complete']])(
  'a new level is not celebrated while a timer runs, but after %s',
  async (ending) => {
    const { page, person } = await world.enter('/theme.js')
    const running = await createdBy(person, { title: 'Deep work', scheduled_date: today() })
    await createdBy(person, { title: 'Big one', scheduled_date: today(), xp_reward: 120 })
    await person.act(running.id, 'start')
    await page.goto(AGENDA)
    const row = page.getByRole('listitem', { name: 'Deep work' })
    await row.getByRole('timer').waitFor()
    await page.getByRole('listitem', { name: 'Big one' }).getByRole('button', { name: 'Complete' }).click()
    await page.getByText('Task completed! You earned 120 XP!').first().waitFor()
    await expect.poll(async () => (await person.get('/api/xp-ledger')).json()).toMatchObject({ items: [{}] })
    await page.waitForTimeout(500)
    expect(await page.getByText('You reached level 2').count()).toBe(0)
    await row.getByRole('button', { name: ending }).click()
    const moment = page.getByRole('region', { name: 'Notifications' }).getByText('You reached level 2')
    await moment.waitFor()
    expect(await page.locator('output').filter({ hasText: 'You reached level 2' }).count()).toBe(1)
  },
)

const createdBy = (person: TestPerson, fields: Parameters<typeof aTask>[0]) =>
  read(Task, person.post('/api/tasks', aTask({ scheduled_time: null, ...fields })))
