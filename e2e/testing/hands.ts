import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

/** The position of an element on the screen, once it is there: what is drawn again is away for a moment. */
export async function areaOf(locator: Locator) {
  const area = await vi.waitUntil(() => locator.boundingBox(), { timeout: 60_000 })
  if (!area) throw new Error('It is not on the screen')
  return area
}

/** The middle of something on the screen. */
export async function middleOf(locator: Locator) {
  const { x, y, width, height } = await areaOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags by the middle of a box to the upper part of a place. */
export async function drag(page: Page, what: Locator, where: Locator) {
  await what.scrollIntoViewIfNeeded()
  const area = await areaOf(what)
  const from = { x: area.x + area.width / 2, y: area.y + 6 }
  const to = await areaOf(where)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 6, { steps: 8 })
  await page.mouse.up()
}

/** So long a finger rests for a long press, on a machine that is busy too. Milliseconds. */
export const LONG_PRESS = 1000

/** A finger that goes down, rests for some milliseconds, moves and lifts. */
export async function touch(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  rests: number,
) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  await page.waitForTimeout(rests)
  for (let step = 1; step <= 6; step += 1) {
    const part = step / 6
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await page.waitForTimeout(20)
  }
  await page.waitForTimeout(150) // lifted in full motion it would fling, and Chromium ignores taps meanwhile
  await send('touchEnd', [])
}

/** Adds a task by one line, with the keyboard alone. */
export async function quickAdd(page: Page, line: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: 'New task' })
  await field.fill(line)
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
}
