import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Settings } from '#server/settings.ts'
import type { Pages } from './pages.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types goal-crusher', // web/trustedTypes.ts
].join('; ')

/**
 * The headers by which every answer restricts the browser; in production also to encrypted connections.
 *
 * @param inPage the inline scripts and styles, by their hashes as the policy writes them: no others count there
 */
export function securityHeaders(
  { APP_ENV }: Pick<Settings, 'APP_ENV'>,
  { scripts, styles }: Pages['hashes'] = { scripts: [], styles: [] },
): [string, string][] {
  const policy = CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
  )
  const headers: [string, string][] = [
    [
      'content-security-policy',
      policy.replace("style-src 'self'", ["style-src 'self'", ...styles].join(' ')),
    ],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
  ]
  if (APP_ENV === 'production')
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains'])
  return headers
}

/** What the answer that carries the demo's worker says besides: a worker has a policy of its own, and this one compiles a database. */
export const WORKER_POLICY: [string, string] = [
  'content-security-policy',
  CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
]

/** The part of them that means something on a file that no browser shows as a page: the rest would cost bytes alone. */
export function fileHeaders(settings: Pick<Settings, 'APP_ENV'>): [string, string][] {
  const forFiles = ['x-content-type-options', 'strict-transport-security']
  return securityHeaders(settings).filter(([name]) => forFiles.includes(name))
}

/**
 * Puts them on whatever the routes answer. Browsers store none of it unless a route says so.
 *
 * Behind a socket they are given to it before the routes run: that is half the work of changing each answer.
 */
export function secured(settings: Pick<Settings, 'APP_ENV'>) {
  const headers = [...securityHeaders(settings), ['cache-control', 'no-store'] as const]
  return createMiddleware(async (c, next) => {
    const { outgoing: socket } = (c.env ?? {}) as Partial<HttpBindings>
    if (socket) for (const [name, value] of headers) socket.setHeader(name, value)
    await next()
    if (socket) return
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
