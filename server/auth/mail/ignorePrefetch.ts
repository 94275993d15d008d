import type { Context } from 'hono'

/**
 * Answers a request that only looks ahead, so that it uses no token up: mail scanners send HEAD, browsers prefetch what
 * may be clicked next. Null for any other request.
 */
export function ignorePrefetch(c: Context): Response | null {
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  if (/prefetch|prerender/i.test(purpose)) return c.body(null, 503) // so that the browser asks again at the click
  return null
}
