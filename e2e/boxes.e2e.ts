import { afterAll, expect, test } from 'vitest'
import { aTask } from '#server/testing.ts'
import { DATE, onCalendar, WEEK } from './farWeek.ts'
import { keepSession, openWorld } from './world.ts'

const world = await openWorld()
afterAll(world.close)

test('a title is cut with an ellipsis and never inside a word', async () => {
  const title = 'Prepare the quarterly planning workshop with everybody involved in the reorganisation'
  const { page } = await onCalendar(
    world,
    WEEK,
    { title, scheduled_time: '09:00', estimated_duration: 30 },
    { title, scheduled_time: '10:00', estimated_duration: 60 },
    { title, scheduled_time: '12:00', estimated_duration: 90 },
    { title, scheduled_time: '12:00', estimated_duration: 90 },
    { title, scheduled_time: null },
  )
  await page.locator('[data-task]').nth(4).waitFor()
  const faults = await page.locator('[data-task] [dir]').evaluateAll((titles) =>
    titles.flatMap((each) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(each)
      const text = each.firstChild
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)].map((word) => {
        const range = document.createRange()
        range.setStart(text ?? each, word.index)
        range.setEnd(text ?? each, word.index + word[0].length)
        return { word: word[0], lines: new Set([...range.getClientRects()].map(({ y }) => y)).size }
      })
      const broken = words.filter(({ lines }) => lines > 1).map(({ word }) => word)
      return textOverflow === 'ellipsis' && webkitLineClamp !== 'none' ? broken : ['no ellipsis']
    }),
  )
  expect(faults).toEqual([])
})

test.each(['dark', 'light'])('in %s mode a done block is the lightest thing in the week', async (mode) => {
  const { page, person, ids } = await onCalendar(
    world,
    WEEK,
    { title: 'Done', scheduled_time: '09:00' },
    { title: 'Open', scheduled_time: '11:00' },
  )
  await person.act(ids[0] ?? '', 'complete')
  await page.reload()
  await page.getByRole('button', { name: /^Done, .*completed/ }).waitFor()
  await page.evaluate((value) => (document.documentElement.dataset.mode = value), mode)
  const weights = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const paint = (colours: string[]): number[] => {
      if (!pen) return []
      pen.clearRect(0, 0, 1, 1)
      for (const colour of colours) {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
      }
      return [...pen.getImageData(0, 0, 1, 1).data]
    }
    const week = getComputedStyle(
      document.querySelector('[aria-label=Week]') ?? document.body,
    ).backgroundColor
    const ground = paint([week])
    return ['Done', 'Open'].map((title) => {
      const box = document.querySelector(`[data-task][aria-label^="${title},"]`) ?? document.body
      const { backgroundColor, backgroundImage } = getComputedStyle(box)
      const fill =
        backgroundImage === 'none'
          ? backgroundColor
          : (backgroundImage.match(/color\([^)]*\)|oklab\([^)]*\)|rgba?\([^)]*\)/g)?.at(-1) ?? '')
      const seen = paint([week, fill])
      return {
        light:
          seen.slice(0, 3).reduce((sum, part) => sum + part, 0) -
          ground.slice(0, 3).reduce((sum, part) => sum + part, 0),
        weight: seen.reduce((sum, part, at) => sum + Math.abs(part - (ground[at] ?? 0)), 0),
      }
    })
  })
  const [done, open] = weights
  expect(done?.light).toBeGreaterThanOrEqual(0)
  expect(done?.weight).toBeLessThan((open?.weight ?? 0) / 4)
})

test('every control of the plan offers 44 px to a finger', async () => {
  const person = await world.server.signUp()
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await world.openBrowser(phone)).newPage()
  await page.goto('/theme.js')
  await keepSession(page, await world.sessionOf(person))
  for (const fields of [
    { scheduled_time: '09:00', estimated_duration: 15 },
    { scheduled_time: '09:30', estimated_duration: 30 },
    { scheduled_time: '23:00' },
    { scheduled_time: null },
  ])
    await person.post('/api/tasks', aTask({ scheduled_date: DATE, ...fields }))
  const small: string[] = []
  for (const view of ['day', 'week', 'month']) {
    await page.goto(`/dashboard?view=${view}&date=${DATE}`)
    await page.locator('[data-task]').first().waitFor({ state: 'attached' })
    await page.locator('[data-opens], [data-side=later] button').first().waitFor()
    small.push(
      ...(await page.locator('[data-bench=calendar] button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect()
          const isSmall = width > 0 && (Math.round(width) < 44 || Math.round(height) < 44)
          return isSmall && button.checkVisibility()
            ? [`${button.outerHTML.slice(0, 160)} ${width}x${height}`]
            : []
        }),
      )),
    )
  }
  expect(small).toEqual([])
})
