import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { PATHS, screenOf } from '#shared/paths.ts'
import { isServed } from '#shared/servedPaths.ts'
import type { Settings } from '#server/settings.ts'
import { fastBrotli } from './fastBrotli.ts'
import { type Encoding, readFiles, type SiteFile } from './files.ts'
import { ownHosts } from './ownHosts.ts'
import { type HeadOfPages, type PageHead, withHead } from './pageHead.ts'
import { openPages, PAGE, type Pages } from './pages.ts'
import { fileHeaders, securityHeaders, WORKER_POLICY } from './security.ts'

/**
 * Where people come to first, and what the service worker keeps. A page takes a third of a second to compress: others do when they are
 * asked for first.
 */
const FIRST_PAGES = [PATHS.landing, PATHS.login, PATHS.signup, PATHS.dashboard, `/${PAGE}`]
const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url))
type Fetch = (request: Request, env?: object) => Response | Promise<Response>

/**
 * The API and the built screens under one address. Any path that is no file and not the API's is a screen's.
 *
 * @param heads pages that have a head of their own, which the API answers
 */
export function withSite(
  api: Hono,
  settings: Pick<Settings, 'APP_ENV' | 'SITE_URL' | 'ALLOWED_HOSTS'>,
  folder = BUILT,
  heads: HeadOfPages | null = null,
): { fetch: Fetch; warm: () => Promise<void> } {
  const files = readFiles(folder)
  const pages = openPages(files)
  const site = openSite(settings, files, pages)
  const headed = heads && openHeaded(api, settings, pages, heads)
  const isOwnHost = ownHosts(settings)
  return {
    /** Compresses what a first visit takes beforehand, one file after the other, so that not even the first visitor waits. */
    async warm() {
      const { of } = await pages
      for (const file of [...FIRST_PAGES.map(of), ...files.values()])
        if (file?.canCompress) await file.bytes('br')
    },
    fetch(request, env) {
      if (!isOwnHost(request.url, env)) return plainText(421, FOREIGN_HOST, securityHeaders(settings))
      const path = pathOf(request)
      if (isServed(path)) return api.fetch(request, env)
      return headed && heads.isOf(path) ? headed(request, path, env) : site(request, path)
    },
  }
}

function openSite(
  settings: Pick<Settings, 'APP_ENV'>,
  files: Map<string, SiteFile>,
  opening: Promise<Pages>,
) {
  const headers = securityHeaders(settings)
  const headersOfAssets = fileHeaders(settings)

  return async function answer(request: Request, path: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'This address takes GET', [...headers, ['allow', 'GET, HEAD']])
    const pages = await opening
    const name = nameOf(path)
    const file = name === PAGE ? undefined : files.get(name)
    const isThere = name === PAGE || isScreenHere(path, settings)
    const page = file || isHashed(name) ? undefined : isThere ? pages.of(path) : pages.unknown
    if (page) {
      const ofPage = securityHeaders(settings, pages.hashes)
      const all: [string, string][] = [...ofPage, ['cache-control', lifetimeOf(name)]]
      return fileAnswer(request, page, all, isThere ? 200 : 404)
    }
    if (!file) return plainText(404, files.size === 0 ? NOT_BUILT : 'There is no such file', headers)
    const own = isHashed(name) ? headersOfAssets : headers
    const policy = DEMO_WORKER.test(name) ? [WORKER_POLICY] : []
    return fileAnswer(request, file, [...own, ...policy, ['cache-control', lifetimeOf(name)]])
  }
}

/** Whether a path shows a screen on this server. The gallery of parts is for development. */
function isScreenHere(path: string, { APP_ENV }: Pick<Settings, 'APP_ENV'>): boolean {
  const name = screenOf(path)
  return name !== null && (APP_ENV === 'development' || PATHS[name] !== PATHS.gallery)
}

/** Answers pages that have a head of their own. What is not there is the same page with 404, which says so when it has asked. */
function openHeaded(
  api: Hono,
  settings: Pick<Settings, 'APP_ENV' | 'SITE_URL'>,
  opening: Promise<Pages>,
  heads: HeadOfPages,
) {
  return async function answer(request: Request, path: string, env?: object): Promise<Response> {
    const pages = await opening
    const page = pages.of(path)
    if (!page || (request.method !== 'GET' && request.method !== 'HEAD'))
      return plainText(
        page ? 405 : 404,
        page ? 'This address takes GET' : NOT_BUILT,
        securityHeaders(settings),
      )
    const asking = Object.fromEntries(
      [...request.headers].filter(([name]) => name === 'host' || name === 'x-forwarded-for'),
    )
    const ask = async (address: string) =>
      api.fetch(new Request(new URL(address, request.url), { headers: asking }), env)
    const head: PageHead | Response = await heads.head(path, settings.SITE_URL.replace(/\/$/, ''), ask)
    const isThere = !(head instanceof Response)
    if (!isThere && head.status !== 404) return head
    const html = withHead((await page.bytes('identity')).toString(), isThere ? head : null)
    const isBrotli = encodingFor(request.headers.get('accept-encoding') ?? '') === 'br'
    const body = isBrotli ? await fastBrotli(html) : html
    return new Response(request.method === 'HEAD' ? null : body, {
      status: isThere ? 200 : 404,
      headers: [
        ...securityHeaders(settings, pages.hashes),
        ['content-type', page.contentType],
        ['cache-control', 'no-store'],
        ['x-robots-tag', 'noindex'],
        ['vary', 'accept-encoding'],
        ...(isBrotli ? [['content-encoding', 'br'] satisfies [string, string]] : []),
      ],
    })
  }
}

const FOREIGN_HOST =
  'This server does not answer to that name. Its operator may add it to SITE_URL or ALLOWED_HOSTS.'
const NOT_BUILT = 'The screens are not built yet. Run: npm run build'

async function fileAnswer(
  request: Request,
  file: SiteFile,
  headers: [string, string][],
  status: 200 | 404 = 200,
): Promise<Response> {
  const encoding = file.canCompress ? encodingFor(request.headers.get('accept-encoding') ?? '') : 'identity'
  const etag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const all: [string, string][] = [...headers, ['etag', etag], ['vary', 'accept-encoding']]
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })

  const bytes = await file.bytes(encoding)
  all.push(['content-type', file.contentType], ['content-length', String(bytes.length)])
  if (encoding !== 'identity') all.push(['content-encoding', encoding])
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers: all })
}

const DEMO_WORKER = /^demo\/worker-[\w-]+\.js$/

/** Files in these folders carry a hash of their content in their name, so a copy is good for ever. */
function isHashed(name: string): boolean {
  return name.startsWith('assets/') || name.startsWith('demo/')
}

function lifetimeOf(name: string): string {
  return isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The best encoding that a browser says it takes. `q=0` means that it does not. */
function encodingFor(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

function isKnown(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

function pathOf(request: Request): string {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  return request.url.slice(start).split(/[?#]/, 1)[0] ?? '/'
}

function nameOf(path: string): string {
  try {
    return decodeURIComponent(path).slice(1)
  } catch {
    return '' // no path that a screen of ours has
  }
}

function plainText(status: number, text: string, headers: [string, string][]): Response {
  return new Response(text, { status, headers: [...headers, ['content-type', 'text/plain; charset=utf-8']] })
}
