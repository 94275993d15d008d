import { chromium, type Page } from 'playwright-core'
import { openOurs } from './calendar.ts'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'
import { chromiumPath } from '../scripts/chromium.mjs'

const ROUNDS = 3
/** The page's processor is made slower by this factor, as on a cheap phone. */
const SLOWER = 4
const TASKS = 500

type Act = (page: Page) => Promise<void>

const press =
  (name: string): Act =>
  (page) =>
    page.locator(`[data-bench=${name}]`).click()
const key =
  (...names: string[]): Act =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name)
  }

/** In this order: what one does the next begins with. */
const ACTS: [name: string, act: Act][] = [
  ['the week, from the agenda', press('tab-week')],
  ['next week', press('next')],
  ['previous week', press('previous')],
  ['a task is opened', (page) => inSight(page).click()],
  ['and closed', key('Escape')],
  ['an arrow to the next task', key('ArrowDown')],
  ['S starts it', key('s')],
  ['X completes it', key('x')],
  ['M and arrows move it', key('m', 'ArrowDown', 'ArrowRight', 'Enter')],
  ['it is dragged', (page) => dragDown(page)],
  ['what is out of sight is scrolled to', (page) => page.locator('[data-side] button').first().click()],
  ['the filter is opened', (page) => page.getByRole('button', { name: 'Filter' }).click()],
  ['what is done is hidden', (page) => page.getByRole('checkbox', { name: 'Hide done' }).click()],
  ['one category is chosen', (page) => page.getByRole('checkbox', { name: 'Health' }).click()],
  ['all are shown', (page) => page.getByRole('button', { name: 'Show all tasks' }).click()],
  ['the filter is closed', key('Escape')],
  ['the day', press('tab-day')],
  ['the month', press('tab-month')],
  ['an arrow in the month', (page) => monthStop(page)],
]

/** How long after a click, a key or a drop the next frame is painted, with 500 tasks in the week. Returns a Markdown table. */
export async function benchInteractions(world: World): Promise<string> {
  const seen = new Map<string, number[]>(ACTS.map(([name]) => [name, []]))
  const open = openOurs(world)
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })
    await page.addInitScript(installRecorder)
    await open(page, TASKS, 'week')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const [name, act] of ACTS) {
      await page.evaluate(() => globalThis.__interactions.splice(0))
      await act(page)
      await page.waitForTimeout(1200)
      seen.get(name)?.push(await page.evaluate(() => Math.max(0, ...globalThis.__interactions)))
    }
    await browser.close()
  }
  const rows = [...seen].map(([name, times]) => [
    name,
    figure(median(times), 0),
    figure(Math.max(...times), 0),
  ])
  return markdownTable(['interaction', 'median of the longest, ms', 'longest of all, ms'], rows)
}

declare global {
  var __interactions: number[]
}

/**
 * Notes how long each click and key took until the next frame, as INP counts it: what the pointer leaves or enters because the
 * page changed under it is no interaction. It is sent to the browser as text, so it calls nothing outside itself.
 */
function installRecorder() {
  globalThis.__interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) globalThis.__interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** A task that can be pressed: the pointer finds it and no other. */
const inSight = (page: Page) => page.locator('[data-drop=slots] [data-task]:not([data-short])').nth(40)

async function dragDown(page: Page) {
  const { x, y } = (await inSight(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 6, y + 6)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 62, { steps: 12 })
  await page.mouse.up()
}

async function monthStop(page: Page) {
  await page.locator('[data-opens][tabindex="0"]').focus()
  for (const name of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(name)
}
