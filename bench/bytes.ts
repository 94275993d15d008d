import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { isProtected } from '#shared/paths.ts'
import { figure, markdownTable } from './table.ts'
import type { World } from './world.ts'
import { chromiumPath } from '../scripts/chromium.mjs'

const PAGES: [path: string, ready: string, mostJavaScript: number][] = [
  ['/', '[data-bench=landing]', 80],
  ['/auth/login', 'h1', 86],
  ['/auth/signup', 'h1', 88],
  ['/dashboard?view=week', '[data-bench=calendar]', 146],
  ['/analytics', '[data-bench=period-week]', 181],
]

/** What a first visit loads, as it crosses the wire, and how much the page shifts. Returns a Markdown table. */
export async function benchBytes(world: World): Promise<string> {
  const session = await world.signUp('bytes')
  const rows: string[][] = []
  for (const [path, ready, most] of PAGES) {
    const { script, inPage, style, font, page, other, requests, shift } = await firstLoad(
      world.site + path,
      ready,
      session,
    )
    rows.push([
      path,
      kib(script + inPage),
      String(most),
      ...[inPage, page - inPage, style, font, other].map(kib),
      String(requests),
      figure(shift, 3),
    ])
  }
  return markdownTable(
    [
      'page',
      'JavaScript, KiB',
      'at most',
      'of it React in the page',
      'rest of the page',
      'CSS',
      'fonts',
      'other',
      'requests',
      'layout shift',
    ],
    rows,
  )
}

async function firstLoad(url: string, ready: string, session: object) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  // The service worker would fetch the whole application behind the first visit.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const isGuarded = isProtected(new URL(url).pathname)
  if (isGuarded) {
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const)
  }
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { __shift: number }
    seen.__shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.__shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Other: 0 }
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type in bytes ? (type as keyof typeof bytes) : 'Other'] += encodedDataLength
  })
  const html = (await (await page.goto(url))?.text()) ?? ''
  await page.locator(ready).first().waitFor()
  await page.waitForTimeout(2000)
  const shift = await page.evaluate(() => (globalThis as unknown as { __shift: number }).__shift)
  await browser.close()
  const inPage = reactIn(html)
  const { Document: document, Script: script, Stylesheet: style, Font: font, Other: other } = bytes
  return { script, inPage, style, font, page: document, other, requests: types.size, shift }
}

/** How much of a page React is (scripts/reactInPage.ts): by how much it is shorter without it, as the server compresses it. */
function reactIn(html: string): number {
  const without = html.replace(/<script>(?:(?!<\/script>)[^])*pageModules=[^]*?<\/script>/, '')
  return brotliCompressSync(html).length - brotliCompressSync(without).length
}

const kib = (bytes: number) => figure(bytes / 1024)
