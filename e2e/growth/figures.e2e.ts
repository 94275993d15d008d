import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { openWorld, readyForOffline, today, WORKS_OFFLINE } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** A week begins on Sunday unless somebody has chosen another day. */
const thisWeek = () => weekOf(today(), 0)

test('what is still open today is not missed: no fall is shown before the day is over', async () => {
  const { page, person } = await world.enter('/theme.js')
  const { from } = thisWeek()
  for (const title of ['Then', 'And then']) {
    const task = aTask({ title, scheduled_date: addDays(from, -7) })
    await person.post('/api/tasks', task)
    await person.act(task.id, 'complete')
  }
  const open = aTask({ title: 'Now', scheduled_date: today() })
  await person.post('/api/tasks', open)
  await page.goto('/analytics')
  const card = page.getByRole('region', { name: 'Completion Rate' })
  await card.getByText('0 of 1 due, 1 still open today').waitFor()
  await card.getByText(/: 100 %$/).waitFor()
  expect(await card.getByText(/points? from|−/).count()).toBe(0)
  expect(await linesOfFigure(card)).toBe(1)
  await person.act(open.id, 'complete')
  await card.getByText(/^The same as/).waitFor()
})

test('the best hour has one sentence, wherever the page names it', async () => {
  const { page, person } = await world.enter('/theme.js')
  for (let week = 1; week <= 5; week += 1) {
    for (const [scheduled_time, isDone] of [
      ['09:00', false],
      ['21:00', true],
    ] as const) {
      const task = aTask({ scheduled_date: addDays(today(), -4 * week), scheduled_time })
      await person.post('/api/tasks', task)
      if (isDone) await person.act(task.id, 'complete')
    }
  }
  await page.goto('/analytics')
  const hours = page.getByRole('region', { name: 'Best Hours' })
  const sentence = 'You finish most at 21:00 (100 %), least at 09:00 (0 %).'
  await page.getByRole('region', { name: 'Insights' }).getByText(sentence).waitFor()
  expect(await page.getByText(/went best|goes better/).count()).toBe(0)
  expect(await hours.count()).toBe(1)
})

test('without a network the last answer is shown with its time, and a period that is not here says so at once', async () => {
  const { page, person } = await world.enter('/theme.js', WORKS_OFFLINE)
  const { id } = aTask()
  await person.post('/api/tasks', aTask({ id, title: 'Morning stretch', scheduled_date: today() }))
  await person.act(id, 'complete')
  await page.goto('/analytics')
  const rate = page.getByRole('region', { name: 'Completion Rate' }).getByRole('link')
  await rate.waitFor()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  expect(await rate.innerText()).toMatch(/^100 %/)
  await page.getByText(/^These figures are from \d\d:\d\d\.$/).waitFor()
  await page.getByRole('button', { name: 'Previous week' }).click()
  const note = page.getByText('You are offline. Your figures will be here when the connection is back.')
  await note.waitFor()
  expect(await page.getByText(/^Loading/).count()).toBe(0)
  await page.context().setOffline(false)
  await note.waitFor({ state: 'detached' })
  await page.getByText('Nothing completed yet in this period.').waitFor()
  expect(await page.getByText(/^These figures are from/).count()).toBe(0)
})

test('figures that this device never had are not loading for ever without a network', async () => {
  const { page } = await world.enter('/dashboard', WORKS_OFFLINE)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.goto('/analytics?tab=domains')
  await page.getByText('You are offline. Your figures will be here when the connection is back.').waitFor()
  expect(await page.getByText(/^Loading/).count()).toBe(0)
})

/** In how many lines the figure of a card is written, without the words after it. */
const linesOfFigure = (card: Locator) =>
  card.getByRole('link').evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.firstChild ?? link)
    return range.getClientRects().length
  })
