import { afterAll, expect, test } from 'vitest'
import { ReminderPage } from '#shared/reminders/reminder.ts'
import { Task, TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const remindersOf = async (person: TestPerson) =>
  (await read(ReminderPage, person.get('/api/reminders'))).items.map(
    ({ target_kind, target_id, minutes_before, at }) => [target_kind, target_id, minutes_before ?? at],
  )
const createTask = (person: TestPerson, more: Parameters<typeof aTask>[0] = {}) =>
  read(
    Task,
    person.post('/api/tasks', aTask({ title: 'Dentist', scheduled_date: addDays(today(), 1), ...more })),
  )

test('a line with reminders makes the task and them, also without a network', async () => {
  const { page, person } = await world.enter('/dashboard', WORKS_OFFLINE)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  const line = page.getByRole('textbox', { name: 'New task' })
  await line.fill('Call Ann tomorrow 5pm remind:10m remind:1d')
  const chips = page.getByRole('list', { name: 'Understood' })
  await chips.getByText('Remind 10 min before').waitFor()
  await chips.getByText('Remind 1 day before').waitFor()
  await page.context().setOffline(true)
  await line.press('Enter')
  await page
    .getByText(/^Task added to/)
    .first()
    .waitFor()
  expect(await remindersOf(person)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => remindersOf(person)).toHaveLength(2)
  const tomorrow = addDays(today(), 1)
  const { items } = await read(TaskPage, person.get(`/api/tasks?from=${tomorrow}&to=${tomorrow}`))
  expect(items.map(({ title }) => title)).toEqual(['Call Ann'])
  const made = await remindersOf(person)
  for (const minutes of [10, 1440]) expect(made).toContainEqual(['task', items[0]?.id, minutes])
})

test('the dialog of a task adds, changes and removes its reminders', async () => {
  const { page, person } = await world.enter('/theme.js')
  const { id } = await createTask(person)
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await page.goto(`/dashboard?task=${id}`)
  await dialog.getByRole('button', { name: 'Add a reminder' }).click()
  await dialog.getByRole('combobox', { name: 'Reminder 1' }).selectOption({ label: '1 h before' })
  await dialog.getByRole('button', { name: 'Add a reminder' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => remindersOf(person))
    .toEqual([
      ['task', id, 60],
      ['task', id, 10],
    ])
  await page.goto(`/dashboard?task=${id}`)
  await dialog.getByRole('combobox', { name: 'Reminder 2' }).waitFor()
  expect(await dialog.getByRole('combobox', { name: 'Reminder 1' }).inputValue()).toBe('60')
  await dialog.getByRole('button', { name: 'Remove reminder 1' }).click()
  await dialog.getByRole('combobox', { name: 'Reminder 1' }).selectOption({ label: 'At a moment of its own' })
  await dialog.getByLabel('Moment').fill(`${addDays(today(), 1)}T07:45`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => remindersOf(person)).toEqual([['task', id, `${addDays(today(), 1)}T07:45`]])
})

test('reminders of a repeating task are of its series, and a new task with a time begins with the usual one', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.patch('/api/settings', { reminder_default_minutes: 30 })
  const { id, recurrence_id } = await createTask(person, {
    recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' },
  })
  await page.goto(`/dashboard?task=${id}`)
  const edit = page.getByRole('dialog', { name: 'Edit Task' })
  await edit.getByRole('button', { name: 'Add a reminder' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.waitFor({ state: 'detached' })
  await expect.poll(() => remindersOf(person)).toEqual([['series', recurrence_id, 10]])

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New Task' }).first().click()
  const create = page.getByRole('dialog', { name: 'Create New Task' })
  await create.getByRole('textbox', { name: 'Title' }).fill('Swim')
  await create.getByLabel('Date', { exact: true }).fill(addDays(today(), 2))
  await create.getByRole('combobox', { name: 'Time' }).selectOption('10:00')
  expect(await create.getByRole('combobox', { name: 'Reminder 1' }).inputValue()).toBe('30')
  await create.getByRole('button', { name: 'Create' }).click()
  await expect
    .poll(async () => (await remindersOf(person)).map(([kind, , time]) => [kind, time]))
    .toContainEqual(['task', 30])
})
