import { chromium, type CDPSession, type Page } from 'playwright-core'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { installProbe, type Seen } from './probe.ts'
import { seedTasks } from './seed.ts'
import { serveFloors } from './serveFloors.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import { SHOWN_DATE, type Spread } from './tasks.ts'
import type { World } from './world.ts'
import { chromiumPath } from '../scripts/chromium.mjs'

const ROUNDS = 3
const REPEATS = 5
const SIZES: [count: number, spread: Spread][] = [
  [50, 'year'],
  [500, 'year'],
  [2000, 'year'],
  [10_000, 'year'],
  [100_000, 'account'],
  [500, 'week'],
  [2000, 'week'],
]
/** The floors draw all they have: past this they would measure their own start. */
const MOST_FOR_FLOORS = 10_000

type Visit = {
  week: number
  weekPaint: number
  month: number
  dragFrame: number
  dropped: number
  boxes: number
}
type Contestant = {
  name: string
  open: (page: Page, count: number, spread: Spread) => Promise<void>
  slot: string
}

const FIXED_SLOT = '20'
const OUR_SLOT = "document.querySelector('[data-bench=slot]').getBoundingClientRect().height"

/** Calendar timings beside two hand-made floors, in the same rounds. Returns Markdown tables. */
export async function benchCalendar(world: World): Promise<string> {
  const floors = await serveFloors()
  const contestants: Contestant[] = [
    { name: 'html floor', open: openFloor(floors.site, 'html'), slot: FIXED_SLOT },
    { name: 'react floor', open: openFloor(floors.site, 'react'), slot: FIXED_SLOT },
    { name: 'ours', open: openOurs(world), slot: OUR_SLOT },
  ]
  const sections: string[] = []
  for (const [count, spread] of SIZES) {
    const takingPart = contestants.filter(({ name }) => name === 'ours' || count <= MOST_FOR_FLOORS)
    const visits = new Map<string, Visit[]>(takingPart.map(({ name }) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? takingPart : takingPart.toReversed()
      for (const each of order) visits.get(each.name)?.push(await visit(each, count, spread))
    }
    sections.push(section(count, spread, visits))
    console.log(sections.at(-1))
  }
  await floors.close()
  return sections.join('\n\n')
}

function section(count: number, spread: Spread, visits: Map<string, Visit[]>): string {
  const pick = (name: string, key: keyof Visit) => (visits.get(name) ?? []).map((each) => each[key])
  const ratio = (name: string, key: keyof Visit) =>
    figure(pairedRatio(pick(name, key), pick('html floor', key)), 2)
  const rows = [...visits.keys()].map((name) => [
    name,
    ratio(name, 'week'),
    ratio(name, 'month'),
    ...(['week', 'weekPaint', 'month', 'dragFrame'] as const).map((key) => figure(median(pick(name, key)))),
    figure(median(pick(name, 'boxes')), 0),
    figure(median(pick(name, 'dropped')), 0),
  ])
  const where = {
    week: 'in the week shown, as many in the next',
    year: 'over the year',
    account: 'in the account, 500 of them in the year shown',
  }
  const title = `${count.toLocaleString('en')} tasks ${where[spread]}`
  const heading = [
    'calendar',
    'week ÷ html',
    'month ÷ html',
    'week, ms of main thread',
    'week, ms to paint',
    'month, ms of main thread',
    'longest frame of a drag, ms',
    'boxes',
    'drops',
  ]
  return `### ${title}\n\n${markdownTable(heading, rows)}`
}

/** One fresh browser: week view, nine steps forward and back, a drag, the month. */
async function visit({ open, slot }: Contestant, count: number, spread: Spread): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })
    await page.addInitScript(installProbe)
    await open(page, count, spread)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await measured(page, cdp, () => press(page, 'tab-week'))
    const boxes = await page.locator('[data-bench=task]').count()

    const steps: Measured[] = []
    for (let i = 0; i < REPEATS; i += 1) {
      steps.push(await measured(page, cdp, () => press(page, 'next')))
      await measured(page, cdp, () => press(page, 'previous'))
    }
    const drag = await measured(page, cdp, () => dragOneSlot(page, slot))
    const dropped = await page.evaluate(() => globalThis.__benchDrops ?? 0)
    const months: Measured[] = []
    for (let i = 0; i < 3; i += 1) {
      months.push(await measured(page, cdp, () => press(page, 'tab-month')))
      await measured(page, cdp, () => press(page, 'tab-week'))
    }
    return {
      week: median(steps.map((step) => step.mainThread)),
      weekPaint: median(steps.map((step) => step.toPaint)),
      month: median(months.map((step) => step.mainThread)),
      dragFrame: drag.longestFrame,
      dropped,
      boxes,
    }
  } finally {
    await browser.close()
  }
}

type Measured = Seen & { mainThread: number }

/** Does one thing and waits until the calendar has been still for 150 ms; the cost of watching is taken off. */
async function measured(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => globalThis.__probe.arm('[data-bench=calendar]'))
  const idleFrom = await mainThread(cdp)
  await page.waitForTimeout(200)
  const before = await mainThread(cdp)
  const started = Date.now()
  await act()
  await page.waitForFunction(() => globalThis.__probe.isStill(), undefined, { polling: 50 })
  const idle = ((before - idleFrom) / 200) * (Date.now() - started)
  const spent = (await mainThread(cdp)) - before - idle
  return { ...(await page.evaluate(() => globalThis.__probe.take())), mainThread: Math.max(0, spent) }
}

async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0)
}

const press = (page: Page, name: string) => page.locator(`[data-bench=${name}]`).click()

/** Moves a box near the middle of the screen by half an hour, in twenty small steps at sixty a second. */
async function dragOneSlot(page: Page, slot: string) {
  const height = Number(await page.evaluate(slot))
  const from = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-bench=task]')].map((box) => ({
      box,
      rect: box.getBoundingClientRect(),
    }))
    const middle = ({ rect }: { rect: DOMRect }) => Math.abs(rect.top - innerHeight / 2)
    const found = boxes
      .filter(({ box, rect }) => {
        const top = document.elementFromPoint(rect.left + 3, rect.top + 8)
        return rect.height > 16 && rect.width > 5 && top !== null && box.contains(top)
      })
      .toSorted((a, b) => middle(a) - middle(b))[0]
    return found ? { x: found.rect.left + 3, y: found.rect.top + 8 } : null
  })
  if (!from) throw new Error('No box to drag')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(from.x, from.y + (height * step) / 20 + (step === 20 ? 1 : 0))
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}

function openFloor(site: string, name: string) {
  return async (page: Page, count: number, spread: Spread) => {
    await page.goto(`${site}/${name}.html?n=${count}&spread=${spread}`)
    await page.locator('[data-bench=tab-week]').waitFor()
  }
}

/** Opens our own calendar, signed in as somebody who has these tasks. */
export function openOurs(world: World) {
  const people = new Map<string, Awaited<ReturnType<World['signUp']>>>()
  return async (page: Page, count: number, spread: Spread) => {
    const key = `calendar_${spread}_${count}`
    const session = people.get(key) ?? (await world.signUp(key))
    if (!people.has(key)) await seedTasks(world.pool, session.user.id, count, spread)
    people.set(key, session)
    await page.addInitScript(
      ([storageKey, kept]) => {
        localStorage.setItem(storageKey, kept)
        localStorage.setItem('bench', 'on')
      },
      [SESSION_KEY, JSON.stringify(session)] as const,
    )
    await page.goto(`${world.site}/dashboard?view=agenda&date=${SHOWN_DATE}`)
    await page.locator('[data-bench=agenda]').waitFor()
    await page.waitForTimeout(2500) // the months around are fetched meanwhile; the event stream never rests
  }
}
