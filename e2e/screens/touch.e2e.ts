import { afterAll, expect, test } from 'vitest'
import { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read } from '#server/testing.ts'
import { areaOf, LONG_PRESS, middleOf, touch } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('a task that a finger holds and lets go gets a grip, which makes it longer and shorter', async () => {
  const { page, box, grip, minutes } = await onPhone(30)
  const held = await middleOf(box)
  await touch(page, held, held, LONG_PRESS)
  await grip.waitFor()
  const target = await areaOf(grip)
  expect(target.width).toBeGreaterThanOrEqual(44)
  expect(target.height).toBeGreaterThanOrEqual(44)

  const heightOfBox = async () => (await areaOf(box)).height
  const half = await heightOfBox()
  const quarter = half / 2
  await touch(page, await middleOf(grip), moved(await middleOf(grip), 3 * quarter), 0)
  await expect.poll(heightOfBox).toBeGreaterThan(2 * half)
  await expect.poll(minutes).toBe(75)
  await touch(page, await middleOf(grip), moved(await middleOf(grip), -2 * quarter), 0)
  await expect.poll(minutes).toBe(45)
})

test('a tap opens the task, and its grip is there when the sheet has gone', async () => {
  const { page, box, grip, minutes } = await onPhone(30)
  const { x, y } = await middleOf(box)
  await page.touchscreen.tap(x, y)
  const sheet = page.getByRole('dialog', { name: 'Focus Work Block' })
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  const quarter = (await areaOf(box)).height / 2
  await touch(page, await middleOf(grip), moved(await middleOf(grip), quarter), 0)
  await expect.poll(minutes).toBe(45)
})

test('a finger that moves at once scrolls, and chooses nothing', async () => {
  const { page, box, grip, minutes } = await onPhone(60)
  const from = await middleOf(box)
  const before = (await areaOf(box)).y
  await touch(page, from, moved(from, -90), 0)
  await expect.poll(async () => (await areaOf(box)).y).toBeLessThan(before - 40)
  expect(await grip.count()).toBe(0)
  expect(await minutes()).toBe(60)
})

/** Somebody on a phone who looks at tomorrow, with one task at three in the afternoon: nothing of it can be over. */
async function onPhone(estimated_duration: number) {
  const person = await world.server.signUp()
  await person.patch('/api/profile', { first_steps: 'closed' }) // they would come while a finger rests
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await world.openWindow(person, '/theme.js', phone)
  const tomorrow = addDays(today(), 1)
  const fields = { scheduled_date: tomorrow, scheduled_time: '15:00', estimated_duration }
  const { id } = await read(Task, person.post('/api/tasks', aTask(fields)))
  await page.goto(`/dashboard?view=day&date=${tomorrow}`)
  const box = page.locator('[data-bench=task]', { hasText: 'Focus Work Block' })
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const minutes = async () => (await read(Task, person.get(`/api/tasks/${id}`))).estimated_duration
  return { page, box, grip: page.locator('[data-grip]'), minutes }
}

const moved = ({ x, y }: { x: number; y: number }, by: number) => ({ x, y: y + by })
