import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Availability, USUAL_AVAILABILITY } from '#shared/planning/availability.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInWords } from '#shared/time/format.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { read } from '#server/testing.ts'
import { openWorld, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('hours are typed, added, removed and copied by the keyboard, and reach other devices', async () => {
  const { page, person } = await world.enter('/settings')
  const other = cardIn(await world.openWindow(person, '/settings'))
  await other.getByText('Mon to Fri 09:00–17:00').waitFor()
  const card = cardIn(page)
  await press(page, card.locator('summary').first())
  const monday = card.getByRole('group', { name: 'Monday, working hours' })
  await monday.getByLabel(/, to$/).fill('12:00')
  await press(page, monday.getByRole('button', { name: 'Add hours' }))
  await expect.poll(() => focusedLabel(page)).toBe('Monday, working hours, from (2 of 2)')
  await monday.getByLabel(/, to \(2 of 2\)$/).fill('15:30')
  await press(page, monday.getByRole('button', { name: 'Copy Monday to other days' }))
  await page.getByRole('menuitem', { name: 'Monday to Friday' }).waitFor()
  await page.keyboard.press('Enter')
  const friday = card.getByRole('group', { name: 'Friday, working hours' })
  await press(page, friday.getByRole('button', { name: 'Remove 13:00 to 15:30' }))
  await expect.poll(() => focusedLabel(page)).toBe('Add hours, Friday, working hours')
  await press(page, card.getByRole('button', { name: 'Save hours' }))
  await page.getByText('Your availability is saved.').first().waitFor()

  const day = [
    ['09:00', '12:00'],
    ['13:00', '15:30'],
  ]
  const saved = await read(Availability, person.get('/api/availability'))
  expect(saved.work).toEqual([[], day, day, day, day, [['09:00', '12:00']], []])
  expect(saved.personal).toEqual(USUAL_AVAILABILITY.personal)
  await other.getByText('Mon to Thu 09:00–12:00 and 13:00–15:30, Fri 09:00–12:00').waitFor()
})

test('a date has other hours or none, midnight ends a day, and a day may have no limit', async () => {
  const { page, person } = await world.enter('/settings')
  const card = cardIn(page)
  const date = addDays(today(), 40)
  await card.getByText('Single dates').click()
  await card.getByLabel('Date with other hours').fill(date)
  await page.keyboard.press('Enter')
  const personal = card.getByRole('group', { name: `${dayInWords(date)}, personal hours` })
  await personal.getByRole('button', { name: 'Add hours' }).click()
  await personal.getByLabel(/, to$/).fill('00:00')
  await card.getByLabel('Working minutes a day').fill('')
  await card.getByLabel('Pause between tasks').fill('0')
  await card.getByRole('button', { name: 'Save hours' }).click()
  await card.getByText('1 with other hours').waitFor()
  await page.getByText('Your availability is saved.').first().waitFor()
  const saved = await read(Availability, person.get('/api/availability'))
  expect(saved.exceptions).toEqual([{ date, work: [], personal: [['18:00', '24:00']] }])
  expect([saved.daily_capacity, saved.buffer_minutes]).toEqual([{ work: null, personal: 120 }, 0])
  await card.getByRole('button', { name: `Remove ${dayInWords(date)}` }).click()
  await card.getByRole('button', { name: 'Save hours' }).click()
  await expect
    .poll(async () => (await read(Availability, person.get('/api/availability'))).exceptions)
    .toEqual([])
})

test('what cannot be is said beside its field and gets the focus; nothing is sent', async () => {
  const { page, person } = await world.enter('/settings')
  const card = cardIn(page)
  await card.getByLabel('Shortest part').fill('600')
  await card.locator('summary').first().click()
  const monday = card.getByRole('group', { name: 'Monday, working hours' })
  await monday.getByLabel(/, to$/).fill('08:00')
  await card.locator('summary').first().click()
  await card.getByRole('button', { name: 'Save hours' }).click()
  await monday.getByText('A window ends after it begins').waitFor()
  await card.getByText('A part takes at most 8 hours').waitFor()
  await expect.poll(() => focusedLabel(page)).toBe('Monday, working hours, from')
  expect((await read(Availability, person.get('/api/availability'))).version).toBe(1)
})

test('what another device has set meanwhile is said, and what is typed here stays until one is chosen', async () => {
  const { page, person } = await world.enter('/settings')
  const card = cardIn(page)
  await card.getByLabel('Pause between tasks').fill('20')
  await setBuffer(person, 5)
  const note = card.getByRole('alert')
  await note.getByText('changed on another device').waitFor()
  expect(await card.getByLabel('Pause between tasks').inputValue()).toBe('20')
  await note.getByRole('button', { name: 'Save mine' }).click()
  await note.waitFor({ state: 'detached' })
  expect((await read(Availability, person.get('/api/availability'))).buffer_minutes).toBe(20)

  // The events of the other device come too late: the server refuses, and the words are the same.
  await page.route('**/api/events*', (route) => route.abort())
  await page.reload()
  await card.getByLabel('Pause between tasks').fill('25')
  await setBuffer(person, 15)
  await card.getByRole('button', { name: 'Save hours' }).click()
  await note.getByText('What you typed is still here').waitFor()
  expect(await card.getByLabel('Pause between tasks').inputValue()).toBe('25')
  await note.getByRole('button', { name: 'Show the other' }).click()
  expect(await card.getByLabel('Pause between tasks').inputValue()).toBe('15')
})

test('without a network a change says that nothing was saved and stays in the form', async () => {
  const { page } = await world.enter('/settings', WORKS_OFFLINE)
  const card = cardIn(page)
  await card.getByLabel('Pause between tasks').fill('30')
  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'Save hours' }).click()
  await card.getByRole('alert').getByText('Nothing was saved').waitFor()
  expect(await card.getByLabel('Pause between tasks').inputValue()).toBe('30')
  await page.context().setOffline(false)
  await card.getByRole('button', { name: 'Save hours' }).click()
  await page.getByText('Your availability is saved.').first().waitFor()
})

const cardIn = (page: Page) => page.getByRole('region', { name: 'Availability' })

async function press(page: Page, what: ReturnType<Page['getByText']>) {
  await what.focus()
  await page.keyboard.press('Enter')
}

function focusedLabel(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}

async function setBuffer(person: TestPerson, buffer_minutes: number) {
  const row = await read(Availability, person.get('/api/availability'))
  await person.put('/api/availability', { ...row, buffer_minutes })
}
