import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { aTask, read } from '#server/testing.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test.each([
  ['a block of the hours', { scheduled_date: today(), scheduled_time: '15:00', estimated_duration: 60 }],
  ['a chip above the hours', { scheduled_date: today(), scheduled_time: null }],
  ['an unscheduled task', { scheduled_date: null, scheduled_time: null }],
])('the round check of %s completes it, and once more takes that back', async (_, fields) => {
  const { page, person } = await world.enter('/theme.js')
  const { id } = await read(Task, person.post('/api/tasks', aTask({ title: 'Water plants', ...fields })))
  const status = async () => (await read(Task, person.get(`/api/tasks/${id}`))).status
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard?view=week')
  const check = page.locator(`[data-task="${id}"] [data-check]`)
  await check.click()
  await expect.poll(status).toBe('completed')
  expect(await page.getByRole('dialog', { name: 'Water plants' }).count()).toBe(0)
  if (fields.scheduled_date === null) return // what is done leaves the list
  await check.click()
  await expect.poll(status).toBe('pending')
})

test('a block under 44 px has no round check, and opens wherever it is clicked', async () => {
  const { page, person } = await world.enter('/theme.js')
  const plan = { scheduled_date: today(), scheduled_time: '15:00', estimated_duration: 30 }
  await person.post('/api/tasks', aTask({ title: 'Short call', ...plan }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard?view=week')
  const box = page.getByRole('button', { name: 'Short call' })
  await box.click({ position: { x: 10, y: 10 } })
  await page.getByRole('dialog', { name: 'Short call' }).waitFor()
  expect(await box.locator('[data-check]').isVisible()).toBe(false)
})

test('by touch every round check answers a finger within 44 px', async () => {
  const { page, person } = await onPhone()
  const plan = { scheduled_date: today(), estimated_duration: 30 }
  const timed = await read(Task, person.post('/api/tasks', aTask({ ...plan, scheduled_time: '15:00' })))
  const untimed = await read(Task, person.post('/api/tasks', aTask({ ...plan, scheduled_time: null })))
  await page.goto('/dashboard?view=day')
  for (const { id } of [timed, untimed]) {
    const check = page.locator(`[data-task="${id}"] [data-check]`)
    await check.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x, y, width, height } = await areaOf(check)
    const box = await areaOf(page.locator(`[data-task="${id}"]`))
    expect(box.height).toBeGreaterThanOrEqual(44)
    // 20 px from the middle of the circle, as far as the box goes, is still the check.
    const [middle, left] = [{ x: x + width / 2, y: y + height / 2 }, Math.max(box.x + 1, x + width / 2 - 20)]
    for (const at of [
      { ...middle, x: middle.x + 20 },
      { ...middle, x: left },
      { ...middle, y: box.y + 2 },
    ])
      expect(await isCheckAt(page, at), JSON.stringify(at)).toBe(true)
  }
  await page.goto('/dashboard?view=agenda')
  const onCard = page.getByRole('button', { name: 'Complete Focus Work Block' }).first()
  expect(await sizeOf(onCard)).toEqual({ width: 44, height: 44 })
})

async function onPhone() {
  const person = await world.server.signUp()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await world.openWindow(person, '/theme.js', phone)
  return { page, person }
}

function isCheckAt(page: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  return page.evaluate(
    ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-check]') !== null,
    [x, y],
  )
}

async function sizeOf(what: Locator) {
  const { width, height } = await areaOf(what)
  return { width, height }
}
