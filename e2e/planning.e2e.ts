import { afterAll, expect, test } from 'vitest'
import { aTask, read } from '#server/testing.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { openWorld, today } from './world.ts'

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
  await moveTo(/^Tomorrow/)
  await expect.poll(plan).toBe(`${addDays(today(), 1)} 09:15`)
  await moveTo(/^Today/)
  await expect.poll(plan).toBe(`${today()} 09:15`)
  await moveTo(/^Next week/)
  await expect.poll(async () => new Date((await plan()).slice(0, 10)).getUTCDay()).toBe(1)
  await moveTo(/^Next free slot/)
  await expect.poll(plan).toMatch(new RegExp(`^(${today()}|${addDays(today(), 1)}) \\d\\d:[03]0$`))
})
