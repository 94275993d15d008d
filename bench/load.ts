import { chromium, type Page } from 'playwright-core'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { seedTasks } from './seed.ts'
import { serveFloors } from './serveFloors.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import { SHOWN_DATE } from './tasks.ts'
import type { World } from './world.ts'
import { chromiumPath } from '../scripts/chromium.mjs'

const ROUNDS = 5
const TASKS = 2000
/** A slow phone: a processor at a quarter of this one's speed, 562 ms a request, 1.47 Mbit/s down and 0.68 up. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 562, downloadThroughput: 188_744, uploadThroughput: 86_400 }

/** What is wanted of the dashboard until it is quiet: ratios to the floor, milliseconds, and what crosses the wire. */
const GOALS = { drawn: 1.3, largest: 1.25, blocked: 400, requests: 40, kib: 260 }
/** A page is quiet when for so long nothing came and no task took more than 50 ms; a stream stays open. Milliseconds. */
const QUIET_MS = 2500

type Contestant = {
  name: string
  url: string
  ready: string
  most?: { ratio: number; requests: number; kib: number }
}
/**
 * When what is looked for can be read, when the app itself has drawn it, and when the largest text was painted; how much of the
 * tasks after the first paint is over 50 ms, all in milliseconds; what was loaded before, and until the page was quiet.
 */
type Visit = {
  usable: number
  drawn: number
  largest: number
  blocked: number
  requestsBefore: number
  kibBefore: number
  requests: number
  scripts: number
  kib: number
  kibOfPage: number
}

/**
 * The time from the address to a usable screen on a slow phone, and what follows until the page is quiet, beside a bare React page
 * with the same tasks. Returns two Markdown tables.
 */
export async function benchLoad(world: World): Promise<string> {
  const floors = await serveFloors()
  const session = await world.signUp('load')
  await seedTasks(world.pool, session.user.id, TASKS, 'year')
  const floor: Contestant = {
    name: 'react floor',
    url: `${floors.site}/react.html?n=${TASKS}&spread=year&show=week`,
    ready: '[data-bench=task]',
  }
  const ours: Contestant[] = [
    page(world, '/', '[data-bench=landing]', 1.1),
    page(world, '/auth/login', 'h1', 1.1),
    page(world, `/dashboard?view=week&date=${SHOWN_DATE}`, '[data-bench=task]', 1.25),
  ]
  const all = [floor, ...ours]
  const visits = new Map<Contestant, Visit[]>(all.map((each) => [each, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of round % 2 === 0 ? all : all.toReversed())
      visits.get(each)?.push(await visit(each, each === floor ? null : session))
  await floors.close()

  const of = (each: Contestant, name: keyof Visit) => (visits.get(each) ?? []).map((one) => one[name])
  const rows = all.map((each) => [
    each.name,
    figure(pairedRatio(of(each, 'usable'), of(floor, 'usable')), 2),
    each.most ? String(each.most.ratio) : '–',
    figure(median(of(each, 'usable')) / 1000, 2),
    figure(median(of(each, 'drawn')) / 1000, 2),
    String(median(of(each, 'requestsBefore'))),
    each.most ? String(each.most.requests) : '–',
    figure(median(of(each, 'kibBefore')), 0),
    each.most ? String(each.most.kib) : '–',
  ])
  const heading = [
    'page',
    '÷ react floor',
    'goal',
    'usable after, s',
    'drawn by the app, s',
    'requests before',
    'goal',
    'KiB before',
    'goal',
  ]
  return `${markdownTable(heading, rows)}\n\n${UNTIL_QUIET}\n\n${untilQuiet(all, floor, of)}`
}

const UNTIL_QUIET = `The same visits until nothing came for ${QUIET_MS / 1000} s: when the app itself has drawn its screen, its largest text, how much of the tasks after the first paint is over 50 ms, and what crossed the wire. The goals are the dashboard's.`

function untilQuiet(
  all: readonly Contestant[],
  floor: Contestant,
  of: (each: Contestant, name: keyof Visit) => number[],
): string {
  const row = (each: Contestant) => [
    each.name,
    figure(pairedRatio(of(each, 'drawn'), of(floor, 'drawn')), 2),
    figure(pairedRatio(of(each, 'largest'), of(floor, 'largest')), 2),
    figure(median(of(each, 'blocked')), 0),
    figure(median(of(each, 'requests')), 0),
    figure(median(of(each, 'scripts')), 0),
    figure(median(of(each, 'kib')), 0),
    figure(median(of(each, 'kibOfPage')), 0),
  ]
  const { drawn, largest, blocked, requests, kib } = GOALS
  const goals = ['at most', ...[drawn, largest, blocked, requests].map(String), '–', String(kib), '–']
  const heading = [
    'page',
    'app ÷ floor',
    'largest text ÷ floor',
    'blocked, ms',
    'requests',
    'scripts',
    'KiB',
    'page itself, KiB',
  ]
  return markdownTable(heading, [...all.map(row), goals])
}

function page(world: World, path: string, ready: string, ratio: number): Contestant {
  return { name: path, url: world.site + path, ready, most: { ratio, requests: 10, kib: 200 } }
}

/** One first visit: a browser with nothing in it. The service worker would fetch the whole application behind it. */
async function visit({ url, ready }: Contestant, session: object | null): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  const tab = await context.newPage()
  if (session && new URL(url).pathname === '/dashboard')
    await tab.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const)
  await tab.addInitScript(noteUsable, ready)
  await tab.addInitScript(observePage)
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let [asked, scripts, bytes, ofPage, lastCame] = [0, 0, 0, 0, Date.now()]
  cdp.on('Network.requestWillBeSent', ({ type }) => {
    lastCame = Date.now()
    asked += 1
    if (type === 'Script') scripts += 1
  })
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    lastCame = Date.now()
    bytes += encodedDataLength
  })
  // Of the page itself no data is reported, only that it came.
  let pageId = ''
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') pageId = requestId
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId === pageId) ofPage = encodedDataLength
  })
  await tab.goto(url, { waitUntil: 'commit' })
  const usable = await notedAt(tab, 'usable')
  const [requestsBefore, before] = [asked, bytes]
  const drawn = await notedAt(tab, 'drawn')
  while (Date.now() - lastCame < QUIET_MS) await tab.waitForTimeout(200)
  const { largest, blocked } = await tab.evaluate(seenOfPage)
  await browser.close()
  const kib = { kibBefore: before / 1024, kib: bytes / 1024, kibOfPage: ofPage / 1024 }
  return { usable, drawn, largest, blocked, requestsBefore, requests: asked, scripts, ...kib }
}

type Observed = { largest: number; firstPaint: number; tasks: [start: number, duration: number][] }

/** What the page's observers saw. Sent to the browser as text. */
function seenOfPage(): Pick<Visit, 'largest' | 'blocked'> {
  const { largest, firstPaint, tasks } = (globalThis as unknown as { observed: Observed }).observed
  const over = tasks.filter(([start, duration]) => start + duration > firstPaint)
  return { largest, blocked: over.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0) }
}

/** Watches paints and long tasks. Sent to the browser as text. */
function observePage() {
  const observed: Observed = { largest: Number.NaN, firstPaint: 0, tasks: [] }
  ;(globalThis as unknown as { observed: Observed }).observed = observed
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime))
  observe('longtask', ({ startTime, duration }) => observed.tasks.push([startTime, duration]))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
}

type Noted = 'usable' | 'drawn'

async function notedAt(tab: Page, name: Noted): Promise<number> {
  const noted = await tab.waitForFunction(
    (what) => (globalThis as { noted?: Record<string, number> }).noted?.[what],
    name,
    { polling: 50, timeout: 60_000 },
  )
  return (await noted.jsonValue()) ?? Number.NaN
}

/**
 * Notes when what is looked for has been painted and the page answers again; and when the app has drawn it, since a page may
 * show it early (web/early/earlyScreen.ts). Sent to the browser as text.
 */
function noteUsable(ready: string) {
  const noted: Partial<Record<Noted, number>> = {}
  ;(globalThis as { noted?: typeof noted }).noted = noted
  const isShown = (name: Noted) => {
    const found = document.querySelector(ready)
    const counts = name === 'usable' || !document.getElementById('early')
    return found && counts && found.getBoundingClientRect().height > 0
  }
  const look = (name: Noted) => {
    if (isShown(name)) setTimeout(() => (noted[name] = performance.now()))
    else requestAnimationFrame(() => look(name))
  }
  requestAnimationFrame(() => look('usable'))
  requestAnimationFrame(() => look('drawn'))
}
