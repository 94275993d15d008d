import { afterAll, expect, test } from 'vitest'
import { Stats } from '#shared/progress/stats.ts'
import { aTask, read } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)
const AGENDA = '/dashboard?view=agenda'

test('completing a task announces its XP and shows it at once, and a reload remembers it', async () => {
  const { page, person } = await enterWith({ title: 'Break & Reflection', xp_reward: 40 })
  const row = page.getByRole('listitem', { name: 'Break & Reflection' })
  await row.getByRole('button', { name: 'Start' }).click()
  await row.getByRole('timer').waitFor()
  await row.getByRole('button', { name: 'Complete' }).click()
  await page.getByText('Task completed! You earned 40 XP!').first().waitFor()
  await page.getByText('40 / 100 XP').first().waitFor()

  await page.reload()
  await page.getByText('40 / 100 XP').first().waitFor()
  expect(await read(Stats, person.get('/api/stats'))).toMatchObject({ xp: 40, streak: { current: 1 } })
})

test('Undo takes a completion and its XP back', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block', xp_reward: 40 })
  const row = page.getByRole('listitem', { name: 'Focus Work Block' })
  await row.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('button', { name: 'Complete' }).waitFor()
  await page.getByText('0 / 100 XP').first().waitFor()
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(0)
})

test('Ctrl+Z takes the toast and the moment of a new level away and names what came back', async () => {
  const { page, person } = await enterWith({ title: 'Film night', xp_reward: 120, scheduled_time: '21:30' })
  const row = page.getByRole('listitem', { name: 'Film night' })
  await row.getByRole('button', { name: 'Complete' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await toasts.getByText('You reached level 2').waitFor()
  await page.keyboard.press('Control+z')
  await toasts.getByText("Undone: 'Film night' is open again").waitFor()
  expect(await toasts.getByText('Task completed!').count()).toBe(0)
  expect(await toasts.getByText('You reached level 2').count()).toBe(0)

  await page.keyboard.press('Control+Shift+z')
  await toasts.getByText("Redone: 'Film night' is completed again").waitFor()
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(120)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await read(Stats, person.get('/api/stats'))).xp).toBe(0)
})

test('what was moved is back at its time', async () => {
  const { page } = await enterWith({ title: 'Film night', scheduled_time: '21:30' })
  await page.getByRole('button', { name: 'More for Film night' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).last().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText("Undone: 'Film night' is back at 21:30")
    .waitFor()
})

test('an answer from before a change does not undo it on the screen', async () => {
  const { page, person } = await enterWith({ title: 'Focus Work Block' })
  const row = page.getByRole('listitem', { name: 'Focus Work Block' })
  await row.waitFor()

  const onItsWay = Promise.withResolvers<void>()
  await page.route('**/start', async (route) => onItsWay.promise.then(() => route.continue()))
  await row.getByRole('button', { name: 'Start' }).click()
  await person.post('/api/tasks', aTask({ title: 'Added elsewhere', scheduled_date: today() }))
  await page.getByRole('listitem', { name: 'Added elsewhere' }).waitFor()
  expect(await row.getByRole('timer').count()).toBe(1)
  onItsWay.resolve()
})

test('what was not done on its day is left over until it is', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post('/api/tasks', aTask({ title: 'Long ago', scheduled_date: '2025-01-07' }))
  await page.goto(AGENDA)
  const leftovers = page.getByRole('region', { name: 'From earlier' })
  await leftovers.getByRole('button', { name: '1 left from earlier' }).click()
  await leftovers
    .getByRole('listitem', { name: 'Long ago' })
    .getByRole('button', { name: 'Complete' })
    .click()
  await leftovers.waitFor({ state: 'detached' })
})

/** Somebody with one task today, who looks at their agenda. */
async function enterWith(fields: Parameters<typeof aTask>[0]) {
  const { page, person } = await world.enter('/theme.js')
  await person.post('/api/tasks', aTask({ scheduled_date: today(), ...fields }))
  await page.goto(AGENDA)
  return { page, person }
}
