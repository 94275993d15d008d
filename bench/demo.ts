import { type BrowserContext, chromium } from 'playwright-core'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'
import { chromiumPath } from '../scripts/chromium.mjs'

const ROUNDS = 5

/** When a page's demo had its files, and when it answered the first call. Milliseconds since the page began. */
type Start = { files: number; answer: number }

/** How long a demo takes to begin, and to start again without a network. Returns a Markdown table. */
export async function benchDemo({ site }: World): Promise<string> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const first: Start[] = []
  const second: Start[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: site })
    await context.addInitScript(noteStart)
    first.push(await startOf(context, '/try'))
    await context.setOffline(true)
    second.push(await startOf(context, '/dashboard'))
    await context.close()
  }
  await browser.close()
  const row = (name: string, values: number[], most: number) => [
    name,
    figure(median(values) / 1000, 2),
    figure(Math.max(...values) / 1000, 2),
    String(most),
  ]
  return markdownTable(
    ['start of a demo', 'median, s', 'slowest, s', 'at most, s'],
    [
      row('the first, from its files to its first answer', first.map(afterFiles), 4),
      row(
        'the second, without a network, from opening the page',
        second.map(({ answer }) => answer),
        2,
      ),
    ],
  )
}

const afterFiles = ({ files, answer }: Start) => answer - files

async function startOf(context: BrowserContext, path: string): Promise<Start> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(path)
  await page.waitForURL('**/dashboard')
  const noted = await page.waitForFunction(() => {
    const { start } = globalThis as unknown as { start: Start }
    return start.answer > 0 && start
  })
  const start = await noted.jsonValue()
  await page.waitForFunction(async () => {
    const kept = await (await caches.open('demo')).keys()
    const isControlled = navigator.serviceWorker.controller?.state === 'activated'
    return isControlled && kept.some(({ url }) => url.includes('/worker-'))
  })
  await page.close()
  if (start === false) throw new Error('The demo did not start')
  return start
}

/** Runs in the page, before anything else: looks over the shoulder of the demo's worker. */
function noteStart() {
  const noting = globalThis as unknown as { start: Start; Worker: typeof Worker }
  noting.start = { files: 0, answer: 0 }
  const { start } = noting
  noting.Worker = class extends Worker {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      super(...made)
      this.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
        if (data['kind'] === 'progress' && data['loaded'] === data['total']) start.files = performance.now()
        if (data['kind'] === 'head' && start.answer === 0) start.answer = performance.now()
      })
    }
  }
}
