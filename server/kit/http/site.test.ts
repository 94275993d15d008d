import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'
import { withSite } from './site.ts'

const folder = temporaryFolder('site')
afterAll(() => rmSync(folder, { recursive: true }))
const script = `export const text = '${'goal '.repeat(1000)}'`
mkdirSync(path.join(folder, 'assets'))
const PAGE = '<!doctype html><head><script>early()</script><title>Goal Crusher</title></head>'
writeFileSync(path.join(folder, 'index.html'), PAGE)
const STYLE = '.week{display:grid}'
const PHONE = '(max-width: 40rem)'
const EARLY = 'drawEarly()'
const SCREENS: Record<string, { file: string; media?: string; isInPage?: true }[]> = {
  landing: [{ file: 'assets/landing-1a2b.js' }],
  signup: [{ file: 'assets/signup-1a2b.js' }],
  dashboard: [
    { file: 'assets/guarded-1a2b.js' },
    { file: 'assets/guarded-1a2b.css' },
    { file: 'assets/compact-1a2b.js', media: PHONE },
    { file: 'assets/compact-1a2b.css', media: PHONE },
    { file: 'early-dashboard.js', isInPage: true },
  ],
  gallery: [{ file: 'assets/gallery-1a2b.js' }],
  notFound: [{ file: 'assets/lost-1a2b.js' }],
}
writeFileSync(path.join(folder, 'screens.json'), JSON.stringify(SCREENS))
writeFileSync(path.join(folder, 'early-dashboard.js'), EARLY)
writeFileSync(path.join(folder, 'sw.js'), 'self.skipWaiting()')
writeFileSync(path.join(folder, 'assets/main-1a2b.js'), script)
writeFileSync(path.join(folder, 'assets/guarded-1a2b.css'), STYLE)
writeFileSync(path.join(folder, 'assets/font-1a2b.woff2'), Buffer.alloc(5000, 1))
mkdirSync(path.join(folder, 'demo'))
writeFileSync(path.join(folder, 'demo/worker-1a2b.js'), script)
writeFileSync(path.join(folder, 'demo/pglite-1a2b.wasm'), Buffer.alloc(5000, 2))
writeFileSync(path.join(folder, 'demo/pglite-1a2b.wasm.br'), brotliCompressSync(Buffer.alloc(5000, 2)))

const api = new Hono().get('/api/health', (c) => c.json({ status: 'ok' }))
const site = withSite(api, { APP_ENV: 'production', SITE_URL: 'http://localhost' }, folder)
const ask = async (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(new Request(`http://localhost${address}`, { headers, method }))
const SCRIPT = '/assets/main-1a2b.js'

test.each([
  ['/', 200],
  ['/dashboard', 200],
  ['/auth/login', 200],
  ['/index.html', 200],
  ['/dashboard/elsewhere', 404],
  ['/a/b.c', 404],
  ['/%ff', 404],
  ['/..%2f..%2fetc/passwd', 404],
])('%s is no file, so it is a page, with status %i', async (address, status) => {
  const answer = await ask(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<title>Goal Crusher</title>')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const again = await ask(address, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(status === 200 ? 304 : 404)
})

test('the gallery of parts is a page in development, and in production an unknown address', async () => {
  const development = withSite(api, { APP_ENV: 'development', SITE_URL: 'http://localhost' }, folder)
  const there = await development.fetch(new Request('http://localhost/dev/gallery'))
  expect([there.status, await there.text()]).toEqual([200, expect.stringContaining('gallery-1a2b.js')])
  const away = await ask('/dev/gallery/')
  expect([away.status, await away.text()]).toEqual([404, await (await ask('/no-such-page')).text()])
})

test.each([
  ['/', SCREENS.landing],
  ['/dashboard', SCREENS.dashboard],
  ['/dashboard/?date=2026-03-02', SCREENS.dashboard],
  ['/auth/anything', SCREENS.signup],
  ['/dashboard/elsewhere', SCREENS.notFound],
  ['/no-such-page', SCREENS.notFound],
  ['/index.html', []],
])('the page of %s names the files that its screen begins with', async (address, files = []) => {
  const html = await (await ask(address)).text()
  const named = [
    ...html.matchAll(
      /<link rel="(\w+)"(?: fetchpriority="low")? crossorigin href="\/([^"]+)"(?: media="([^"]+)")?(?: disabled)?>/g,
    ),
  ]
  const linked = files.filter(({ isInPage }) => !isInPage)
  // The styles of every window are in the page, and cost it nothing where nothing has their classes.
  const ofWindow = ({ file, media }: (typeof files)[number]) =>
    media && !file.endsWith('.css') ? { file, media } : { file }
  expect(new Set(named.map(([, , file, media]) => ({ file, ...(media && { media }) })))).toEqual(
    new Set(linked.map(ofWindow)),
  )
  for (const [, rel, file] of named) expect(rel).toBe(file?.endsWith('.css') ? 'stylesheet' : 'modulepreload')
  // The first answers go before what the page names ahead, but for the screen's own code.
  const preloads = [...html.matchAll(/<link rel="modulepreload"( fetchpriority="low")?/g)]
  expect(preloads.map(([, low]) => low !== undefined)).toEqual(preloads.map((_, at) => at > 0))
  const early = files.length > linked.length ? `<script>${EARLY}</script>` : ''
  expect(html.replaceAll(/<link [^>]*>|<style>.*?<\/style>/g, '')).toBe(
    PAGE.replace('</head>', `${early}</head>`),
  )
})

test('the styles of a screen stand in its page, which allows no others; their links are off', async () => {
  const answer = await ask('/dashboard')
  const html = await answer.text()
  expect(html).toContain(`<style>${STYLE}</style>`)
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/guarded-1a2b.css" disabled>')
  // The browser asks for the code while the styles are on their way.
  expect(html.indexOf('<link rel="modulepreload"')).toBeLessThan(html.indexOf('<style>'))
  const hash = createHash('sha256').update(STYLE).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(await (await ask('/')).text()).not.toContain('<style>')
})

test('what the build says about screens, and a script that stands in a page, are no files of the site', async () => {
  expect(await (await ask('/early-dashboard.js')).text()).toContain('<title>Goal Crusher</title>')
  expect(await (await ask('/screens.json')).text()).toContain('<title>Goal Crusher</title>')
})

test('a page may run the scripts that stand in pages, and no other answer may', async () => {
  const policyOf = async (address: string) => (await ask(address)).headers.get('content-security-policy')
  const [all, dashboard] = ['early()', EARLY].map((text) =>
    createHash('sha256').update(text).digest('base64'),
  )
  for (const address of ['/', '/dashboard', '/index.html'])
    expect(await policyOf(address)).toContain(`script-src 'self' 'sha256-${all}' 'sha256-${dashboard}';`)
  expect(await policyOf('/sw.js')).toContain("script-src 'self';")
})

test("the API's addresses are the API's", async () => {
  expect(await (await ask('/api/health?x=1')).json()).toEqual({ status: 'ok' })
  for (const address of [
    '/api/nothing',
    '/auth/v1/x',
    '/v1/x',
    '/dev/mailbox',
    '/mcp',
    '/dav/',
    '/.well-known/x',
  ])
    expect((await ask(address)).status).toBe(404)
})

test('a hashed file may be kept for ever, and one that is gone is not a screen', async () => {
  const answer = await ask(SCRIPT)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toBe(script)
  expect((await ask('/assets/main-0000.js')).status).toBe(404)
  expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('text is compressed as the browser likes it, and fonts are not', async () => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const brotli = await ask(SCRIPT, { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(script)
  const zipped = await ask(SCRIPT, { 'accept-encoding': 'br;q=0, gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(script)
  expect(zipped.headers.get('vary')).toBe('accept-encoding')
  const font = await ask('/assets/font-1a2b.woff2', { 'accept-encoding': 'br' })
  expect(font.headers.get('content-encoding')).toBeNull()
})

test('what the browser has already is not sent again', async () => {
  const headers = { 'accept-encoding': 'br' }
  const etag = (await ask(SCRIPT, headers)).headers.get('etag') ?? ''
  const again = await ask(SCRIPT, { ...headers, 'if-none-match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await ask(SCRIPT, { 'if-none-match': etag })).status).toBe(200) // another encoding is another answer
})

test('a file that the build compressed is sent so, and its compressed form is no address of its own', async () => {
  const wasm = await ask('/demo/pglite-1a2b.wasm', { 'accept-encoding': 'br' })
  expect([wasm.headers.get('content-type'), wasm.headers.get('content-encoding')]).toEqual([
    'application/wasm',
    'br',
  ])
  expect(brotliDecompressSync(Buffer.from(await wasm.arrayBuffer()))).toEqual(Buffer.alloc(5000, 2))
  expect((await (await ask('/demo/pglite-1a2b.wasm')).arrayBuffer()).byteLength).toBe(5000)
  expect(wasm.headers.get('cache-control')).toContain('immutable')
  for (const address of ['/demo/pglite-1a2b.wasm.br', '/demo/worker-0000.js'])
    expect((await ask(address)).status).toBe(404)
})

test('only the answer that carries the worker lets it compile WebAssembly', async () => {
  const policyOf = async (address: string) => (await ask(address)).headers.get('content-security-policy')
  expect(await policyOf('/demo/worker-1a2b.js')).toContain("script-src 'self' 'wasm-unsafe-eval'")
  for (const address of ['/', '/try', '/sw.js', '/demo/pglite-1a2b.wasm'])
    expect((await policyOf(address)) ?? '').not.toContain('wasm-unsafe-eval')
})

test('HEAD tells the same without the content, and nothing can be sent to a screen', async () => {
  const head = await ask(SCRIPT, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(script.length),
    '',
  ])
  const post = await ask('/dashboard', {}, 'POST')
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('every answer refuses what is not ours, in production also what is not encrypted', async () => {
  for (const address of ['/', '/sw.js', SCRIPT, '/assets/none.js']) {
    const { headers } = await ask(address)
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (address === SCRIPT) continue // a hashed file is never a page or a worker: no policy of its own
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('before the first build it says what to do', async () => {
  const empty = withSite(
    api,
    { APP_ENV: 'development', SITE_URL: 'http://localhost' },
    path.join(folder, 'none'),
  )
  const answer = await empty.fetch(new Request('http://localhost/'))
  expect([answer.status, await answer.text()]).toEqual([
    404,
    'The screens are not built yet. Run: npm run build',
  ])
})
