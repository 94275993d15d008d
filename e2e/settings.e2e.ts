import { afterAll, expect, test } from 'vitest'
import { Settings } from '#shared/settings/settings.ts'
import { read } from '#server/testing.ts'
import { keepSession, openWorld, WORKS_OFFLINE } from './world.ts'

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
  const context = await world.openBrowser()
  const page = await context.newPage()
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
  await page.getByRole('region', { name: 'Notifications' }).getByText('This could not be saved').waitFor()
  expect(await page.getByRole('switch', { name: 'Earlier messages' }).isChecked()).toBe(true)
  await page.context().setOffline(false)
  await expect.poll(() => settingsOf(person)).toMatchObject({ themeColor: 'purple', assistantHistory: true })
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
