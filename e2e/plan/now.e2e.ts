import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { createIfThen } from '#server/testing/ifThens.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const RITUALS = [
  ['Plan the day', 'Morning plan'],
  ['Close the day', 'Evening close'],
  ['Review the week', 'Weekly review'],
] as const

/** Something of everything that the card shows. */
async function somethingToShow(person: TestPerson) {
  for (const title of ['Focus Work Block', 'Undiscriminatingly-long-words-without-a-space-in-them'])
    await person.post('/api/tasks', aTask({ title, scheduled_date: today(), estimated_duration: 300 }))
  await createIfThen(person, {
    if: { type: 'moment', days: [0, 1, 2, 3, 4, 5, 6], time: '00:00' },
    obstacle: 'It rains on run day',
  })
  await person.post('/api/habits', { name: 'Read ten pages' })
  await person.post('/api/goals', {
    title: 'Run a half marathon',
    start_date: addDays(today(), -50),
    target_date: addDays(today(), 50),
    metric: { kind: 'number', start: 0, target: 21, unit: 'km' },
  })
}

const wayIn = (page: Page) =>
  page
    .getByRole('region', { name: 'Now' })
    .getByRole('button')
    .last()
    .or(page.locator('main header').getByRole('button', { name: /^Now/ }))

test.each([
  ['wide', WIDE, 'dark'],
  ['wide', WIDE, 'light'],
  ['on a phone', NARROW, 'dark'],
  ['on a phone', NARROW, 'light'],
])(
  '%s the card and the rituals are free of faults (%o, %s)',
  async (_name, size, mode) => {
    const { page, person } = await world.enter('/theme.js')
    await somethingToShow(person)
    await page.setViewportSize(size)
    await page.goto('/dashboard')
    await wayIn(page).waitFor()
    await page.evaluate((next) => (document.documentElement.dataset['mode'] = next), mode)
    expect(await faults(page)).toEqual([])
    for (const [button, title] of RITUALS) {
      await wayIn(page).click()
      await page.getByRole('dialog', { name: 'Now' }).getByText('Run a half marathon').waitFor()
      expect(await faults(page), 'Now').toEqual([])
      await page.getByRole('dialog', { name: 'Now' }).getByRole('button', { name: button }).click()
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Skip' }).waitFor()
      await page.getByRole('dialog', { name: title }).getByRole('textbox').first().waitFor()
      expect(await faults(page), title).toEqual([])
      expect(await page.getByRole('dialog').getByRole('banner').count(), title).toBe(0)
      await page.keyboard.press('Escape')
    }
  },
  120_000,
)

test('at 320 px nothing of it scrolls sideways, and every control offers 44 px to a finger', async () => {
  const person = await world.server.signUp()
  await somethingToShow(person)
  const page = await world.openWindow(person, '/theme.js', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 640 },
  })
  await page.goto('/dashboard')
  for (const [button, title] of RITUALS) {
    await wayIn(page).tap()
    const now = page.getByRole('dialog', { name: 'Now' })
    await now.getByText('Run a half marathon').waitFor()
    expect(await tooSmallOrWide(page), 'Now').toEqual([])
    await now.getByRole('button', { name: button }).tap()
    const ritual = page.getByRole('dialog', { name: title })
    await ritual.getByRole('textbox').first().waitFor()
    expect(await tooSmallOrWide(page), title).toEqual([])
    await page.keyboard.press('Escape')
  }
})

/** What scrolls sideways, and controls of the open dialog that are less than 44 px high or wide. */
function tooSmallOrWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal') ?? document.body
    const wide = [document.documentElement, dialog].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    const small = [
      ...dialog.querySelectorAll<HTMLElement>('button, select, textarea, input[type=text]'),
    ].filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      return width > 0 && (Math.round(width) < 44 || Math.round(height) < 44)
    })
    return [...wide, ...small].map((element) => element.outerHTML.slice(0, 120))
  })
}

test('a habit of today is checked in from the card', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post('/api/habits', { name: 'Read ten pages' })
  await page.goto('/dashboard')
  await wayIn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Now' })
  await dialog.getByText('Habits today: 0 of 1').waitFor()
  await dialog.getByRole('button', { name: 'Complete Read ten pages' }).click()
  await dialog.getByRole('button', { name: 'Read ten pages, done. Take back' }).waitFor()
  await dialog.getByText('Habits today: 1 of 1').waitFor()
})
