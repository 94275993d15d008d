import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const DATE = '2032-03-03'

test('a task that is dropped while the code of drags is on its way lands where it was dropped', async () => {
  const { page, plan, arrive } = await onWeek('startDrag')
  const box = page.getByRole('button', { name: /^Write the report/ })
  const area = await box.boundingBox()
  if (!area) throw new Error('The task has no box')
  await page.mouse.move(area.x + 20, area.y + 10)
  await page.mouse.down()
  await page.mouse.move(area.x + 20, area.y + 10 + area.height, { steps: 5 })
  await page.mouse.up()
  expect(await plan()).toBe(`${DATE} 09:00`)
  arrive()
  await expect.poll(plan).toBe(`${DATE} 10:00`)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('keys that are pressed while the code of moves is on its way move the task', async () => {
  const { page, plan, arrive } = await onWeek('moveByKeys')
  await page.getByRole('button', { name: /^Write the report/ }).focus()
  for (const key of ['m', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  arrive()
  await expect.poll(plan).toBe('2032-03-04 09:30')
})

/** The week of somebody with a task of an hour, where a file of the code waits until `arrive` is called. */
async function onWeek(file: string) {
  const { page, person } = await world.enter('/theme.js')
  const task = aTask({ title: 'Write the report', scheduled_date: DATE, scheduled_time: '09:00' })
  await person.post('/api/tasks', { ...task, estimated_duration: 60 })
  const arriving = Promise.withResolvers<void>()
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goto(`/dashboard?view=week&date=${DATE}`)
  await page.getByRole('button', { name: /^Write the report/ }).waitFor()
  const plan = async () => {
    const { scheduled_date, scheduled_time } = await (await person.get(`/api/tasks/${task.id}`)).json()
    return `${scheduled_date} ${scheduled_time}`
  }
  return { page, plan, arrive: arriving.resolve }
}
