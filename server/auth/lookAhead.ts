import { createMiddleware } from 'hono/factory'

/**
 * Keeps those who only look ahead from using anything up: mail scanners ask with HEAD, browsers fetch beforehand what
 * somebody might click.
 */
export const ignoreLookAhead = createMiddleware(async (c, next) => {
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  if (/prefetch|prerender/i.test(purpose)) return c.body(null, 503) // so that the click itself asks again
  await next()
})
