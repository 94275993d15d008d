import { afterAll, expect, test } from 'vitest'
import { Settings } from '#shared/settings/settings.ts'
import { aTask, read } from '#server/testing.ts'
import { keepSession, openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

type Person = Awaited<ReturnType<typeof world.enter>>['person']
type Page = Awaited<ReturnType<typeof world.enter>>['page']

const settingsOf = (person: Person) => read(Settings, person.get('/api/settings'))
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { mode, theme } = document.documentElement.dataset
    return { mode, theme }
  })

test('the look, sounds and keys follow a person to their other devices', async () => {
  const { page, person } = await world.enter('/settings')
  const other = await world.openWindow(person, '/settings')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await page.getByRole('switch', { name: 'Sounds' }).check()
  await expect
    .poll(() => settingsOf(person))
    .toMatchObject({ themeColor: 'blue', darkMode: false, soundEnabled: true, single_key_shortcuts: true })
  await expect.poll(() => lookOf(other)).toEqual({ mode: 'light', theme: 'blue' })
  await expect.poll(() => other.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(true)
  await other.getByRole('radio', { name: 'System' }).check({ force: true })
  await expect.poll(async () => (await settingsOf(person)).darkMode).toBeNull()
})

test('what a device showed before it first met the server becomes the setting, and shows from the first paint', async () => {
  const person = await world.server.signUp()
  const page = await world.openDevice()
  await page.goto('/theme.js')
  await page.evaluate(() => {
    localStorage.setItem('goal-crusher.look', JSON.stringify({ theme: 'green', mode: 'light' }))
    localStorage.setItem('shortcuts', 'off')
  })
  await keepSession(page, await world.sessionOf(person))
  await page.goto('/settings')
  expect(await lookOf(page)).toEqual({ mode: 'light', theme: 'green' })
  await expect
    .poll(() => settingsOf(person))
    .toMatchObject({ themeColor: 'green', darkMode: false, single_key_shortcuts: false })
})

test('a change without a network holds at once, and is sent when there is one again', async () => {
  const { page, person } = await world.enter('/settings', WORKS_OFFLINE)
  await page.getByRole('switch', { name: 'Read replies aloud' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('goal-crusher.settings') !== null)
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Purple' }).check({ force: true })
  expect((await lookOf(page)).theme).toBe('purple')
  await page.getByRole('switch', { name: 'Earlier messages' }).click()
  await page.getByRole('combobox', { name: 'Digest by mail' }).selectOption('weekly')
  await page.getByRole('checkbox', { name: 'Mail for Nudges' }).check()
  await person.patch('/api/settings', { notify: { nudge: { push: false } } })
  await page.context().setOffline(false)
  await expect
    .poll(() => settingsOf(person))
    .toMatchObject({
      themeColor: 'purple',
      assistantHistory: false,
      emailFrequency: 'weekly',
      notify: { nudge: { push: false, mail: true } },
    })
})

test('a change that no request could carry is sent at the next start', async () => {
  const { page, person } = await world.enter('/settings')
  await page.waitForFunction(() => localStorage.getItem('goal-crusher.settings') !== null)
  await page.evaluate(() => localStorage.setItem('goal-crusher.look', JSON.stringify({ theme: 'red' })))
  await page.reload()
  await expect.poll(async () => (await settingsOf(person)).themeColor).toBe('red')
})

test('the next person on a device brings their own look, and does not take that of the last', async () => {
  const { page } = await world.enter('/settings')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page.waitForFunction(() => localStorage.getItem('goal-crusher.settings')?.includes('blue'))
  const next = await world.server.signUp()
  await keepSession(page, await world.sessionOf(next))
  await page.goto('/settings')
  await expect.poll(async () => (await lookOf(page)).theme).toBe('gold')
  expect((await settingsOf(next)).version).toBe(1)
})

test('voice and privacy are set on the screen, by keyboard too', async () => {
  const { page, person } = await world.enter('/settings')
  await page.getByRole('radio', { name: 'Friendly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await settingsOf(person)).crushionVoice).toBe('motivational')
  await page.getByRole('switch', { name: 'Training with my data' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => settingsOf(person)).toMatchObject({ dataTrainingConsent: true })
  expect((await settingsOf(person)).data_training_consent_at).not.toBeNull()
  await page.getByRole('switch', { name: 'Read replies aloud' }).uncheck()
  await page.getByRole('switch', { name: 'Earlier messages' }).uncheck()
  await expect
    .poll(() => settingsOf(person))
    .toMatchObject({ textToSpeechEnabled: false, assistantHistory: false })
})

test('each group saves at once, refuses what does not fit beside its field, and the other device follows', async () => {
  const { page, person } = await world.enter('/settings')
  const other = await world.openWindow(person, '/settings')
  const quiet = other.getByRole('switch', { name: 'Quiet hours' })
  await quiet.waitFor()
  await page.getByRole('switch', { name: 'Quiet hours' }).uncheck()
  await expect.poll(() => quiet.isChecked()).toBe(false)
  await page.getByRole('switch', { name: 'Quiet hours' }).check()
  await page.getByRole('combobox', { name: 'Quiet from' }).selectOption('08:00')
  await page.getByText('Quiet hours end at another time').waitFor()
  await page.getByRole('checkbox', { name: 'Push for People' }).uncheck()
  await page.getByRole('checkbox', { name: 'Mail for Witnesses' }).check()
  await page.getByRole('tab', { name: 'Settings', exact: true }).focus()
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('ArrowRight')
  await page.getByRole('combobox', { name: 'Accountability of new tasks' }).selectOption('Team')
  await page.getByRole('combobox', { name: 'Completing a task' }).selectOption({ index: 1 })
  await expect
    .poll(() => settingsOf(person))
    .toMatchObject({
      quiet_start: '22:00',
      quiet_end: '08:00',
      notify: { social: { push: false, mail: false }, accountability: { push: true, mail: true } },
      accountability_type: 'team',
      completion_method_setting: 'timer',
    })
})

test('search finds a setting by its words and hides the others', async () => {
  const { page } = await world.enter('/settings')
  await page.getByRole('switch', { name: 'Quiet hours' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('quiet')
  await page.getByText('1 setting', { exact: true }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: 'Sounds' }).waitFor()
})

test('12 hours are shown everywhere, from the first paint', async () => {
  const { page, person } = await world.enter('/dashboard')
  const task = aTask({ scheduled_date: today(), scheduled_time: '13:30', xp_reward: 25 })
  await person.post('/api/tasks', task)
  await page.getByRole('button', { name: new RegExp(`^${task.title}, 13:30 to`) }).waitFor()
  await person.patch('/api/settings', { time_format: 'h12' })
  await page.getByRole('button', { name: new RegExp(`^${task.title}, 1:30\\sPM to 2:30\\sPM`) }).waitFor()
})

test('a task whose timer never ran is completed after a question, where the person wants it', async () => {
  const { page, person } = await world.enter('/dashboard?view=agenda')
  await person.patch('/api/settings', { completion_method_setting: 'timer', accountability_type: 'ai' })
  const task = aTask({ scheduled_date: today() })
  await person.post('/api/tasks', task)
  const isKnown = page.waitForResponse(/api.settings/)
  await page.reload()
  await isKnown
  await page.getByRole('button', { name: `Complete ${task.title}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Complete' }).click()
  await page
    .getByText(/Task completed/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Task' })
  expect(await dialog.getByRole('combobox', { name: 'Accountability' }).inputValue()).toBe('ai')
})
