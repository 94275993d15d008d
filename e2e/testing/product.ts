import { type Browser, chromium } from 'playwright-core'
import { screenOf } from '#shared/paths.ts'
import { siteOf } from '#server/site.ts'
import type { Settings } from '#server/settings.ts'
import { startTestServer } from '#server/testing.ts'
import { chromiumPath } from '../../scripts/chromium.mjs'
import { isTurnedIn, withTurnedClock } from './clock.ts'
import { withFilesTogether } from './filesTogether.ts'

/** Stands between the browser and the server: what it answers instead, or null. */
export type Between = (request: Request) => Promise<Response | null> | Response | null
export type Product = Awaited<ReturnType<typeof startProduct>>

let browser: Promise<Browser> | undefined
let plain: Promise<Product> | undefined

/** The browser of this worker, which all its files share: each of their windows is a stranger to the others. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  return browser
}

/** A server as it is without settings, which the files of this worker share: people are separate. It ends with the worker. */
export function sharedProduct(): Promise<Product> {
  plain ??= startProduct()
  return plain
}

/** The service worker as it was built, which fetches the files that it keeps one by one. */
export const AS_BUILT = 'as built'

/**
 * A server that listens, on a database of its own. The clock is the real one, or as the run turns it (clock.ts).
 *
 * @param worker whether its service worker is as it was built; else it gets its files in one answer
 */
export async function startProduct(
  between: Between = () => null,
  settings: Partial<Settings> = {},
  worker?: typeof AS_BUILT,
) {
  const server = await startTestServer({ now: () => new Date(), settings })
  const built = siteOf(server.app, server.settings).fetch
  const site = worker === AS_BUILT ? built : withFilesTogether(built)
  const baseURL = await server.listen(async (request) => {
    const { pathname } = new URL(request.url)
    if (isTurnedIn(pathname)) return turned(pathname, await site(new Request(request.url)))
    const isLong = CODE.test(pathname) || (request.method === 'GET' && screenOf(pathname) !== null)
    return (await between(request)) ?? site(isLong ? uncompressed(request) : request)
  })
  return { server, baseURL }
}

/** Each server would compress them and the pages anew: two seconds of a processor for the first page, six for the demo's worker. */
const CODE = /^\/(?:index\.html|(?:assets|demo)\/[^/]+\.(?:js|css))$/

function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return new Request(request.url, { headers })
}

/** Only in a run whose clock is turned. @param answer not compressed */
async function turned(path: string, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const code = withTurnedClock(path, Buffer.from(await answer.arrayBuffer()))
  return new Response(new Uint8Array(code), { headers })
}
