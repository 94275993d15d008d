import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('from the first visit to the first completed task it takes five clicks and three fields beside the email', async () => {
  const email = `first.${process.pid}@example.com`
  const page = await world.openDevice()
  const { click, type, count } = counting()
  await page.goto('/')
  await click(page.getByRole('link', { name: 'Start Your Quest' }))
  await click(page.getByRole('button', { name: 'Continue with Email' }))
  await type(page.getByLabel('Full Name'), 'Ada Lovelace')
  await page.getByLabel('Email Address').fill(email)
  await type(page.getByLabel('Password', { exact: true }), 'correct horse')
  await type(page.getByLabel('Confirm Password'), 'correct horse')
  await page.keyboard.press('Enter')
  await page.getByText('Account created successfully!').waitFor()
  const link = async () => (await world.server.mailTo(email))?.links[0]
  await expect.poll(link).toBeTruthy()
  count.clicks += 1 // the link in the mail
  await page.goto((await link()) ?? '')
  await page.waitForURL('**/dashboard*')

  await click(page.getByRole('region', { name: 'First task' }).getByRole('button', { name: 'Walk 20 min' }))
  const steps = page.getByRole('region', { name: 'First steps' })
  await click(steps.getByRole('button', { name: 'Complete “Walk”' }))
  await steps.getByText('Done: Complete').waitFor()
  await page.getByText('Task completed! You earned 25 XP!').first().waitFor()
  expect(count.clicks).toBeLessThanOrEqual(5)
  expect(count.fields).toBeLessThanOrEqual(3)
}, 120_000)

test('the question plans for today, and the steps follow what is done; closed they stay closed on every device', async () => {
  const person = await world.server.signUp()
  const page = await world.openWindow(person)
  await page.getByLabel('What is one thing you want done today?').fill('Water the plants today 23:30')
  await page.keyboard.press('Enter')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByText('Done: Add').waitFor()
  expect(await page.getByRole('region', { name: 'First task' }).count()).toBe(0)
  await steps.getByRole('button', { name: 'Start “Water the plants”' }).press('Enter')
  await steps.getByText('Done: Start').waitFor()
  expect(await steps.evaluate((line) => line === document.activeElement)).toBe(true)
  await steps.getByRole('button', { name: 'Complete “Water the plants”' }).click()
  await steps.getByLabel('What do you want to reach?').waitFor()
  const plan = async () => (await person.get(`/api/tasks?from=${today()}&to=${today()}`)).json()
  await expect
    .poll(plan)
    .toMatchObject({ items: [{ title: 'Water the plants', scheduled_time: '23:30', status: 'completed' }] })

  await steps.getByRole('button', { name: 'Close the first steps' }).click()
  await steps.waitFor({ state: 'detached' })
  const other = await world.openWindow(person)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await expect
    .poll(async () => (await person.get('/api/profile')).json())
    .toMatchObject({ first_steps: 'closed' })
  expect(await other.getByRole('region', { name: 'First steps' }).count()).toBe(0)

  await page.keyboard.press('?')
  await page.getByRole('link', { name: 'Show the first steps' }).click()
  await steps.waitFor()
})

test('somebody who has completed tasks is not asked', async () => {
  const person = await world.server.signUp()
  const page = await world.openWindow(person, '/theme.js')
  const { id } = await (await person.post('/api/tasks', aTask({ scheduled_date: '2026-01-05' }))).json()
  await person.act(id, 'complete')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New Task' }).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByRole('region', { name: /First/ }).count()).toBe(0)
})

function counting() {
  const count = { clicks: 0, fields: 0 }
  return {
    count,
    click: async (what: Locator) => {
      count.clicks += 1
      await what.click()
    },
    type: async (field: Locator, text: string) => {
      count.fields += 1
      await field.fill(text)
    },
  }
}
