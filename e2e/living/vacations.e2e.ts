import { afterAll, expect, test } from 'vitest'
import { Settings } from '#shared/settings/settings.ts'
import { addDays } from '#shared/time/civil.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { read } from '#server/testing.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a vacation is added and removed; the week shows its days as off on other devices, too', async () => {
  const { page, person } = await world.enter('/settings')
  const card = page.getByRole('region', { name: 'Vacations' })
  await card.getByText('No vacations planned.').waitFor()
  const other = await world.openWindow(person, '/achievements')
  const strip = other.getByRole('list', { name: 'This week' })
  await strip.getByText('Today: nothing done yet').waitFor()

  const vacation = { from: today(), to: addDays(today(), 2) }
  const words = rangeInWords(vacation)
  await card.getByLabel('From').fill(vacation.from)
  await card.getByLabel('To').fill(vacation.to)
  await card.getByRole('button', { name: 'Add Vacation' }).click()
  await card.getByRole('listitem').filter({ hasText: words }).getByText('3 days').waitFor()
  expect(await card.getByLabel('From').inputValue()).toBe('')
  await strip.getByText('Today: a day off').waitFor()
  await other.getByText('Today is a day off: your streak waits.').waitFor()
  expect((await read(Settings, person.get('/api/settings'))).vacations).toEqual([vacation])

  await card.getByRole('button', { name: `Remove vacation ${words}` }).focus()
  await page.keyboard.press('Enter')
  await card.getByText('No vacations planned.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('of 35 days')
  await strip.getByText('Today: nothing done yet').waitFor()
})

test('what cannot be is said beside the field, and nothing is sent', async () => {
  const { page, person } = await world.enter('/settings')
  const card = page.getByRole('region', { name: 'Vacations' })
  const [from, to] = [card.getByLabel('From'), card.getByLabel('To')]
  const add = card.getByRole('button', { name: 'Add Vacation' })
  const errorOf = async (field: typeof from) =>
    field.evaluate((input: HTMLInputElement) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
      return input.getAttribute('aria-invalid') === 'true' ? texts.join(' ') : ''
    })
  await add.click()
  expect(await errorOf(from)).toContain('Choose the first day')
  await from.fill('2031-03-10')
  await to.fill('2031-03-01')
  await add.click()
  expect(await errorOf(to)).toContain('A vacation ends on its first date or later')
  await to.fill('2031-04-20')
  await add.click()
  expect(await errorOf(to)).toContain('A year has at most 35 days of vacation; these are 42 in 2031')
  await from.fill(addDays(today(), -9))
  await to.fill(addDays(today(), -8))
  await add.click()
  expect(await errorOf(to)).toContain('more than 7 days ago')
  expect((await read(Settings, person.get('/api/settings'))).version).toBe(1)
})

test('without a network vacations and silence are chosen, and join what another device chose meanwhile', async () => {
  const { page, person } = await world.enter('/settings', WORKS_OFFLINE)
  await person.patch('/api/settings', { vacations: [{ from: '2031-03-10', to: '2031-03-12' }] })
  const card = page.getByRole('region', { name: 'Vacations' })
  await card.getByText('10 – 12 March 2031').waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'Remove vacation 10 – 12 March 2031' }).click()
  await card.getByText('No vacations planned.').waitFor()
  await card.getByLabel('From').fill('2031-06-01')
  await card.getByRole('button', { name: 'Add Vacation' }).click()
  await card.getByRole('listitem').filter({ hasText: '1 June 2031' }).waitFor()
  await page.getByRole('group', { name: 'Mute' }).getByRole('button', { name: 'An hour' }).click()
  await page.getByText(/^Muted until/).waitFor()
  await person.patch('/api/settings', {
    vacations: [
      { from: '2031-03-10', to: '2031-03-12' },
      { from: '2031-08-01', to: '2031-08-02' },
    ],
  })
  await page.reload()
  await card.getByRole('listitem').filter({ hasText: '1 June 2031' }).waitFor()
  await page.context().setOffline(false)
  const settings = async () => read(Settings, person.get('/api/settings'))
  await expect
    .poll(async () => (await settings()).vacations)
    .toEqual([
      { from: '2031-06-01', to: '2031-06-01' },
      { from: '2031-08-01', to: '2031-08-02' },
    ])
  await expect.poll(async () => (await settings()).muted_until).not.toBeNull()
  await card.getByText('1 – 2 August 2031').waitFor()
})
