import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { walked } from '#server/testing/walks.ts'
import { openWorld } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const PAGES = [
  ['week', 1440],
  ['day', 1440],
  ['week', 390],
] as const
test.each(walked(PAGES))(
  'a printed %s at %d px shows all of its hours, and nothing that only can be pressed',
  async (view, width) => {
    const { page, person } = await world.enter('/theme.js', { viewport: { width, height: 844 } })
    for (const scheduled_time of ['00:30', '23:00'])
      await person.post(
        '/api/tasks',
        aTask({ title: `At ${scheduled_time}`, scheduled_date: '2032-03-03', scheduled_time }),
      )
    await page.goto(`/dashboard?view=${view}&date=2032-03-03`)
    await page.getByRole('button', { name: /^At 23:00/ }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const hours = page.locator('[data-scroll]')
    expect(
      await hours.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThanOrEqual(1)
    for (const time of ['00:30', '23:00']) {
      const box = await page.getByRole('button', { name: new RegExp(`^At ${time}`) }).boundingBox()
      const area = await hours.boundingBox()
      if (!box || !area) throw new Error(`${time} is not on the paper`)
      expect(box.y).toBeGreaterThanOrEqual(area.y)
      expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height)
    }
    for (const name of [
      'New Task',
      'Quick add',
      'Add a task',
      'Next week',
      'Next day',
      'Hide unscheduled tasks',
    ])
      expect(await page.getByRole('button', { name }).filter({ visible: true }).count(), name).toBe(0)
    expect(
      await page.getByRole('heading', { name: /March/ }).filter({ visible: true }).count(),
    ).toBeGreaterThan(0)
  },
)
