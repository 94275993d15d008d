import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

/** Files of which other screens are made too: fields, cards, tasks, and the report of errors, which comes last on every page. */
const OF_SEVERAL_SCREENS = /assets\/(?:sign-in|shared|cards|every-page|reporting)-/

test('the code of the wizard that the dashboard has not loaded is at most 60 KiB, compressed', async () => {
  const { page, person } = await world.enter('/theme.js')
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) loaded.add(pathname)
  })
  await person.post('/api/tasks', { ...aTask({ title: 'Tea' }), scheduled_date: today() })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Tea' }).first().waitFor()
  await expect.poll(() => [...loaded].join(' ')).toContain('idle-')
  // Parts of the dashboard come in their own time.
  const isSettled = async () => {
    const before = loaded.size
    await page.waitForTimeout(1000)
    return loaded.size === before
  }
  await expect.poll(isSettled).toBe(true)
  const known = new Set(loaded)
  await page.goto('/goal-wizard')
  const card = page.getByRole('region', { name: /^Plan: / })
  await page.getByLabel('Your message').fill('Run a half marathon in 20 weeks, 3 times a week for 45 minutes')
  await page.keyboard.press('Enter')
  await card.getByText('Proposal').waitFor()
  await card.getByRole('button', { name: /^How often/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: 'Beside my calendar' }).click()
  await card.getByRole('button', { name: 'Later week of the plan' }).waitFor()
  const late = [...loaded].filter((file) => !known.has(file) && !OF_SEVERAL_SCREENS.test(file))
  const sizes = await Promise.all(
    late.map(async (file) => gzipSync(await (await page.request.get(file)).body()).length),
  )
  const size = sizes.reduce((sum, each) => sum + each, 0)
  expect(size).toBeGreaterThan(10 * 1024)
  expect(size).toBeLessThanOrEqual(60 * 1024)
})
