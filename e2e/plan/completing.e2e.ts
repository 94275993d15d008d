import { afterAll, expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { aTask } from '#server/testing.ts'
import { areaOf } from '#e2e/testing/hands.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

test('the XP of a completed task rises to the counter, which counts up to the real sum', async () => {
  const { page } = await enterMoving('no-preference')
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const texts = new Set<string>()
        const look = () => {
          const counter = document.querySelector('[data-xp-counter]')?.textContent ?? ''
          texts.add(counter)
          const rising = document.querySelector('[data-rising]')?.textContent
          if (rising) texts.add(rising)
          const isOver = counter === '100' && texts.has('+100 XP') && texts.size > 3
          if (isOver || performance.now() - begun > 10_000) resolve([...texts])
        }
        const begun = performance.now()
        setTimeout(look, 10_500)
        // Also what is shown for less than a frame.
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
      }),
  )
  await page.getByRole('button', { name: 'Complete Write' }).first().click()
  const texts = await seen
  expect(texts).toContain('+100 XP')
  expect(texts.some((text) => Number(text) > 0 && Number(text) < 100)).toBe(true)
  await expect.poll(() => page.locator('[data-xp-counter]').first().textContent()).toBe('100')
})

test('with reduced motion the figures stand at once and nothing flies', async () => {
  const { page } = await enterMoving('reduce')
  await page.getByRole('button', { name: 'Complete Write' }).first().click()
  await expect.poll(() => page.locator('[data-xp-counter]').first().textContent()).toBe('100')
  expect(await page.locator('[data-rising]').count()).toBe(0)
})

test('the last task of the day turns its head into a sun that names tomorrow’s first', async () => {
  const { page, person } = await world.enter('/theme.js')
  await person.post(
    '/api/tasks',
    aTask({ title: 'Last one', scheduled_date: today(), scheduled_time: '10:00' }),
  )
  await person.post(
    '/api/tasks',
    aTask({ title: 'Morning run', scheduled_date: addDays(today(), 1), scheduled_time: '07:00' }),
  )
  await page.goto('/dashboard?view=day')
  const head = page.locator('[data-sun]')
  await page
    .getByRole('button', { name: /Last one/ })
    .first()
    .waitFor()
  expect(await head.count()).toBe(0)
  await page
    .getByRole('button', { name: /Last one/ })
    .first()
    .focus()
  await page.keyboard.press('x')
  await head.getByText('Tomorrow: 07:00 Morning run').waitFor()
  await page.goto('/dashboard?view=agenda')
  await page.getByText('All done. Tomorrow: 07:00 Morning run').waitFor()
})

test('a new level is a card over the level', async () => {
  const { page } = await enterMoving('reduce')
  await page.getByRole('button', { name: 'Complete Write' }).first().click()
  const card = page.getByRole('region', { name: 'Notifications' }).locator('[data-over=level]')
  await card.getByText('You reached level 2').waitFor()
  const [level, moment] = [await areaOf(page.getByRole('region', { name: 'Your level' })), await areaOf(card)]
  expect(Math.abs(moment.y + moment.height - level.y)).toBeLessThan(40)
  expect(Math.abs(moment.x - level.x)).toBeLessThan(40)
})

/** Somebody with one task of 100 XP today, who looks at their agenda. */
async function enterMoving(reducedMotion: 'reduce' | 'no-preference') {
  const person = await world.server.signUp()
  await person.post(
    '/api/tasks',
    aTask({ title: 'Write', scheduled_date: today(), scheduled_time: '10:00', xp_reward: 100 }),
  )
  const page = await world.openWindow(person, '/theme.js', {
    reducedMotion,
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/dashboard?view=agenda')
  await page.getByRole('button', { name: 'Complete Write' }).first().waitFor()
  await page.locator('[data-xp-counter]', { hasText: '0' }).first().waitFor() // what is not known yet counts nothing up
  return { page, person }
}
